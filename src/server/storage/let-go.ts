import { DatabaseAway } from "#server/postgres/failures.ts";
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
export async function forget({ drive, log }: Context, versions: string[]): Promise<void> {
  await drive.remove(versions).catch((err: unknown) => log.warn({ err }, "files without a row are left to the sweep"));
}
