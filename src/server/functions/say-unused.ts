import { Failure } from "#domain/failure.ts";
import { sayUnusedParts } from "#domain/instruction.ts";
import type { Told } from "#server/drafting/asked-of.ts";
import type { JudgedOf } from "#server/drafting/work.ts";
import { type Whose, workApart } from "#server/drafting/work-apart.ts";

/** What the built-in drafter could not do of an instruction. */
export async function sayUnused(told: Told, rewrites: boolean, whose: Whose): Promise<string[]> {
  const parts = await unusedOf(told, { rewrites }, whose);
  return parts.length === 0 ? [] : [sayUnusedParts(parts)];
}

/** The parts of an instruction that changed nothing of a draft; of those in question, where not all are. */
export async function unusedOf({ name, brief, also }: Told, judged: JudgedOf, whose: Whose): Promise<string[]> {
  if (!brief.instruction) return [];
  const told = { name, brief, ...(also && { also }) };
  try {
    return (await workApart({ task: "unused", told, judged }, whose)) as string[];
  } catch (error) {
    // a draft is worth more than what is said of it
    if (error instanceof Failure && error.kind === "unavailable") return [];
    throw error;
  }
}
