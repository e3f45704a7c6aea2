import { readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod";
import type { Env } from "#server/env.ts";

const FILE = "last-backup.json";
const NAME = /^product-architect-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.zip$/;
const A_DAY = 86_400_000;

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

/** Removes all but the newest `keep` of the backups named by their time, and what killed ones left; called after a newer succeeded. */
export async function removeOld({ BACKUP_DIR }: Pick<Env, "BACKUP_DIR">, keep: number): Promise<void> {
  const names = await readdir(BACKUP_DIR);
  const old = names
    .filter((name) => NAME.test(name))
    .sort()
    .slice(0, -keep);
  for (const name of names.filter((other) => other.endsWith(".zip.part"))) {
    const { mtimeMs } = await stat(join(BACKUP_DIR, name));
    if (mtimeMs < Date.now() - A_DAY) old.push(name);
  }
  for (const name of old) await rm(join(BACKUP_DIR, name), { force: true });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
