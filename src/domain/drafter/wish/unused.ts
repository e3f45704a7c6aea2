import { partsOf, wishOf } from "./wish.ts";
import { isAbout, isOfWords } from "./wished.ts";

/** With more parts than this the last are judged together. */
const MOST_PARTS = 25;

/**
 * The parts of an instruction that changed nothing of a draft: those without which it reads the same. A bound that held anyway was
 * followed, but not where rows are rewritten, which are neither more nor fewer for it.
 */
export function unusedParts(
  instruction: string,
  draft: (instruction: string | undefined) => unknown,
  { rewrites = false }: { rewrites?: boolean } = {},
): string[] {
  const all = partsOf(instruction);
  const parts = all.length > MOST_PARTS ? [...all.slice(0, MOST_PARTS), all.slice(MOST_PARTS).join(". ")] : all;
  const drafted = draft(instruction);
  const whole = JSON.stringify(drafted);
  return parts.filter((part, at) => {
    const wish = wishOf(part);
    if (wish.shorter && !rewrites) return false;
    if (wish.most && !rewrites) return isOfWords(wish.most) !== (typeof drafted === "string");
    if (wish.without.length > 0 && !rewrites) return false;
    if (wish.only.length > 0 && !rewrites) return !wish.only.every((words) => isAbout(drafted, words));
    const others = parts.filter((_, index) => index !== at).join("\n");
    return JSON.stringify(draft(others || undefined)) === whole;
  });
}
