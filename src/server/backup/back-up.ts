import type { Readable } from "node:stream";
import type pg from "pg";
import { Halt } from "#server/halt.ts";
import { isNoRoom } from "#server/no-room.ts";
import { BACKING_UP } from "#server/storage/let-go.ts";
import type { FileStore } from "./files.ts";
import { entryOfFile, entryOfTable, type Manifest } from "./manifest.ts";
import { copyOut, openClient } from "./rows.ts";
import { readSealedWith } from "./sealed.ts";
import { readSequences, readTables } from "./tables.ts";
import { type ArchiveWriter, writeArchive } from "./write-archive.ts";

const PATIENCE = "3s";

export type BackedUp = { path: string; bytes: number; rows: number; files: number; missing: string[] };

type Options = { url: string; files: FileStore; home: 1 | 2 | 3; path: string; version: string };

/**
 * Everything as it was at one moment, while others go on writing: the rows of one snapshot and, since files are immutable, come
 * before their row and are let go of after it, the files those rows name.
 */
export async function backUp({ url, files, home, path, version }: Options): Promise<BackedUp> {
  const holder = await openClient(url, "product-architect-backup");
  const client = await openClient(url, "product-architect-backup").catch(async (error: unknown) => {
    await holder.end();
    throw error;
  });
  try {
    await hold(holder);
    // after the lock is held, so that no file of this snapshot goes
    await client.query("begin isolation level repeatable read, read only");
    const archive = await writeArchive(path);
    try {
      const made_at = new Date().toISOString();
      const tables = await writeTables(client, archive);
      const sealed_with = await readSealedWith(
        client,
        tables.map(({ name }) => name),
      );
      const sequences = await readSequences(client);
      const migrations = await readMigrations(client);
      const kept = await writeFiles(client, { files, home }, archive);
      const manifest: Manifest = { format: 1, version, made_at, home, migrations, sealed_with, tables, sequences, ...kept };
      const { bytes } = await archive.finish(manifest);
      const rows = tables.reduce((sum, table) => sum + table.rows, 0);
      return { path, bytes, rows, files: kept.files.length, missing: kept.missing };
    } catch (error) {
      await archive.discard();
      throw isNoRoom(error)
        ? new Halt(`There is no room for a backup at ${path}; make some or set BACKUP_DIR.`, { cause: error })
        : error;
    }
  } finally {
    await Promise.all([holder.end(), client.end()]).catch(() => {});
  }
}

async function hold(client: pg.Client) {
  await client.query(`begin; set local lock_timeout = '${PATIENCE}'`);
  await client.query(`select pg_advisory_xact_lock(${BACKING_UP})`).catch((error: { code?: string }) => {
    throw error.code === "55P03" ? new Halt("Another backup of this database is under way; wait until it is done.") : error;
  });
}

async function writeTables(client: pg.Client, archive: ArchiveWriter): Promise<Manifest["tables"]> {
  const written: Manifest["tables"] = [];
  for (const table of await readTables(client)) {
    const content = copyOut(client, table);
    const measured = await archive.add(entryOfTable(table.name), content, { compress: true });
    written.push({ ...table, rows: content.rowCount, ...measured });
  }
  return written;
}

/** Those of the rows and those that wait for deleted rows to be brought back, which a Supabase does not keep. */
async function writeFiles(
  client: pg.Client,
  { files: store, home }: Pick<Options, "files" | "home">,
  archive: ArchiveWriter,
): Promise<Pick<Manifest, "files" | "missing">> {
  const { rows } = await client.query<{ version: string; bucket: string; name: string; size: number }>(
    `select distinct on (version) * from (
      select version, bucket_id as bucket, name, (metadata ->> 'size')::float8 as size from storage.objects
      union all
      select object ->> 'version', object ->> 'bucket_id', object ->> 'name', (object -> 'metadata' ->> 'size')::float8
      from private.removed_files where $1
    ) stored where version is not null order by version`,
    [home !== 3],
  );
  const files: Manifest["files"] = [];
  const missing: string[] = [];
  for (const stored of rows) {
    const content: Readable | undefined = await store.read(stored);
    if (content === undefined) missing.push(stored.version);
    else
      files.push({ version: stored.version, ...(await archive.add(entryOfFile(stored.version), content, { compress: false })) });
  }
  return { files, missing };
}

async function readMigrations(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ version: string }>(
    "select version from supabase_migrations.schema_migrations order by version",
  );
  return rows.map(({ version }) => version);
}
