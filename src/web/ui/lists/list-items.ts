import type { Listed, ListGroup, ListSpec } from "./list-spec.ts";

/** What is drawn from top to bottom: rows, and where they stand in groups the heads of these. */
export type ListItem<Row> =
  | { kind: "head"; key: string; group: ListGroup; count: number }
  | { kind: "row"; key: string; row: Row; group: ListGroup | undefined; isFirst: boolean; isLast: boolean };

export function listItems<Row extends Listed>(
  shown: readonly Row[],
  groups: ListSpec<Row>["groups"],
  { withEmptyGroups }: { withEmptyGroups: boolean },
): readonly ListItem<Row>[] {
  if (!groups) return rowItems(shown, undefined);
  const byGroup = Map.groupBy(shown, groups.of);
  return groups.all.flatMap((group): readonly ListItem<Row>[] => {
    const rows = byGroup.get(group.id) ?? [];
    if (rows.length === 0 && !withEmptyGroups) return [];
    return [{ kind: "head", key: `group ${group.id}`, group, count: rows.length }, ...rowItems(rows, group)];
  });
}

function rowItems<Row extends Listed>(rows: readonly Row[], group: ListGroup | undefined): readonly ListItem<Row>[] {
  return rows.map((row, at) => ({ kind: "row", key: row.id, row, group, isFirst: at === 0, isLast: at === rows.length - 1 }));
}
