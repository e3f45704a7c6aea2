import type { Activity } from "#domain/drafter/analysis/activity.ts";
import type { ReadClause } from "#domain/drafter/analysis/grammar/clauses.ts";
import { THING_WORDS } from "#domain/drafter/analysis/lexicon/thing-words.ts";
import { mentionsIn } from "#domain/drafter/analysis/reading/mentions.ts";
import { type Word, wordsOf } from "#domain/drafter/analysis/reading/word.ts";
import { closedTag } from "#domain/drafter/analysis/token.ts";
import { singular } from "#domain/drafter/language/words.ts";
import { isCut, saysNothing, withoutAnother } from "./cut.ts";
import { SAYS_MORE } from "./deed-words.ts";
import { joinedBare, joinedToLast } from "./joined.ts";
import { lastDoneTo } from "./last-done.ts";
import { type Pointed, pointedIn } from "./meant.ts";
import { withLastDoneTo, withPronouns } from "./named-in.ts";
import type { Reading } from "./to-read.ts";

/** A deed in words that say what was meant: with what its pronouns stand for, or with the words before that name it; none where that is open. */
export function surely(reading: Reading, whole: Activity): Activity[] {
  const deed = { ...whole, said: ofEach(reading, withoutAnother(whole.said)) };
  if (/^\S+ (?:this|that)$|\bthe next one$/.test(deed.said)) return [];
  if (saysNothing(reading, deed)) {
    const both = joinedBare(reading, deed);
    if (both) return [both];
    if (!(isPlainDeed(reading) || isLetDo(reading) || SAYS_MORE.test(reading.clause.marker))) return [];
  }
  if (isCut(reading, deed) || isUnread(reading)) return [];
  return clearly(reading, deed) ?? withoutCondition(reading, deed) ?? [];
}

/** "I put up the matches, the players say yes or no to each": to each of those. */
function ofEach(reading: Reading, said: string): string {
  const last = OF_EACH.test(said) ? lastDoneTo(reading) : undefined;
  const isOfMany = last && !last.isPerson && last.noun.countable;
  return isOfMany ? `${said} ${last.noun.singular}` : said;
}

const OF_EACH = /^\S+ .*\b(?:to|for|on|of|at) each$/;

/** What it hangs on may be left out where something is said without it. */
function withoutCondition(reading: Reading, { condition, ...deed }: Activity): Activity[] | undefined {
  return condition === undefined || saysNothing(reading, deed) ? undefined : clearly(reading, deed);
}

function clearly(reading: Reading, deed: Activity): Activity[] | undefined {
  const pointed = pointedIn(reading, deed);
  const isClear = pointed.every(({ isTold }) => isTold) && !leavesOpen(reading, deed, pointed);
  const whole = isClear ? deed : (withPronouns(reading, deed, pointed) ?? withLastDoneTo(reading, deed, pointed));
  const told = joinedToLast(reading, deed, pointed, isClear) ?? whole;
  return told && [withoutPointing(told)];
}

/** "may view", "can decline" */
function isLetDo({ clause: { group, marker } }: Reading): boolean {
  return marker === "" && !SAYS.test(group.base) && /^(?:can|may|could|must|should)$/.test(group.modal ?? "");
}

const POINTS = /\b(?:it|they|them|he|she|him)\b/;

/** A reason that points to something says nothing alone. */
function withoutPointing(deed: Activity): Activity {
  return { ...deed, reason: deed.reason && POINTS.test(deed.reason) ? undefined : deed.reason };
}

/** "propose one", "retire old ones", "check I": something is pointed to. */
const LEFT_OPEN =
  / (?:each|ones?|(?<!(?:with|to|from|for|by) )others|some|any|both|a (?:second|third|fourth|further))$|^\S+ any (?:that|who|which)\b|\bthe ones\b|^\S+ (?:I|they|he|she|it|them)\b|\b(?:it|them|him|they) *$/;
/** "120 euros each", "of no others" */
const COUNTS = /(?:\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve)\b).* each$|\bno others$/;

/** Whether the words of a deed point to what they do not name, or name what nothing in them points to. */
function leavesOpen(reading: Reading, deed: Activity, pointed: readonly Pointed[]): boolean {
  const told = [deed.said, deed.condition].filter(Boolean).join(" ");
  if (LEFT_OPEN.test(told) && !COUNTS.test(told)) return true;
  return broughtIn(reading, deed).some((head) => !pointed.some(({ found }) => found.includes(head)));
}

/** What was said, known or asked stands in another clause then. */
const SAYS = /^(?:say|tell|know|think|mean|ask|decide|see)$/;

/** "Designers sketch, pin swatches and leave notes": what they do it to, nobody has to say. */
function isPlainDeed({ clause, doers, further, words }: Reading): boolean {
  const { group } = clause;
  if (SAYS.test(group.base)) return false;
  const isKnown = words.slice(group.at, group.end).some(({ verb }) => verb?.known);
  const goesOn = further[0]?.subject === clause.subject && further[0]?.marker === clause.marker;
  if (!isKnown) return false;
  if (doers.teller !== undefined) return !isDoneToAhead(words, clause);
  return (goesOn || !THING_WORDS.has(group.base)) && doers.named.some(({ phrase }) => phrase.kind === "actor");
}

/** "anything below that we swallow": what it is done to stands before whoever does it. */
function isDoneToAhead(words: readonly Word[], { subject }: ReadClause): boolean {
  const ahead = words.slice(0, subject?.from ?? 0);
  const since = ahead.findLastIndex(({ tag }) => /^(?:comma|break|conj|verb|aux|modal)$/.test(tag)) + 1;
  return ahead[since]?.tag !== "prep" && ahead.slice(since).some(({ tag }) => /^(?:noun|pron|num)$/.test(tag));
}

/** Who speaks and who is spoken to. */
const SPEAKERS = /^(?:team|owner|customer)$/;

/** What a deed names that its statement does not. */
function broughtIn({ context, heard, words }: Reading, { said, condition, verb }: Activity): string[] {
  // "signs too": the same, as was told right before
  const last = heard.activities.at(-1);
  const same = last?.verb === verb ? last.object?.head : undefined;
  const known = new Set(words.flatMap(({ word }) => [word, singular(word), singular(word.replace(/'s?$/, ""))]));
  const speakers = [context.me, context.us, context.you].map((named) => named?.phrase.noun.head ?? "");
  return mentionsIn(wordsOf([said, condition].join(" ")).slice(1))
    .map(({ head }) => head)
    .filter(
      (head) => head !== same && !known.has(head) && !speakers.includes(head) && !SPEAKERS.test(head) && !head.includes(" "),
    );
}

/** A word that joins or points is no deed. */
function isUnread({ clause }: Reading): boolean {
  return /^(?:conj|prep|rel|det|pron|poss)$/.test(closedTag(clause.group.base) ?? "");
}
