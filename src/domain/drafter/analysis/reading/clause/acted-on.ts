import type { ReadClause } from "#domain/drafter/analysis/grammar/clauses.ts";
import { phraseAt } from "#domain/drafter/analysis/reading/people.ts";
import { runEnd } from "#domain/drafter/analysis/reading/runs.ts";
import { namedAt } from "#domain/drafter/analysis/reading/subjects.ts";
import type { Word } from "#domain/drafter/analysis/reading/word.ts";
import { isTechniqueName } from "#domain/drafter/analysis/technique.ts";
import { namedAhead } from "./before-deed.ts";
import { RECEIVES } from "./deed-words.ts";
import type { ActedOn, ToRead } from "./to-read.ts";

/** What the deed of a clause is done to; an "it" is kept in the context as pointed to. */
export function actedOn(toRead: ToRead): ActedOn {
  const { words, clause, context } = toRead;
  const ahead = namedAhead(toRead);
  if (ahead) return { phrase: ahead.phrase, named: undefined };
  const at = givenAt(words, clause, skipSmallWords(words, clause));
  const word = words[at];
  const them = () => context.things ?? context.people ?? (RECEIVES.test(clause.group.base) ? context.themOne(at) : undefined);
  const known = context.meant.get(at) ?? (word?.word === "it" ? context.thing : word?.word === "them" ? them() : undefined);
  if (word?.word === "it") context.pointed = known;
  if (word?.word === "it" && known) context.speakAgainOf(known);
  // "see tickets and take one"
  const one = word?.word === "one" && word.tag === "pron" && words[at + 1]?.word !== "of" ? context.oneOf(at) : undefined;
  if (one) {
    context.mentionOne(at, one);
    return { phrase: one.phrase, named: one };
  }
  if (known) return { phrase: known.phrase, named: undefined };
  const lost = /^(it|them)$/.test(word?.word ?? "") && at < clause.to && words[at + 1]?.tag !== "aux" && !context.fused;
  const end = Math.min(runEnd(words, at), clause.to);
  // "falls vacant" names no thing
  const state = /^(fall|become|go|turn|stay|remain|run|grow|fail)$/.test(clause.group.base) && end === at + 1;
  const named = end > at && !state ? namedAt(words, at, end) : undefined;
  const small = words[at - 1]?.tag === "prep" ? (words[at - 1]?.word ?? "") : undefined;
  if (named && isTechniqueName(named.phrase.noun.head) && small !== undefined)
    return { phrase: undefined, named: undefined, lost };
  const placed = small !== undefined && !isParticle(clause.group.base, small);
  return { phrase: named?.phrase.kind === "empty" ? undefined : named?.phrase, named, placed, lost };
}

/** Where the words end that name what it is done to. */
export function actedOnEnd({ words, clause }: ToRead): number {
  let at = clause.group.end;
  while (/^(adv|prep)$/.test(words[at]?.tag ?? "")) at += 1;
  return runEnd(words, at);
}

function skipSmallWords(words: readonly Word[], { group, to }: ReadClause): number {
  let at = group.end;
  while (words[at]?.tag === "adv" || (words[at]?.tag === "prep" && at < to)) at += 1;
  return at;
}

/** "sends him the order", "ask us for a quote": what is given stands behind whom it is given to. */
function givenAt(words: readonly Word[], { group, to }: ReadClause, at: number): number {
  if (!RECEIVES.test(group.base) || at !== group.end) return at;
  const pronoun = /^(him|her|us|me|you|them)$/.test(words[at]?.word ?? "");
  const end = pronoun ? at + 1 : runEnd(words, at);
  if (end === at || (!pronoun && phraseAt(words, at, end)?.kind !== "actor")) return at;
  const given = words[end]?.word === "for" ? end + 1 : end;
  return given < to && /^(det|poss|num)$/.test(words[given]?.tag ?? "") ? given : at;
}

/** "tries on the wig": the small word goes with the deed, and names no place. */
function isParticle(base: string, small: string): boolean {
  if (/^(off|out|up|down|away|back)$/.test(small)) return true;
  if (small === "on") return /^(try|put|pass|take|switch|turn)$/.test(base);
  if (small === "over") return /^(hand|take|pass|carry|bring|move|turn|roll)$/.test(base);
  return small === "in" && /^(hand|fill|check|send|bring|call|book|turn|type|key)$/.test(base);
}
