import type { PostgrestSingleResponse } from "@supabase/supabase-js";
import { Failure } from "#domain/failure.ts";
import { goneFailure, overtakenFailure } from "#domain/revisions.ts";
import { unwrap } from "./db.ts";

/**
 * The row an update of `id` and `revision` answered; where it met none, a `Failure` that says why. `find` reads the revision
 * that is stored now.
 */
export async function unwrapChanged<Row>(
  answer: PostgrestSingleResponse<Row | null>,
  revision: number,
  find: () => PromiseLike<PostgrestSingleResponse<{ revision: number } | null>>,
): Promise<Row> {
  const row = unwrap(answer);
  if (row !== null) return row;
  const stored = unwrap(await find());
  if (stored === null) throw goneFailure();
  if (stored.revision !== revision) throw overtakenFailure();
  throw new Failure("forbidden", "You may not change this. Ask an admin of the organization.");
}
