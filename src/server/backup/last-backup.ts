import { readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod";
import type { BackupState } from "#domain/instance.ts";
import type { Env } from "#server/env.ts";
import { sqlState } from "#server/postgres/failures.ts";
import { openClient } from "./rows.ts";

const FILE = "last-backup.json";
const NAME = /^product-architect-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.zip$/;
const A_DAY = 86_400_000;
const CLOCKS_DIFFER_MS = 60_000;

const lastShape = z.object({
  succeeded: z
    .object({ at: z.iso.datetime(), path: z.string(), bytes: z.number(), rows: z.number(), files: z.number() })
    .nullable(),
  /** Since the last one that succeeded. */
  failed: z.object({ at: z.iso.datetime(), reason: z.string() }).nullable(),
});

export type LastBackup = z.output<typeof lastShape>;

/** What is known of the backups in BACKUP_DIR, for whoever keeps an eye on them; all null where none was made there yet. */
export async function lastBackup({ BACKUP_DIR }: Pick<Env, "BACKUP_DIR">): Promise<LastBackup> {
  const kept = await readFile(join(BACKUP_DIR, FILE), "utf8").catch(() => "null");
  return lastShape.catch({ succeeded: null, failed: null }).parse(parsed(kept));
}

export async function noteBackup(env: Pick<Env, "BACKUP_DIR">, what: Partial<LastBackup>): Promise<void> {
  const path = join(env.BACKUP_DIR, FILE);
  const draft = `${path}.${process.pid}`;
  try {
    await writeFile(draft, `${JSON.stringify({ ...(await lastBackup(env)), ...what }, null, 1)}\n`, { mode: 0o600 });
    await rename(draft, path);
  } finally {
    await rm(draft, { force: true });
  }
}

/** What BACKUP_DIR tells of the newest backup, or the database, whose other processes may have a folder of their own. */
export async function stateOf(env: Pick<Env, "BACKUP_DIR">, told: BackupState | null | undefined): Promise<BackupState> {
  const { succeeded, failed } = await lastBackup(env);
  const here = { succeeded_at: succeeded?.at ?? null, failed_at: failed?.at ?? null, reason: failed?.reason ?? null };
  if (!told) return here;
  const [older, newer] = [here, told].sort((a, b) => timeOf(a.succeeded_at) - timeOf(b.succeeded_at)) as [
    BackupState,
    BackupState,
  ];
  const failure = timeOf(older.failed_at) > Math.max(timeOf(newer.succeeded_at), timeOf(newer.failed_at)) ? older : newer;
  return { succeeded_at: newer.succeeded_at, failed_at: failure.failed_at, reason: failure.reason };
}

/** Older than twice as long as it should be, or than two days where nobody says here how often one is made. */
export function isOld({ succeeded_at }: BackupState, { BACKUP_EVERY }: Pick<Env, "BACKUP_EVERY">): boolean {
  return succeeded_at !== null && timeSince(succeeded_at) > 2 * (BACKUP_EVERY ?? A_DAY);
}

/** Tells the database, so that every server on it knows. One of an earlier version has no place for it. */
export async function tellDatabase(url: string, { succeeded_at, failed_at, reason }: BackupState): Promise<void> {
  const client = await openClient(url, "product-architect-backup");
  try {
    await client.query(
      `insert into private.backups as known (succeeded_at, failed_at, reason) values ($1, $2, $3)
      on conflict (one) do update set succeeded_at = coalesce(excluded.succeeded_at, known.succeeded_at),
        failed_at = excluded.failed_at, reason = excluded.reason`,
      [succeeded_at, failed_at, reason],
    );
  } catch (error) {
    if (sqlState(error) !== "42P01") throw error;
  } finally {
    await client.end();
  }
}

/** In milliseconds, infinite where it never was. A time ahead of the clock was said by a clock that went wrong: nobody knows how long ago. */
export function timeSince(at: string | undefined): number {
  const passed = at === undefined ? Number.POSITIVE_INFINITY : Date.now() - Date.parse(at);
  return passed < -CLOCKS_DIFFER_MS ? Number.POSITIVE_INFINITY : passed;
}

const timeOf = (at: string | null) => (at === null ? 0 : Date.parse(at));

/**
 * Removes all but the newest `keep` of the backups named by their time, and what killed ones left; called after a newer succeeded. What
 * is named by a time ahead of the clock counts as the oldest, so that it takes no newer one's place.
 */
export async function removeOld({ BACKUP_DIR }: Pick<Env, "BACKUP_DIR">, keep: number): Promise<void> {
  const names = await readdir(BACKUP_DIR);
  const old = names
    .filter((name) => NAME.test(name))
    .toSorted((a, b) => timeNamed(a) - timeNamed(b) || a.localeCompare(b))
    .slice(0, -keep);
  for (const name of names.filter((other) => other.endsWith(".zip.part"))) {
    const { mtimeMs } = await stat(join(BACKUP_DIR, name));
    if (mtimeMs < Date.now() - A_DAY) old.push(name);
  }
  for (const name of old) await rm(join(BACKUP_DIR, name), { force: true });
}

function timeNamed(name: string): number {
  const [, day, hours, minutes, seconds] = NAME.exec(name) ?? [];
  const at = `${day}T${hours}:${minutes}:${seconds}Z`;
  return Number.isFinite(timeSince(at)) ? Date.parse(at) : 0;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
