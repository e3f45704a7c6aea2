import { DatabaseAway } from "#server/postgres/database-away.ts";
import type { Query } from "#server/postgres/sql.ts";
import type { Context } from "./context.ts";

/**
 * Bytes whose row could not be kept go. Where the database went away meanwhile, nobody knows whether it was: then they stay, and
 * the sweep removes those without a row.
 */
export async function letGo({ drive, log }: Context, version: string, error: unknown): Promise<void> {
  if (error instanceof DatabaseAway) return;
  await drive.discard(version).catch((err: unknown) => log.warn({ err }, "a file without a row is left to the sweep"));
}

/** The bytes of rows that are gone: that is done, whatever becomes of them now. */
export async function forget({ sql, drive, log }: Context, versions: string[]): Promise<void> {
  const removal = (async () => {
    // looked at after the rows are gone: a backup that begins from here on does not know them
    if (!(await isBackedUp(sql))) await drive.remove(versions);
  })();
  await removal.catch((err: unknown) => log.warn({ err }, "files without a row are left to the sweep"));
}

/** Held by a backup while it reads: files of rows that go meanwhile are left to the sweep. */
export const BACKING_UP = 7_236_119_005;

export async function isBackedUp(sql: Query): Promise<boolean> {
  const [lock] = await sql<{ free: boolean }[]>`select pg_try_advisory_xact_lock_shared(${BACKING_UP}) as free`;
  return lock?.free !== true;
}
