import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Halt } from "#server/halt.ts";
import { splitStatements } from "./split-statements.ts";
import type { Query } from "./sql.ts";

const SERVER = fileURLToPath(new URL("../", import.meta.url));
const MIGRATIONS = fileURLToPath(new URL("../../../supabase/migrations/", import.meta.url));
const LOCK = 7_236_119_004;

/** What Supabase brings by itself: the administrator's part, then the owner's. */
const PLATFORM = [
  { name: "roles", file: join(SERVER, "postgres/roles.sql"), as: "admin" },
  { name: "auth", file: join(SERVER, "auth/schema.sql"), as: "owner" },
  { name: "storage", file: join(SERVER, "storage/schema.sql"), as: "owner" },
  { name: "rest", file: join(SERVER, "rest/schema.sql"), as: "owner" },
  { name: "realtime", file: join(SERVER, "realtime/schema.sql"), as: "owner" },
] as const;

/**
 * Brings a database up to this code. `admin` is one connection of a login that may make roles; everything of ours is made by, and belongs to,
 * `owner`. Safe to run by several processes at once. Answers whether anything changed.
 */
export async function migrate(options: {
  admin: Query;
  owner: string;
  migrations?: string;
  /** The versions to go through, where that is not all of them. */
  only?: ReadonlySet<string>;
}): Promise<boolean> {
  const { admin, owner, migrations = MIGRATIONS, only } = options;
  await admin`select pg_advisory_lock(${LOCK})`;
  try {
    const platformChanged = await applyPlatform(admin, owner);
    const migrated = await applyMigrations(admin, owner, migrations, only);
    return platformChanged || migrated;
  } finally {
    await admin`select pg_advisory_unlock(${LOCK})`.catch(() => {});
  }
}

async function applyPlatform(sql: Query, owner: string): Promise<boolean> {
  const [known] = await sql`select to_regclass('platform.applied') is not null as there`;
  const rows = known?.there ? await sql<{ name: string; digest: string }[]>`select name, digest from platform.applied` : [];
  const applied = new Map(rows.map((row) => [row.name, row.digest]));
  let changed = false;
  for (const { name, file, as } of PLATFORM) {
    const text = await readFile(file, "utf8").catch(() => undefined);
    if (text === undefined) continue;
    const digest = createHash("sha256").update(text).digest("hex");
    if (applied.get(name) === digest) continue;
    const [here] = await sql`select quote_ident(current_database()) as database, quote_ident(${owner}) as owner`;
    const filled = text.replaceAll("<database>", here?.database).replaceAll("<owner>", here?.owner);
    await inTransaction(sql, as === "owner" ? owner : undefined, async (tx) => {
      await tx.unsafe(filled);
      await tx`insert into platform.applied (name, digest) values (${name}, ${digest})
        on conflict (name) do update set digest = excluded.digest, applied_at = now()`;
    }).catch((error: unknown) => fail(`the platform's '${name}' schema`, error));
    changed = true;
  }
  return changed;
}

async function applyMigrations(sql: Query, owner: string, folder: string, only?: ReadonlySet<string>): Promise<boolean> {
  const files = await migrationFiles(folder);
  const done = new Set(await appliedVersions(sql));
  const newest = files.at(-1)?.split("_")[0] ?? "";
  const unknown = [...done].filter((version) => version > newest);
  if (unknown.length > 0) {
    throw new Halt(
      `This data was written by a newer version of Product Architect (schema ${unknown.sort().at(-1)}, this version knows ${newest}); start that version or a newer one.`,
    );
  }
  const missing = files.filter((file) => !done.has(versionOf(file)) && (only?.has(versionOf(file)) ?? true));
  if (done.size === 0) await makeHistory(sql, owner);
  for (const file of missing) {
    const text = await readFile(join(folder, file), "utf8");
    await inTransaction(sql, owner, async (tx) => {
      await tx.unsafe(text);
      await tx`insert into supabase_migrations.schema_migrations (version, name, statements)
        values (${versionOf(file)}, ${file.replace(/^\d+_|\.sql$/g, "")}, ${splitStatements(text)})`;
    }).catch((error: unknown) => fail(`the migration ${file}`, error));
  }
  return missing.length > 0;
}

/** The versions this code knows, in their order. */
export async function knownMigrations(): Promise<string[]> {
  return (await migrationFiles(MIGRATIONS)).map(versionOf);
}

/** The last migration this code brings. */
export async function newestMigration(): Promise<string> {
  return (await knownMigrations()).at(-1) ?? "";
}

async function migrationFiles(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((file) => /^\d+_.*\.sql$/.test(file)).sort();
}

const versionOf = (file: string) => file.slice(0, file.indexOf("_"));

async function appliedVersions(sql: Query): Promise<string[]> {
  const [known] = await sql`select to_regclass('supabase_migrations.schema_migrations') is not null as there`;
  if (!known?.there) return [];
  const rows = await sql<{ version: string }[]>`select version from supabase_migrations.schema_migrations`;
  return rows.map((row) => row.version);
}

/** The history as the Supabase command line keeps it, so that it may take over. */
function makeHistory(sql: Query, owner: string) {
  return inTransaction(sql, owner, async (tx) => {
    await tx.unsafe(`
      create schema if not exists supabase_migrations;
      create table if not exists supabase_migrations.schema_migrations (version text primary key, statements text[], name text);
    `);
  });
}

async function inTransaction(sql: Query, role: string | undefined, work: (tx: Query) => Promise<void>) {
  await sql`begin`;
  try {
    if (role !== undefined) await sql`select set_config('role', ${role}, true)`;
    await sql`select set_config('search_path', 'public, extensions', true)`;
    await work(sql);
    await sql`commit`;
  } catch (error) {
    await sql`rollback`.catch(() => {});
    throw error;
  }
}

function fail(what: string, error: unknown): never {
  throw new Halt(`The database could not be prepared: ${what} failed with '${error instanceof Error ? error.message : error}'.`, {
    cause: error,
  });
}
