import { useQuery } from "@tanstack/react-query";
import { rowNamedBy, searchLength } from "#domain/search.ts";
import { paths } from "#web/lib/paths.ts";
import { useSettled } from "#web/lib/use-settled.ts";
import { foundGroups, foundIn } from "#web/queries/found-groups.ts";
import type { FoundPlace } from "#web/queries/found-place.ts";
import { searchQuery } from "#web/queries/search.ts";
import { counted } from "#web/ui/text/counted.ts";
import type { Place } from "./place.ts";

/** In letters; below it nearly everything says it. */
const least = 2;
const mostOfEach = 3;

/** Where the project one is in says what is typed, beside the places that are named so, and the way to all of it. */
export function useFound(project_id: string | undefined, typed: string, named: ReadonlySet<string>) {
  const query = useSettled(typed.trim().slice(0, searchLength));
  const isAsked = project_id !== undefined && typed.trim().length >= least && query.length >= least;
  const { data, isFetching } = useQuery({
    ...searchQuery({ project_id: project_id ?? "", query, most: mostOfEach }),
    enabled: isAsked,
  });
  if (!isAsked || !data || data.length === 0) return { places: [], isLoading: isAsked && isFetching };
  const groups = foundGroups(project_id, data, rowNamedBy(query)?.noun);
  const all: Place = {
    id: "found everywhere",
    group: "In this project's words",
    label: `Show all ${counted(foundIn(groups), { one: "result", many: "results" })} for “${query.slice(0, 60)}”`,
    to: paths.search(project_id, query),
  };
  const places = groups.flatMap(({ title, places: found }) =>
    found.filter(({ reference }) => !reference || !named.has(reference)).map((place) => placeOf(title, place)),
  );
  return { places: [...places, all], isLoading: isFetching };
}

function placeOf(list: string, { id, to, reference, title, excerpts }: FoundPlace): Place {
  const excerpt = excerpts[0]?.runs;
  return {
    id: `found ${id}`,
    group: "In this project's words",
    label: title.map(({ text }) => text).join(""),
    hint: list,
    to,
    ...(reference ? { reference } : {}),
    ...(excerpt ? { excerpt } : {}),
  };
}
