import { allNouns, isNoun, nouns } from "#domain/nouns/all.ts";
import { cite } from "./citation.ts";

/** What one deletion took from one list: how many rows, and the first of them. */
export type RemovedFrom = {
  /** The deletion. */
  id: string;
  /** ISO 8601. */
  removed_at: string;
  removed_by: string | null;
  table_name: string;
  row_id: string;
  number: number | null;
  name: string | null;
  count: number;
};

/** One deletion; everything it took comes back together, asked for by `row_id`. */
export type Removal = { id: string; removed_at: string; removed_by: string | null; row_id: string; what: string };

/** The deletions in the order they are given, each in words such as "6 user classes and 38 user stories". */
export function removalsOf(rows: readonly RemovedFrom[]): readonly Removal[] {
  const known = rows.filter(({ table_name }) => isNoun(table_name));
  return [...Map.groupBy(known, ({ id }) => id).values()].flatMap((taken) => {
    // what others hang on comes before them
    const ordered = allNouns.flatMap((noun) => taken.filter(({ table_name }) => table_name === noun));
    const [first] = ordered;
    if (!first) return [];
    const { id, removed_at, removed_by, row_id } = first;
    return [{ id, removed_at, removed_by, row_id, what: listed(ordered.map((part, at) => wordsOf(part, at === 0))) }];
  });
}

function wordsOf({ table_name, count, number, name }: RemovedFrom, isFirst: boolean): string {
  if (!isNoun(table_name)) return "";
  if (isFirst && count === 1 && number !== null) return [cite(table_name, number), name].filter(Boolean).join(" ");
  const { one, many } = nouns[table_name];
  return `${count.toLocaleString("en")} ${count === 1 ? one : many}`;
}

function listed(parts: readonly string[]): string {
  return [parts.slice(0, -1).join(", "), ...parts.slice(-1)].filter(Boolean).join(" and ");
}
