import { verbForm } from "#domain/drafter/analysis/lexicon/verbs.ts";
import type { Word } from "#domain/drafter/analysis/reading/word.ts";
import { nameOf } from "./told.ts";

/** How words that were heard stand in the statement they were heard in. */
export type Aligned = {
  /** Words that say something and stand between them there, and were not heard. */
  skipped: readonly Word[];
  before: Word | undefined;
  next: Word | undefined;
  from: number;
  to: number;
};

const SAYS_LITTLE = /^(?:comma|adv|aux|modal)$/;

/** The longest run of the same words in the same order. */
export function alignedIn(heard: readonly Word[], statement: readonly Word[]): Aligned {
  const [mine, theirs] = [heard.map(plain), statement.map(plain)];
  const width = theirs.length + 1;
  const most = new Int32Array((mine.length + 1) * width);
  const at = (i: number, j: number) => most[i * width + j] ?? 0;
  for (let i = mine.length - 1; i >= 0; i -= 1)
    for (let j = theirs.length - 1; j >= 0; j -= 1)
      most[i * width + j] = mine[i] === theirs[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const found: number[] = [];
  for (let i = 0, j = 0; i < mine.length && j < theirs.length; ) {
    if (mine[i] === theirs[j]) {
      found.push(j);
      i += 1;
      j += 1;
    } else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  const from = found[0] ?? 0;
  const to = (found.at(-1) ?? -1) + 1;
  const known = new Set(found);
  return {
    skipped: statement.slice(from, to).filter(({ tag }, step) => !known.has(from + step) && !SAYS_LITTLE.test(tag)),
    before: statement[from - 1],
    next: statement[to],
    from,
    to,
  };
}

function plain({ word }: Word): string {
  const name = nameOf(word);
  return verbForm(name)?.base ?? verbForm(word)?.base ?? name;
}
