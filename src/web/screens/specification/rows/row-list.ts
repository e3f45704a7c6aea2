import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { cite } from "#domain/citation.ts";
import { isVersioned, type Noun, nouns } from "#domain/nouns/all.ts";
import { choicesOf, type Field, none } from "#domain/nouns/noun.ts";
import { hasUnsavedRow, useUnsavedRows } from "#web/editing/unsaved.ts";
import { type ListedRow, rowsQuery } from "#web/queries/rows.ts";
import type { ListSpec } from "#web/ui/lists/list-spec.ts";
import { byName, type ListFilter, type ListSort } from "#web/ui/lists/narrow-list.ts";
import { useList } from "#web/ui/lists/use-list.ts";
import { useAcceptanceFilter } from "#workspace/acceptance/use-acceptance-filter.ts";
import { useFindingsFilter } from "#workspace/wording/use-findings-filter.ts";
import { useWorkspace } from "#workspace/workspace/workspace.ts";
import { useTraceFilters } from "./use-trace-filters.ts";
import type { Written } from "./written-cells.tsx";

const nothing: readonly never[] = [];

export const rowSorts: readonly ListSort<Written>[] = [
  { key: "name", label: "By name", compare: byName },
  { key: "oldest", label: "Oldest first", compare: (a, b) => a.number - b.number },
  { key: "newest", label: "Newest first", compare: (a, b) => b.number - a.number },
];

type Narrowing<Row extends Written> = Partial<Omit<ListSpec<Row>, "rows" | "text">> & {
  /** What the search looks through beside the row's own words. */
  also?: (row: Row) => readonly (string | undefined)[];
};

/** A list of a noun's rows: called, cited, searched and sorted as all of them are. */
export function useRowList<Row extends Written>(
  noun: Noun,
  rows: readonly Row[] = nothing,
  { also, groups, ...narrowing }: Narrowing<Row> = {},
) {
  const { one, many, fields } = nouns[noun];
  const [byValue, ...others] = narrowing.sorts ?? sortsOf(noun);
  const open = Object.entries<Field>(fields).filter(([, { choices, nothing }]) => choices && nothing);
  const { project } = useWorkspace();
  const signature = useUnsavedRows(project.id);
  const traceFilters = useTraceFilters(noun);
  const acceptanceFilter = useAcceptanceFilter(noun, rows.length > 0);
  const findingsFilter = useFindingsFilter();
  const staysAt = useRef(new Map<string, string>());
  /** A row that others move to another group stays where it is while words for it are being typed. */
  function groupOf(row: Row, of: (row: Row) => string) {
    const group = (hasUnsavedRow(row.project_id, row.id) && staysAt.current.get(row.id)) || of(row);
    staysAt.current.set(row.id, group);
    return group;
  }
  return useList<Row>({
    noun: { one, many },
    name: ({ name }) => name,
    reference: ({ number }) => cite(noun, number),
    text: (row) => [cite(noun, row.number), ...wordsOf(noun, row), ...(also?.(row) ?? [])].join("\n"),
    ...narrowing,
    sorts: [...(byValue ? [byValue] : []), ...open.map(sortOf), ...others],
    filters: [...(narrowing.filters ?? nothing), ...open.map(filterOf), ...traceFilters, acceptanceFilter, findingsFilter],
    ...(groups ? { groups: { ...groups, signature, of: (row) => groupOf(row, groups.of) } } : {}),
    rows,
  });
}

/** Rows that are not moved stand oldest first anyway. */
const sortsOf = (noun: Noun) => (isVersioned(noun) ? rowSorts.filter(({ key }) => key !== "oldest") : rowSorts);

/** The same of all rows the project has. */
export function useProjectRows<Name extends Noun>(noun: Name, narrowing: Narrowing<ListedRow<Name> & Written> = {}) {
  const { project } = useWorkspace();
  const { data } = useQuery(rowsQuery(noun, project.id));
  // each has a name, which the types cannot see of a noun that is a parameter
  return useRowList(noun, data as readonly (ListedRow<Name> & Written)[] | undefined, narrowing);
}

/** What a row says of a choice that may be left open. */
const chosenIn = (row: object, name: string) => String(new Map(Object.entries(row)).get(name) ?? none);

function filterOf([name, field]: [string, Field]): ListFilter<Written> {
  const label = field.label ?? name;
  return { key: name, label, all: `Any ${label.toLowerCase()}`, choices: choicesOf(field), of: (row) => chosenIn(row, name) };
}

/** In the order of the choices; what is open comes last. */
function sortOf([name, { label = name, choices = {} }]: [string, Field]): ListSort<Written> {
  const order = [...Object.keys(choices), none];
  const placeOf = (row: Written) => order.indexOf(chosenIn(row, name));
  return { key: name, label: `By ${label.toLowerCase()}`, compare: (a, b) => placeOf(a) - placeOf(b) || a.number - b.number };
}

function wordsOf(noun: Noun, row: Written): unknown[] {
  const values = new Map<string, unknown>(Object.entries(row));
  return Object.entries<Field>(nouns[noun].fields).map(([name, { kind, choices }]) => {
    const value = values.get(name);
    if (kind === "reference") return "";
    return typeof value === "string" ? (choices?.[value] ?? value) : "";
  });
}
