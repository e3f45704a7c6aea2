import type { Brief } from "#domain/brief.ts";
import { unusedParts } from "#domain/drafter/wish/unused.ts";
import type { Question } from "#server/ai/ai.ts";

type Asking = (brief: Brief) => Pick<Question<never, unknown>, "draft">;

/** What the built-in drafter could not do of an instruction. */
export function sayUnused(brief: Brief, question: Asking, rewrites: boolean): string[] {
  const { instruction } = brief;
  if (!instruction) return [];
  const parts = unusedParts(instruction, (other) => question({ ...brief, instruction: other }).draft(), { rewrites });
  if (parts.length === 0) return [];
  return [`The built-in drafter could not use: ${parts.map((part) => `“${part}”`).join(", ")}.`];
}
