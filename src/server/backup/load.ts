import type pg from "pg";
import { Halt } from "#server/halt.ts";
import { sqlState } from "#server/postgres/failures.ts";
import { copyIn, quoted, type Rows } from "./rows.ts";
import { readEmptied, readSequences, readTables, type Table } from "./tables.ts";
import { plain, Unfit } from "./told.ts";

export type Loaded = { rows: number; leftOut: string[] };

/** Values that do not fit their columns, and rows that do not fit each other. */
const OF_WHAT_IS_LOADED = /^2[23]/;

/** Takes rows in exactly as they were, in the transaction of `client`: nothing is computed, announced or numbered anew. */
export async function load(client: pg.Client, source: Rows): Promise<Loaded> {
  return takeIn(client, source).catch((error: unknown) => {
    throw OF_WHAT_IS_LOADED.test(sqlState(error) ?? "") ? new Unfit(plain(error), { cause: error }) : error;
  });
}

async function takeIn(client: pg.Client, source: Rows): Promise<Loaded> {
  const there = await readTables(client);
  const wake = await quieten(client, there);
  await empty(client);
  const leftOut: string[] = [];
  let rows = 0;
  for (const table of inOrderOf(there, source.tables)) {
    const target = there.find(({ name }) => name === table.name);
    if (!target) {
      refuseOurs(table);
      if (table.rows !== 0) leftOut.push(table.name);
      continue;
    }
    const taken = await copyIn(client, await source.read(table), { ...table, there: target.columns, lenient: !isOurs(table) });
    if (table.rows !== undefined && table.rows !== taken) throw new Unfit(`${table.name} has other rows than it says`);
    rows += taken;
  }
  await client.query("set constraints all immediate");
  await wake();
  await setSequences(client, source.sequences);
  return { rows, leftOut };
}

/** Names another form of what Supabase keeps in its own schemas, which may have other columns there than here. */
const isOurs = ({ name }: Table) => name.startsWith("public.") || name.startsWith("private.");

function refuseOurs(table: Table) {
  if (isOurs(table))
    throw new Halt(`The database has no table ${table.name}; apply supabase/migrations/ there and restore again.`);
}

function inOrderOf<T extends Table>(order: Table[], tables: T[]): T[] {
  const places = new Map(order.map(({ name }, index) => [name, index]));
  return tables.toSorted((a, b) => (places.get(a.name) ?? -1) - (places.get(b.name) ?? -1));
}

/**
 * No trigger fires. A superuser, and a Supabase's `postgres`, say so for the session, which rests foreign keys too; any other owner
 * says it table by table, and the order of the tables keeps the foreign keys content.
 */
async function quieten(client: pg.Client, tables: Table[]): Promise<() => Promise<void>> {
  await client.query("savepoint quiet");
  const forAll = await client.query("set local session_replication_role = replica").then(
    () => true,
    (error: { code?: string }) => {
      if (error.code !== "42501") throw error;
      return false;
    },
  );
  if (forAll) return async () => void (await client.query("set local session_replication_role = origin"));
  await client.query("rollback to savepoint quiet");
  const alter = async (what: string) => {
    for (const { name } of tables) await client.query(`alter table ${quoted(name)} ${what} trigger user`);
  };
  await alter("disable");
  return () => alter("enable");
}

async function empty(client: pg.Client) {
  const tables = await readEmptied(client);
  const ours = tables.filter((name) => /^(public|private)\./.test(name)).map(quoted);
  if (ours.length > 0) await client.query(`truncate ${ours.join(", ")}`);
  // what Supabase made is not ours to truncate, and deleting files by SQL has to be said
  await client.query("select set_config('storage.allow_delete_query', 'true', true)");
  for (const name of tables.filter((table) => !/^(public|private)\./.test(table)).toReversed()) {
    await client.query(`delete from ${quoted(name)}`);
  }
}

async function setSequences(client: pg.Client, sequences: Rows["sequences"]) {
  const there = await readSequences(client);
  for (const [name, { value, called }] of Object.entries(sequences)) {
    if (!Object.hasOwn(there, name)) throw new Unfit(`nothing is numbered by ${name}`);
    // never back: it holds even where this transaction is undone
    await client.query(
      `select setval($1::regclass, greatest($2::bigint, s.last_value), s.last_value > $2::bigint or $3) from ${quoted(name)} s`,
      [quoted(name), value, called],
    );
  }
}
