import type { Noun } from "#domain/nouns/all.ts";
import { partsOf, wishOf } from "./wish.ts";
import { isAbout, isOfList, isOfWords } from "./wished.ts";

/** With more parts than this the last are judged together. */
const MOST_PARTS = 25;

type Judged = {
  /** The list the draft has rows of; nothing where it is a text. */
  list?: Noun | undefined;
  rewrites?: boolean;
  /** The parts in question, where not all are. */
  among?: readonly string[] | undefined;
};

/** The parts of an instruction as they are judged, and named. */
export function judgedParts(instruction: string): string[] {
  const all = partsOf(instruction);
  return all.length > MOST_PARTS ? [...all.slice(0, MOST_PARTS), all.slice(MOST_PARTS).join(". ")] : all;
}

/**
 * The parts of an instruction that changed nothing of a draft: those without which it reads the same. A bound that held anyway was
 * followed, but not where rows are rewritten, which are neither more nor fewer for it.
 */
export function unusedParts(
  instruction: string,
  draft: (instruction: string | undefined) => unknown,
  { list, rewrites = false, among }: Judged = {},
): string[] {
  const parts = judgedParts(instruction);
  const drafted = draft(instruction);
  const whole = JSON.stringify(drafted);
  return parts.filter((part, at) => {
    if (among && !among.includes(part)) return false;
    const wish = wishOf(part);
    if (wish.shorter && !rewrites) return false;
    const [most] = wish.most;
    if (most && !rewrites) return !(list ? isOfList(most, list) : isOfWords(most));
    if (wish.without.length > 0 && !rewrites) return false;
    if (wish.only.length > 0 && !rewrites) return !wish.only.every((words) => isAbout(drafted, words));
    const others = parts.filter((_, index) => index !== at).join("\n");
    return JSON.stringify(draft(others || undefined)) === whole;
  });
}
