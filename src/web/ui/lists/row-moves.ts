import type { Listed, ListSpec } from "./list-spec.ts";

/** Where rows are put: before or after another one that is shown. */
export type Drop = { id: string; side: "before" | "after" };

/** Moves rows before another one of their list, or to its end. */
export type MoveRows<Row> = (rows: readonly Row[], before: string | null) => void;

/** The row that rows put there stand before, null where they stand last, undefined where they would stand on themselves. */
export function beforeWhat(all: readonly Listed[], moved: readonly Listed[], { id, side }: Drop): string | null | undefined {
  const moving = new Set(moved.map((row) => row.id));
  if (moving.has(id)) return undefined;
  if (side === "before") return id;
  const at = all.findIndex((row) => row.id === id);
  return all.slice(at + 1).find((row) => !moving.has(row.id))?.id ?? null;
}

/** The rows as they stand once some of them are put there. */
export function put<Row extends Listed>(all: readonly Row[], moved: readonly Row[], { id, side }: Drop): readonly Row[] {
  const others = all.filter((row) => !moved.includes(row));
  const at = others.findIndex((row) => row.id === id) + (side === "before" ? 0 : 1);
  return others.toSpliced(at, 0, ...moved);
}

/** Where rows go that are moved by one, among those that are shown; null where they cannot. */
export function oneOn<Row extends Listed>(
  { shown, groups }: { shown: readonly Row[]; groups: ListSpec<Row>["groups"] },
  moved: readonly Row[],
  direction: "up" | "down",
): Drop | null {
  const places = moved.map((row) => shown.indexOf(row));
  const next = direction === "up" ? shown[Math.min(...places) - 1] : shown[Math.max(...places) + 1];
  if (!next || !areTogether([...moved, next], groups)) return null;
  return { id: next.id, side: direction === "up" ? "before" : "after" };
}

/** Rows of different groups do not change places. */
export function areTogether<Row extends Listed>(rows: readonly Row[], groups: ListSpec<Row>["groups"]): boolean {
  return !groups || new Set(rows.map(groups.of)).size <= 1;
}
