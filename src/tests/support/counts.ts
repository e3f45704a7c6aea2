import type { Query } from "#server/postgres/sql.ts";

/** By the name of a table or a function, schema and all. */
export type Counts = Readonly<Record<string, number>>;

const counted = {
  scans: "select schemaname || '.' || relname as name, seq_scan as count from pg_stat_xact_user_tables",
  reads:
    "select schemaname || '.' || relname as name, seq_tup_read + coalesce(idx_tup_fetch, 0) as count from pg_stat_xact_user_tables",
  touches:
    "select schemaname || '.' || relname as name, coalesce(seq_scan, 0) + coalesce(idx_scan, 0) + n_tup_ins + n_tup_upd + n_tup_del as count from pg_stat_xact_user_tables",
  calls: "select schemaname || '.' || funcname as name, calls as count from pg_stat_xact_user_functions",
};

/** What the database counted in this transaction. */
export async function countedNow(one: Query) {
  const count = async (text: string) => {
    const rows = await one.unsafe<{ name: string; count: string }[]>(text);
    return new Map(rows.map(({ name, count }) => [name, Number(count)]));
  };
  return {
    scans: await count(counted.scans),
    reads: await count(counted.reads),
    touches: await count(counted.touches),
    calls: await count(counted.calls),
  };
}

export const since = (before: Map<string, number>, after: Map<string, number>) =>
  Object.fromEntries(
    [...after].map(([name, count]) => [name, count - (before.get(name) ?? 0)] as const).filter(([, more]) => more > 0),
  );
