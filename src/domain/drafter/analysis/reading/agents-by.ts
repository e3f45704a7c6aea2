import type { ReadClause } from "#domain/drafter/analysis/grammar/clauses.ts";
import { isPlural } from "#domain/drafter/language/words.ts";
import { wordTable } from "#domain/word-table.ts";
import type { Context } from "./context.ts";
import { whoeverBy } from "./described.ts";
import { DONE_BY_PEOPLE, isSomebody, phraseAt } from "./people.ts";
import { PUBLIC, toldBy } from "./pointed-to.ts";
import { runEnd } from "./runs.ts";
import { type Named, namedAt, namedFrom } from "./subjects.ts";
import { skipAdverbs } from "./verb-group.ts";
import type { Word } from "./word.ts";

export const TELLERS = wordTable<"I" | "we" | "you">({ me: "I", us: "we", you: "you" });

const isActing = (word: Word | undefined) => /^(?:aux|modal)$/.test(word?.tag ?? "") || word?.verb?.form === "third";

export type Agent = { named: Named; from: number; to: number };

/** "written by somebody's nephew" */
export function isOfSomebody(word: Word | undefined): boolean {
  return /^(?:some|any)(?:body|one)'s$/.test(word?.word ?? "");
}

/** "by one of the owners", "by both the buyer and the seller" */
const AMONG: readonly (readonly string[])[] = [["both"], ["either"], ["one", "of"], ["two", "of"], ["any", "of"], ["each", "of"]];

/** "by the rider at collection and by the nurse at delivery" */
export function agentsOf(words: readonly Word[], clause: ReadClause, until = clause.to, context?: Context): Agent[] {
  const { group, to: end } = clause;
  const found: Agent[] = [];
  const to = Math.min(end, until);
  const ahead = agentAhead(words, clause, context);
  for (let at = group.end; at < to; at += 1) {
    // "signed by the manager, never by the technician"
    if (words[at]?.word !== "by" || /^(?:not|never|nor)$/.test(words[at - 1]?.word ?? "")) continue;
    // "offered from a calendar that is kept by the deacon": who keeps it
    const isOfInner = context?.clauses.some(
      (one) => one.marker !== "" && one.group.passive && one.from >= group.end && one.group.end <= at && at < one.to,
    );
    if (isOfInner) continue;
    const meant = /^(them|him|her)$/.test(words[at + 1]?.word ?? "")
      ? words[at + 1]?.word === "them"
        ? (context?.agents[0]?.named ?? context?.they())
        : context?.doing(words[at + 1]?.word === "him" ? "he" : "she", at, true)
      : undefined;
    if (meant && words[at + 2]?.tag !== "noun") {
      found.push({ named: meant, from: at, to: at + 2 });
      continue;
    }
    const known = context && nameBy(words, at + 1, context);
    if (known) {
      found.push({ named: known, from: at, to: runEnd(words, at + 1) });
      continue;
    }
    const teller = TELLERS[words[at + 1]?.word ?? ""];
    // "typed in once by you": the work of whoever builds it
    if (teller === "you" && context?.isToBuilder && !context.you) continue;
    const told =
      context && (teller ? { named: namedFrom(toldBy(teller, context)), to: at + 2 } : whoeverBy(words, at + 1, context));
    if (told) {
      found.push({ named: told.named, from: at, to: told.to });
      continue;
    }
    const isDenied = group.denied || words.slice(group.end, at).some(({ word }) => /^(?:not|never)$/.test(word));
    if (/^(?:anyone|anybody)$/.test(words[at + 1]?.word ?? "") && words[at + 2]?.word !== "who" && !isDenied) {
      found.push({ named: namedFrom(PUBLIC), from: at, to: at + 2 });
      continue;
    }
    const first =
      at +
      1 +
      AMONG.filter((all) => all.every((word, index) => words[at + 1 + index]?.word === word))
        .map(({ length }) => length)
        .reduce((most, one) => Math.max(most, one), 0);
    const past1 = nameEnd(words, first);
    const phrase = phraseAt(words, first, past1);
    const proper = words[first]?.proper;
    const named = phrase && isSomebody(phrase, "decide", { proper });
    const definite = phrase?.kind === "maybe" && /^(the|our|a|an|my)$/.test(words[first]?.word ?? "");
    if (/^(outside|external|third-party)$/.test(words[at + 2]?.word ?? "")) continue;
    if (isOfSomebody(words[at + 1])) continue;
    const many = phrase?.kind === "maybe" && isPlural(words[past1 - 1]?.word ?? "");
    const acting = many && DONE_BY_PEOPLE.has(group.base);
    if (!phrase || (!definite && !acting && (!named || phrase.kind === "maybe"))) continue;
    const other = /^(?:and|or)$/.test(words[past1]?.word ?? "") ? phraseAt(words, past1 + 1) : undefined;
    // "is issued by the clerk and the buyer can open it"
    const acts = other !== undefined && isActing(words[skipAdverbs(words, runEnd(words, past1 + 1))]);
    const both = other !== undefined && !acts && isSomebody(other, "decide");
    const past = both ? runEnd(words, past1 + 1) : past1;
    for (const each of both ? [phrase, other] : [phrase])
      found.push({ named: { phrase: each, plural: false, proper: false }, from: at, to: past });
  }
  return found.length === 0 && ahead ? [ahead] : found;
}

/** "the permit holder | three times a year" */
function nameEnd(words: readonly Word[], from: number): number {
  const end = runEnd(words, from);
  const number = words.findIndex(({ tag }, at) => tag === "num" && at > from && words[at - 1]?.tag === "noun");
  return number > 0 && number < end - 1 ? number : end;
}

/** "by Yvonne", "typed by one analyst and released by another" */
function nameBy(words: readonly Word[], at: number, context: Context): Named | undefined {
  const end = runEnd(words, at);
  if (words[at]?.word === "another" && end === at + 1) return context.agents.at(-1)?.named;
  const named = words[at]?.proper ? namedAt(words, at, end) : undefined;
  return named && context.called(named);
}

/** "By the auditor, all entries may be viewed": before what it is done to. */
function agentAhead(words: readonly Word[], { group, subject }: ReadClause, context?: Context): Agent | undefined {
  const ahead = words.slice(0, subject?.from ?? 0);
  const since = ahead.findLastIndex(({ tag }) => tag === "break") + 1;
  const from = words.findIndex(
    ({ word }, at) => word === "by" && at >= since && at < ahead.length && (at === since || words[at - 1]?.tag === "conj"),
  );
  const isDenied = group.denied || /^(?:nothing|none|no|nobody)$/.test(words[subject?.from ?? 0]?.word ?? "");
  if (!context || from < 0 || !group.passive || isDenied || group.form === "past") return undefined;
  const pronoun = words[from + 1]?.word ?? "";
  const end = nameEnd(words, from + 1);
  const points = /^(?:him|her|them)$/.test(pronoun) && words[from + 1]?.tag === "pron";
  const named = points
    ? pronoun === "them"
      ? context.they()
      : context.doing(pronoun === "him" ? "he" : "she", from, true)
    : (nameBy(words, from + 1, context) ?? namedAt(words, from + 1, end));
  // "By the teacher's desk, books are stacked"
  const isOfOther = words.slice(from + 1, end).some(({ word }) => word.endsWith("'s"));
  return named?.phrase.kind === "actor" && !isOfOther ? { named, from, to: points ? from + 2 : end } : undefined;
}
