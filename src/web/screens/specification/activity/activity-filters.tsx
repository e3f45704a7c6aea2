import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import type { ActivityFilter } from "#domain/activity.ts";
import { allNouns, nouns } from "#domain/nouns/all.ts";
import { activityPeopleQuery } from "#web/queries/activity.ts";
import { usePersonNames } from "#web/queries/person-names.ts";
import type { Project } from "#web/queries/projects.ts";
import { Select } from "#web/ui/fields/select.tsx";

const everything = "*";
const kinds = [
  { value: everything, label: "Every kind" },
  ...allNouns.map((value) => ({ value, label: nouns[value].title })),
  { value: "specifications", label: "Texts" },
];

/** Whose changes, and of what, are shown; both stand in the address. */
export function ActivityFilters({ project, filter }: { project: Project; filter: ActivityFilter }) {
  const [, setSearch] = useSearchParams();
  const names = usePersonNames(project.id);
  const { data: people = [] } = useQuery(activityPeopleQuery(project.id));
  const known = filter.person && !people.includes(filter.person) ? [...people, filter.person] : people;
  function choose(key: "by" | "in", value: string) {
    setSearch(
      (now) =>
        new URLSearchParams([...[...now].filter(([name]) => name !== key), ...(value === everything ? [] : [[key, value]])]),
      { replace: true, preventScrollReset: true },
    );
  }
  return (
    <search aria-label="Activity" className="flex flex-wrap gap-2">
      <Select
        size="sm"
        aria-label="By whom"
        className="w-auto max-w-60"
        value={filter.person ?? everything}
        choices={[{ value: everything, label: "Everybody" }, ...known.map((value) => ({ value, label: names(value) }))]}
        onValueChange={(value) => choose("by", value)}
      />
      <Select
        size="sm"
        aria-label="Of what"
        className="w-auto max-w-60"
        value={filter.list ?? everything}
        choices={kinds}
        onValueChange={(value) => choose("in", value)}
      />
    </search>
  );
}
