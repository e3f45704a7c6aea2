import type pg from "pg";

/** Of these schemas every table is backed up: they are made by our migrations. */
const WHOLE = ["public", "private"];

/**
 * Of what a Supabase brings by itself, these. Not the sessions, the links of mails, the limits' counters and the day of broadcasts,
 * which nobody misses and whose return would let in somebody who was signed out; nor the keys a database makes for itself.
 */
const NAMED = [
  "auth.users",
  "auth.identities",
  "auth.mfa_factors",
  "auth.audit_log_entries",
  "storage.buckets",
  "storage.objects",
  "platform.auth_known_addresses",
  "platform.auth_recovery_sets",
  "platform.auth_recovery_codes",
];

export type Table = { name: string; columns: string[] };

type Found = Table & { after: string[]; backed_up: boolean };

/** The tables that are backed up, each after those it points to. */
export async function readTables(client: pg.ClientBase): Promise<Table[]> {
  return (await readAll(client)).filter((table) => table.backed_up);
}

/** The tables to be emptied before they are filled: besides those, whatever points to them. Each after those it points to. */
export async function readEmptied(client: pg.ClientBase): Promise<string[]> {
  const emptied = new Set<string>();
  for (const { name, backed_up, after } of await readAll(client)) {
    if (backed_up || after.some((other) => emptied.has(other))) emptied.add(name);
  }
  return [...emptied];
}

async function readAll(client: pg.ClientBase): Promise<Found[]> {
  const { rows } = await client.query<Found>(
    `select n.nspname || '.' || c.relname as name, n.nspname = any($1) or n.nspname || '.' || c.relname = any($2) as backed_up,
      array(select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns,
      array(select distinct fn.nspname || '.' || f.relname
        from pg_constraint k join pg_class f on f.oid = k.confrelid join pg_namespace fn on fn.oid = f.relnamespace
        where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as after
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and c.relpersistence = 'p' and n.nspname in ('public', 'private', 'auth', 'storage', 'platform')
    order by 1`,
    [WHOLE, NAMED],
  );
  return inOrder(rows);
}

function inOrder(tables: Found[]): Found[] {
  const known = new Set(tables.map(({ name }) => name));
  const placed = new Map<string, Found>();
  while (placed.size < tables.length) {
    const free = tables.filter(
      ({ name, after }) => !placed.has(name) && after.every((other) => placed.has(other) || !known.has(other)),
    );
    // tables that point to each other have no order
    for (const table of free.length > 0 ? free : tables) placed.set(table.name, table);
  }
  return [...placed.values()];
}

/** What numbers the rows of those tables: the last number given. */
export async function readSequences(client: pg.ClientBase): Promise<Record<string, { value: string; called: boolean }>> {
  const { rows } = await client.query<{ name: string; quoted: string }>(
    `select n.nspname || '.' || s.relname as name, s.oid::regclass::text as quoted
    from pg_class s join pg_namespace n on n.oid = s.relnamespace where s.relkind = 'S' and n.nspname = any($1) order by 1`,
    [WHOLE],
  );
  const values: Record<string, { value: string; called: boolean }> = {};
  for (const { name, quoted } of rows) {
    const read = await client.query<{ value: string; called: boolean }>(
      `select last_value::text as value, is_called as called from ${quoted}`,
    );
    if (read.rows[0]) values[name] = read.rows[0];
  }
  return values;
}
