import type { Json } from "#data/database.types.ts";
import type { Drafted, RowsOfLists } from "#data/generations.ts";
import type { DeletedName } from "#domain/brief.ts";
import { withoutDeleted } from "#domain/drafter/deleted.ts";
import { isNoun } from "#domain/nouns/all.ts";

export type LeftOut = { rows: Drafted; left_out: RowsOfLists | undefined };

/** Drafted rows of lists, apart from those that say what somebody deleted. */
export function leftOutOf(drafted: Drafted, deleted: readonly DeletedName[] = []): LeftOut {
  const rows: Record<string, unknown> = { ...drafted };
  const left_out: RowsOfLists = {};
  for (const [list, all] of Object.entries(drafted)) {
    if (!isNoun(list) || !all) continue;
    const parted = withoutDeleted(list, all as object[], deleted);
    rows[list] = parted.kept;
    if (parted.left_out.length > 0) left_out[list] = parted.left_out as Json[];
  }
  return { rows: rows as Drafted, left_out: Object.keys(left_out).length > 0 ? left_out : undefined };
}
