import type { Drafted, RowsOfLists } from "#data/generations.ts";
import type { DeletedName } from "#domain/brief.ts";
import { type LeftOut, leftOutOf } from "#server/drafting/left-out-of.ts";
import { type Whose, workApart } from "#server/drafting/work-apart.ts";
import { rowsIn } from "./begin-once.ts";

/** In rows times deleted names: what is compared at once, some milliseconds of computing. */
const LIGHT = 2_000;

/** Drafted rows apart from those that say what somebody deleted; compared beside the server where there is much of both. */
export async function leftOutApart(drafted: Drafted, deleted: readonly DeletedName[] = [], whose: Whose = {}): Promise<LeftOut> {
  if (rowsIn(drafted as RowsOfLists) * deleted.length <= LIGHT) return leftOutOf(drafted, deleted);
  return (await workApart({ task: "left_out", drafted, deleted }, whose)) as LeftOut;
}

export function sayLeftOut(left_out: RowsOfLists | undefined): string[] {
  const count = rowsIn(left_out);
  if (count === 0) return [];
  return [`${count} left out because somebody deleted ${count === 1 ? "it" : "them"}.`];
}
