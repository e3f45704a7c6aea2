import type { Query } from "#server/postgres/sql.ts";

/** Puts a row there, behind the scenes, and answers the columns asked for. */
export async function insertRow(sql: Query, table: string, row: Record<string, unknown>, returning: string[] = []) {
  const named = Object.keys(row).map((column) => `"${column}"`);
  const [placed] = await sql.unsafe(
    `insert into ${table} (${named}) select ${named} from jsonb_populate_record(null::${table}, $1) returning ${returning.join(", ") || "1"}`,
    [row],
  );
  return placed;
}
