import { mkdir, statfs } from "node:fs/promises";
import { finished } from "node:stream/promises";
import type pg from "pg";
import { Halt } from "#server/halt.ts";
import { knownMigrations } from "#server/postgres/migrate.ts";
import { LIVING } from "#server/realtime/listener.ts";
import type { Vault } from "#server/secrets/vault.ts";
import type { FileStore } from "./files.ts";
import { load } from "./load.ts";
import type { Archive } from "./read-archive.ts";
import { openClient, type Rows } from "./rows.ts";
import { dropUnopened, unsealFactors } from "./sealed.ts";
import { readTables } from "./tables.ts";
import { Unfinished } from "./told.ts";
import { inPassing, rowsOf, upgraded } from "./upgrade.ts";

export type Target = {
  /** Of a database that has gone through all migrations. */
  url: string;
  home: 1 | 2 | 3;
  files: FileStore;
  vault: Vault;
  /** Where there has to be room for files that lie on this machine and, in the first home, for rows. */
  directory: string;
};

export type Wishes = { replace: boolean; withoutSecrets: boolean };

export type Restored = { rows: number; files: number; leftOut: string[]; dropped: number };

/** Puts a backup in the place of what is there: all of it, or nothing. `scratch` lends an empty database for rows of earlier versions. */
export async function restore(archive: Archive, target: Target, wishes: Wishes, scratch = inPassing): Promise<Restored> {
  await refuseWithoutKeys(archive, target, wishes);
  await refuseWithoutRoom(archive, target);
  const known = await knownMigrations();
  const newer = archive.manifest.migrations.filter((version) => !known.includes(version)).at(-1);
  if (newer !== undefined) {
    throw new Halt(
      `This backup was made by a newer version of Product Architect (${archive.manifest.version}, schema ${newer}); restore it with that version or a newer one.`,
    );
  }
  if (known.length === archive.manifest.migrations.length) return put(archive, rowsOf(archive), target, wishes);
  return scratch(async (adminUrl) => {
    const rows = await upgraded(archive, adminUrl);
    return put(archive, rows, target, wishes).finally(rows.close);
  });
}

async function put(archive: Archive, rows: Rows, target: Target, { replace, withoutSecrets }: Wishes): Promise<Restored> {
  const client = await openClient(target.url, "product-architect-restore");
  const written: string[] = [];
  try {
    await client.query("begin");
    await refuseOtherSchema(client);
    if (target.home !== 3) await refuseBesideServers(client);
    if (!replace) await refuseFull(client);
    const loaded = await load(client, rows);
    const dropped = withoutSecrets ? await dropUnopened(client, target.vault) : 0;
    if (target.home === 3) await unsealFactors(client, target.vault);
    const isNew = await target.files.isNew?.();
    await putFiles(archive, target.files, written);
    // whether it was done nobody knows where the answer does not come
    written.length = 0;
    await client.query("commit");
    await finish(archive, client, target.files, isNew).catch((error: unknown) => {
      throw new Unfinished(error);
    });
    return { ...loaded, dropped, files: archive.manifest.files.length };
  } finally {
    await client.end().catch(() => {});
    // a store that held nothing is as new as before
    for (const version of written) await target.files.discard?.(version).catch(() => {});
  }
}

/** Each is read to its end before the rows are kept, so that one that is not what it says is refused in time. */
async function putFiles({ manifest, file }: Archive, { write }: FileStore, written: string[]) {
  for (const kept of manifest.files) {
    if (!write) await finished((await file(kept.version)).resume());
    else if (await write(kept, () => file(kept.version))) written.push(kept.version);
  }
}

async function finish(archive: Archive, client: pg.Client, files: FileStore, isNew: boolean | undefined) {
  if (isNew) await files.adopt?.(client);
  await nameFiles(archive, client, files);
  await client.query("analyze");
}

async function nameFiles(archive: Archive, client: pg.Client, { writeNamed }: FileStore) {
  if (!writeNamed) return;
  for (const { version } of archive.manifest.files) {
    const { rows } = await client.query<{ bucket: string; name: string; type: string; size: number }>(
      `select bucket_id as bucket, name, metadata ->> 'mimetype' as type, (metadata ->> 'size')::float8 as size
      from storage.objects where version = $1`,
      [version],
    );
    if (rows[0]) await writeNamed({ version, ...rows[0] }, await archive.file(version), client);
  }
}

async function refuseFull(client: pg.Client) {
  for (const { name } of await readTables(client)) {
    if (name !== "auth.users" && !name.startsWith("public.")) continue;
    const { rows } = await client.query(`select from ${name} limit 1`);
    if (rows.length > 0)
      throw new Halt("There are data in the database already; to put the backup in their place, add --replace.");
  }
}

async function refuseOtherSchema(client: pg.Client) {
  const { rows } = await client
    .query<{ version: string }>("select version from supabase_migrations.schema_migrations")
    .catch(() => ({ rows: [] }));
  const applied = new Set(rows.map(({ version }) => version));
  if ((await knownMigrations()).every((version) => applied.has(version))) return;
  throw new Halt("The database has not gone through supabase/migrations/ of this version; apply them there and restore again.");
}

/** They would go on from what they remember; those in front of a Supabase are not connected to its database. */
async function refuseBesideServers(client: pg.Client) {
  const { rows } = await client.query(
    `select from pg_locks l join pg_database d on d.oid = l.database
    where d.datname = current_database() and l.locktype = 'advisory' and l.granted and l.classid::bigint = $1 limit 1`,
    [LIVING],
  );
  if (rows.length > 0) throw new Halt("A server is running on this database; stop every one of them and restore again.");
}

async function refuseWithoutKeys({ manifest }: Archive, { vault }: Target, { withoutSecrets }: Wishes) {
  const missing = manifest.sealed_with.find((name) => !vault.names.includes(name));
  if (missing === undefined || withoutSecrets) return;
  throw new Halt(
    `What is secret in this backup was sealed with another key (${missing}): set SECRETS_KEY to that of the server it was made on, which is in the file secrets-key of its data directory where none was set, or add --without-secrets.`,
  );
}

async function refuseWithoutRoom({ manifest }: Archive, { home, files, directory }: Target) {
  const sum = (list: { bytes: number }[]) => list.reduce((total, { bytes }) => total + bytes, 0);
  // an index beside the rows, and the log that says how they came
  const needed = (files.onThisMachine ? sum(manifest.files) : 0) + (home === 1 ? sum(manifest.tables) * 3 : 0);
  await mkdir(directory, { recursive: true, mode: 0o711 });
  const { bavail, bsize } = await statfs(directory);
  if (needed <= bavail * bsize) return;
  throw new Halt(
    `The backup needs ${megabytes(needed)} MB and ${directory} has ${megabytes(bavail * bsize)} MB left; make room.`,
  );
}

const megabytes = (bytes: number) => Math.ceil(bytes / 1_000_000);
