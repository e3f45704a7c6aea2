import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import pg from "pg";
import { from, to } from "pg-copy-streams";
import { Halt } from "#server/halt.ts";
import { clientConfig } from "#server/postgres/pool.ts";
import type { Table } from "./tables.ts";
import { Unfit } from "./told.ts";

/** Whatever rows are read from: a backup, or a database. */
export type Rows = {
  tables: (Table & { rows?: number })[];
  sequences: Record<string, { value: string; called: boolean }>;
  read(table: Table): Promise<Readable>;
};

/** A connection of its own that may take as long as it needs; COPY wants the driver's plain kind. */
export async function openClient(url: string, name: string): Promise<pg.Client> {
  const client = new pg.Client(clientConfig(url, { name }));
  // told by the query that is under way
  client.on("error", () => {});
  await client.connect().catch((error: unknown) => {
    throw new Halt(`The database could not be reached: ${error instanceof Error ? error.message : error}; check its address.`);
  });
  // values are written and read in the same words, whatever the server is set to
  await client.query(
    `set datestyle = 'ISO'; set intervalstyle = 'postgres'; set extra_float_digits = 3; set bytea_output = 'hex';
    set search_path = ''; set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set row_security = off`,
  );
  return client;
}

export function quoted(name: string): string {
  return name.split(".").map(pg.escapeIdentifier).join(".");
}

const listOf = (columns: string[]) => columns.map(pg.escapeIdentifier).join(", ");

export function copyOut(client: pg.ClientBase, { name, columns }: Table): Readable & { rowCount: number } {
  return client.query(to(`copy ${quoted(name)} (${listOf(columns)}) to stdout`));
}

/** Answers how many rows there were. Columns the table does not have are left out where `lenient` says so. */
export async function copyIn(
  client: pg.ClientBase,
  content: Readable,
  { name, columns, there, lenient }: Table & { there: string[]; lenient: boolean },
): Promise<number> {
  const common = columns.filter((column) => there.includes(column));
  if (common.length === 0) throw new Unfit(`${name} has none of its columns`);
  if (common.length === columns.length) return take(client, content, `${quoted(name)} (${listOf(columns)})`);
  if (!lenient) throw new Unfit(`${name} has no column '${columns.find((column) => !there.includes(column))}'`);
  // by their places: some names no table gives
  await client.query(`create temporary table staged (${columns.map((_column, at) => `c${at} text`).join(", ")})`);
  const count = await take(client, content, "pg_temp.staged");
  const { rows } = await client.query<{ column: string; type: string }>(
    `select attname::text as column, format_type(atttypid, atttypmod) as type from pg_attribute
    where attrelid = $1::regclass and attname = any($2)`,
    [quoted(name), common],
  );
  const values = rows.map(({ column, type }) => `c${columns.indexOf(column)}::${type}`);
  await client.query(
    `insert into ${quoted(name)} (${listOf(rows.map(({ column }) => column))}) select ${values.join(", ")} from pg_temp.staged`,
  );
  await client.query("drop table pg_temp.staged");
  return count;
}

async function take(client: pg.ClientBase, content: Readable, target: string): Promise<number> {
  const taking = client.query(from(`copy ${target} from stdin`));
  await pipeline(content, taking);
  return taking.rowCount;
}
