import type { ReadClause } from "#domain/drafter/analysis/grammar/clauses.ts";
import { isPlural } from "#domain/drafter/language/words.ts";
import { wordTable } from "#domain/word-table.ts";
import type { Context } from "./context.ts";
import { whoeverBy } from "./described.ts";
import { DONE_BY_PEOPLE, isSomebody, phraseAt } from "./people.ts";
import { PUBLIC, toldBy } from "./pointed-to.ts";
import { runEnd } from "./runs.ts";
import { type Named, namedFrom } from "./subjects.ts";
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
export function agentsOf(words: readonly Word[], { group, to: end }: ReadClause, until = end, context?: Context): Agent[] {
  const found: Agent[] = [];
  const to = Math.min(end, until);
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
    const phrase = phraseAt(words, first);
    const proper = words[first]?.proper;
    const named = phrase && isSomebody(phrase, "decide", { proper });
    const definite = phrase?.kind === "maybe" && /^(the|our|a|an|my)$/.test(words[first]?.word ?? "");
    if (/^(outside|external|third-party)$/.test(words[at + 2]?.word ?? "")) continue;
    if (isOfSomebody(words[at + 1])) continue;
    const many = phrase?.kind === "maybe" && isPlural(words[runEnd(words, first) - 1]?.word ?? "");
    const acting = many && DONE_BY_PEOPLE.has(group.base);
    if (!phrase || (!definite && !acting && (!named || phrase.kind === "maybe"))) continue;
    const past1 = runEnd(words, first);
    const other = /^(?:and|or)$/.test(words[past1]?.word ?? "") ? phraseAt(words, past1 + 1) : undefined;
    // "is issued by the clerk and the buyer can open it"
    const acts = other !== undefined && isActing(words[skipAdverbs(words, runEnd(words, past1 + 1))]);
    const both = other !== undefined && !acts && isSomebody(other, "decide");
    const past = both ? runEnd(words, past1 + 1) : past1;
    for (const each of both ? [phrase, other] : [phrase])
      found.push({ named: { phrase: each, plural: false, proper: false }, from: at, to: past });
  }
  return found;
}
