import type { Brief } from "#domain/brief.ts";
import { unusedParts } from "#domain/drafter/wish/unused.ts";
import { sayUnusedParts } from "#domain/instruction.ts";
import { allNouns } from "#domain/nouns/all.ts";
import type { Question } from "#server/ai/ai.ts";

export type Asking = (brief: Brief) => Pick<Question<never, unknown>, "name" | "draft">;

/** What the built-in drafter could not do of an instruction. */
export function sayUnused(brief: Brief, question: Asking, rewrites: boolean): string[] {
  const parts = unusedOf(brief, question, { rewrites });
  return parts.length === 0 ? [] : [sayUnusedParts(parts)];
}

/** The parts of an instruction that changed nothing of a draft; of those in question, where not all are. */
export function unusedOf(brief: Brief, question: Asking, judged: { rewrites?: boolean; among?: readonly string[] }): string[] {
  const { instruction } = brief;
  if (!instruction) return [];
  const name = question(brief).name.replaceAll("-", "_");
  const list = allNouns.find((noun) => noun === name);
  return unusedParts(instruction, (other) => question({ ...brief, instruction: other }).draft(), { list, ...judged });
}
