import type { ReadClause } from "#domain/drafter/analysis/grammar/clauses.ts";
import { deedsWithin } from "#domain/drafter/analysis/reading/further-deeds.ts";
import type { Word } from "#domain/drafter/analysis/reading/word.ts";
import { SAYS_MORE } from "./deed-words.ts";
import type { ToRead } from "./to-read.ts";

/** What follows the deed, without what it hangs on and what is said beside it. */
export function tailOf({ clause, words, further }: ToRead): Word[] {
  const rest = words.slice(clause.group.end, clause.to);
  const own = rest.slice(0, ownEnd(rest, clause));
  // "confirms, amends or rejects each suggestion"
  const last = lastAlike(clause, further);
  return own.length === 0 && last && sharesTail(words, clause, last)
    ? withoutParticle(words.slice(last.group.end, last.to), last.group.base).filter(
        (_, at, all) => !all.slice(0, at + 1).some(({ tag }) => /^(comma|break)$/.test(tag)),
      )
    : withoutEnding(own);
}

/** What follows the deed, without further deeds in it. */
export function ownTailOf(reading: ToRead): Word[] {
  const { form, passive } = reading.clause.group;
  return deedsWithin(tailOf(reading), passive, form === "third").own;
}

function ownEnd(rest: readonly Word[], { group, conditions }: ReadClause): number {
  const aside = rest.findIndex(
    (word, at) =>
      (word.tag === "comma" && SAYS_MORE.test(rest[isSmall(rest[at + 1]) ? at + 2 : at + 1]?.word ?? "")) ||
      (isSmall(word) && rest[at + 1]?.word === "whom"),
  );
  const so = rest.findIndex(({ tag }, at) => tag === "comma" && rest[at + 1]?.word === "so");
  const cut = conditions.filter(({ from }) => from >= group.end).map(({ from }) => from - group.end);
  return Math.min(aside >= 0 ? aside : rest.length, so >= 0 ? so : rest.length, ...cut);
}

function isSmall(word: Word | undefined): boolean {
  return /^(prep|to)$/.test(word?.tag ?? "");
}

/** The last of the deeds that follow one another without a word of what they are done to. */
function lastAlike(clause: ReadClause, [next, ...further]: readonly ReadClause[]): ReadClause | undefined {
  if (next?.from !== clause.group.end) return undefined;
  let last = next;
  for (const other of further) {
    if (last.to > last.group.end || other.from !== last.group.end) break;
    last = other;
  }
  return last;
}

function sharesTail(words: readonly Word[], clause: ReadClause, last: ReadClause): boolean {
  const particle = /^(on|off|up|out|back|away|down|over|in)$/.test(words[last.to - 1]?.word ?? "");
  return (
    last.group.passive === clause.group.passive &&
    // "may ask but not act as second checker", but "may read and not change invoices"
    (last.group.denied === clause.group.denied || /^(?:det|poss|adj|noun|num)$/.test(words[last.group.end]?.tag ?? "")) &&
    words[last.from]?.tag === "conj" &&
    last.subject === clause.subject &&
    last.marker === clause.marker &&
    !particle
  );
}

/** "walk or drive up the hill": where to, said of both. */
const GOES = /^(?:go|come|walk|run|ride|drive|climb|cycle|row|sail|ski|swim|fly|jump|fall|move|travel)$/;

/** "cleans or throws [out] the brushes": it belongs to the last verb alone. */
function withoutParticle(rest: Word[], base: string): Word[] {
  const [first, next] = rest;
  const isPart = /^(?:off|up|out|away|back|down)$/.test(first?.word ?? "") && !GOES.test(base);
  return isPart && /^(?:det|poss|pron|noun|adj|num)$/.test(next?.tag ?? "") ? rest.slice(1) : rest;
}

/** "calls from hospitals and": what only joins to the next clause. */
export function withoutEnding(words: Word[]): Word[] {
  const last = words.findLastIndex(({ tag, word }) => !/^(conj|comma)$/.test(tag) && !/^(so|otherwise|then)$/.test(word));
  return words.slice(0, last + 1);
}
