import type { Query, QueryClient, QueryFilters, QueryKey } from "@tanstack/react-query";

/** A row of a list that can be shown as it was answered, and of some lists be read again by itself. */
export type ListedRow = { id: string; revision?: number; number?: number; position?: number };
export type ReadRows = (ids: readonly string[]) => Promise<readonly ListedRow[]>;

/** Of a list that comes newest first: by which time, and which rows are in it. */
export type NewestFirst = { by: "created_at" | "updated_at"; holds?: (row: ListedRow) => boolean };

/** The row that a mutation answers, as lists read it. */
export const answered = (data: unknown) => [data as ListedRow];

/** Beyond so many the whole list is no more than they are. */
const MOST = 50;

/** The rows that changed and, where that was answered, what they are now: those that are missing are gone. */
export type Changed = { ids: readonly string[]; known?: readonly ListedRow[] | undefined };

/** Reads again what the filters match; where only some rows changed, a list that can reads no more than those, and what is known not at all. */
export async function refresh(client: QueryClient, filters: QueryFilters, changed?: Changed): Promise<void> {
  const queries = client.getQueryCache().findAll(filters);
  await Promise.all(queries.map((query) => (changed ? refreshRows(client, query, changed) : refreshWhole(client, query))));
}

/** Shows what a save answered. What is being read by then may be of before the save, and is read again instead. */
export function showAnswer(client: QueryClient, queryKey: QueryKey, answer: unknown) {
  client.setQueryData(queryKey, answer);
  if (client.getQueryState(queryKey)?.fetchStatus === "fetching") void client.invalidateQueries({ queryKey, exact: true });
}

/** Leaves lists as they are shown, though something in them changed; the next time they are read it is whole. */
export function holdBack(client: QueryClient, filters: QueryFilters) {
  for (const query of client.getQueryCache().findAll(filters)) heldBack.add(query);
}

const heldBack = new WeakSet<Query>();

function refreshWhole(client: QueryClient, query: Query) {
  heldBack.delete(query);
  return client.invalidateQueries({ queryKey: query.queryKey, exact: true });
}

/** What is being read of a list: one after the other, so that an older answer never comes last. */
const lanes = new WeakMap<Query, Promise<unknown>>();

function refreshRows(client: QueryClient, query: Query, { ids, known }: Changed): Promise<unknown> {
  const { rows: read, newestFirst } = query.meta ?? {};
  const isReadable = read !== undefined || (newestFirst !== undefined && known !== undefined);
  if (!isReadable || ids.length > MOST || heldBack.has(query) || !isAtRest(query)) return refreshWhole(client, query);
  const turn = (lanes.get(query) ?? Promise.resolve()).then(async () => {
    const fresh = known?.filter(newestFirst?.holds ?? (() => true)) ?? (await read?.(ids).catch(() => null)) ?? null;
    const shown: unknown = query.state.data;
    // a list that is read whole by now knows of the change too
    if (fresh === null || heldBack.has(query) || !isAtRest(query) || !Array.isArray(shown)) return refreshWhole(client, query);
    const updatedAt = query.state.dataUpdatedAt;
    client.setQueryData(query.queryKey, withRows(shown, ids, fresh, newestFirst && byTime(newestFirst)), { updatedAt });
  });
  lanes.set(query, turn);
  return turn;
}

const isAtRest = (query: Query) =>
  query.isActive() && query.state.status === "success" && query.state.fetchStatus === "idle" && !query.state.isInvalidated;

/** The rows with what is known anew of some: changed, moved, gone, or there for the first time. */
export function withRows<Row extends ListedRow>(
  rows: readonly Row[],
  ids: readonly string[],
  fresh: readonly Row[],
  order: (a: ListedRow, b: ListedRow) => number = byPosition,
): Row[] {
  const asked = new Set(ids);
  const found = new Map(fresh.map((row) => [row.id, row]));
  const before = new Set(rows.map(({ id }) => id));
  const kept = rows.flatMap((row) => {
    if (!asked.has(row.id)) return [row];
    const next = found.get(row.id);
    if (!next) return [];
    return [(next.revision ?? 0) < (row.revision ?? 0) ? row : next];
  });
  const added = fresh.filter(({ id }) => !before.has(id));
  return [...kept, ...added].sort(order);
}

const byPosition = (a: ListedRow, b: ListedRow) => (a.position ?? 0) - (b.position ?? 0) || (a.number ?? 0) - (b.number ?? 0);

const byTime =
  ({ by }: NewestFirst) =>
  (a: ListedRow, b: ListedRow) =>
    String(Reflect.get(b, by)).localeCompare(String(Reflect.get(a, by)), "en");
