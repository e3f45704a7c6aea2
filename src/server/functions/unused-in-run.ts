import type { Db } from "#data/db.ts";
import { keepUnusedParts } from "#data/drafting-runs.ts";
import { judgedParts } from "#domain/drafter/wish/unused.ts";
import type { Told } from "#server/drafting/asked-of.ts";
import type { Whose } from "#server/drafting/work-apart.ts";
import { unusedOf } from "./say-unused.ts";

export type UnusedInRun = ReturnType<typeof unusedInRun>;
type Run = { run_id: string; instruction: string; known: string[] | null | undefined };

/** The parts of a run's instruction that no section has used so far, kept with the run as they become fewer. */
export function unusedInRun(db: Db, { run_id, instruction, known }: Run) {
  let unused = known ?? judgedParts(instruction);
  let isKept = known != null;
  return {
    async judge(told: Told, whose: Whose): Promise<void> {
      if (unused.length === 0) return;
      const left = await unusedOf(told, { among: unused }, whose);
      const before = unused.length;
      // sections are drafted beside each other
      unused = unused.filter((part) => left.includes(part));
      if (isKept && unused.length === before) return;
      isKept = true;
      await keepUnusedParts(db, { run_id, unused });
    },
  };
}
