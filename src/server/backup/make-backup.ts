import { rename } from "node:fs/promises";
import { join } from "node:path";
import type { Env } from "#server/env.ts";
import { Halt, lastWords } from "#server/halt.ts";
import { VERSION } from "#server/version.ts";
import { type BackedUp, backUp } from "./back-up.ts";
import { noteBackup, tellDatabase } from "./last-backup.ts";
import { type Reached, reachToRead } from "./reach.ts";
import { namesOf, told } from "./told.ts";

/** The one that lacked files last, which no good one makes room for. */
const INCOMPLETE = "incomplete.zip";

type Made = BackedUp & Pick<Reached, "home">;

/** A backup at `path`. One `kept` in BACKUP_DIR is written down there and told to the database, and so is why there is none. */
export async function makeBackup(env: Env, path: string, kept: boolean): Promise<Made> {
  const failed = (url?: string) => async (cause: unknown) => {
    const error = told(cause, "back up");
    if (kept) await noteFailure(env, url, error);
    throw error;
  };
  const reached = await reachToRead(env).catch(failed());
  const make = async () => {
    const made = await backUp({ ...reached, path, version: VERSION });
    if (made.missing.length > 0) throw await lacking(made, kept ? join(env.BACKUP_DIR, INCOMPLETE) : path);
    if (kept) await noteSuccess(env, reached.url, made);
    return { ...made, home: reached.home };
  };
  try {
    return await make().catch(failed(reached.url));
  } finally {
    await reached.leave();
  }
}

async function lacking({ path, files, missing }: BackedUp, place: string): Promise<Halt> {
  await rename(path, place);
  return new Halt(
    `${missing.length} of the ${files + missing.length} files that rows name were not there: ${namesOf(missing.slice(0, 5))}. ${place} holds the rest. Set DATA_DIR or S3_… to where files are, or bring back what is lost, and back up again.`,
  );
}

async function noteSuccess(env: Env, url: string, { path, bytes, rows, files }: BackedUp) {
  const at = new Date().toISOString();
  await noteBackup(env, { succeeded: { at, path, bytes, rows, files }, failed: null });
  await tellDatabase(url, { succeeded_at: at, failed_at: null, reason: null });
}

/** What cannot be noted, such as with a database that is away, changes nothing about the failure. */
async function noteFailure(env: Env, url: string | undefined, error: unknown) {
  const at = new Date().toISOString();
  const reason = lastWords(error).split("\n")[0] ?? "";
  await noteBackup(env, { failed: { at, reason } }).catch(() => {});
  if (url !== undefined) await tellDatabase(url, { succeeded_at: null, failed_at: at, reason }).catch(() => {});
}
