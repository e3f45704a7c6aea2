import { type Activity, QUOTED } from "#domain/drafter/analysis/activity.ts";
import { CONDITION } from "#domain/drafter/analysis/grammar/markers.ts";
import { THING_WORDS } from "#domain/drafter/analysis/lexicon/thing-words.ts";
import { candidates, mentionsIn } from "#domain/drafter/analysis/reading/mentions.ts";
import { verbatim } from "#domain/drafter/analysis/reading/telling.ts";
import { type Word, wordsOf } from "#domain/drafter/analysis/reading/word.ts";
import { closedTag } from "#domain/drafter/analysis/token.ts";
import { singular } from "#domain/drafter/language/words.ts";
import { isCut, saysNothing } from "./cut.ts";
import { isGivenAway, RECEIVES, SAYS_MORE } from "./deed-words.ts";
import { tailOf } from "./tail.ts";
import type { Reading } from "./to-read.ts";

const POINTS_TO_DOER = /^(?:he|she|they)$/;
const POINTS_TO_THING = /^(?:it|them|him|her)$/;
const DONE_TO_PEOPLE =
  /^(?:help|meet|visit|see|teach|treat|drive|escort|accompany|admit|greet|welcome|hire|sack|fire|trust|examine|train|pick|choose|coach|register|enter|bring|take|walk|sign|let|check|rate|match|confirm|pencil|measure|block|suspend|approve|find|assess|interview|move|count|list)$/;
const LONGEST_QUOTE = 55;

/** Whether somebody else than the one it was given to may do a deed: of those whom "he" or "they" can stand for there are more. */
export function isDoneByAnother(reading: Reading): boolean {
  const { clause, doers, words } = reading;
  const subject = words[clause.subject?.from ?? -1];
  const isDone = clause.group.passive && words.slice(clause.group.end, clause.to).some(({ word }) => word === "by");
  if (!subject || !POINTS_TO_DOER.test(subject.word) || isDone || doers.named.length === 0) return false;
  const named = doersNamed(reading, clause.subject?.from ?? 0, subject.word).found;
  if (named.length === 0) return doers.named.some(({ plural }) => plural);
  const known = doers.named.map(({ phrase }) => phrase.noun.head);
  // "the captain and the mate" are both of them
  const isNamed = (heads: string) => known.includes(heads) || heads.split(" ").every((head) => known.includes(head));
  return known.length > 1 ? !named.every(isNamed) : named.length > 1 || !named.some(isNamed);
}

/** Whom a pronoun that does something can stand for. */
function doersNamed({ doers, context }: Reading, at: number, pronoun: string): { found: string[]; back: number } {
  return context.doersNamed(pronoun, at, doers.teller === "you" ? context.you?.phrase.noun.head : undefined);
}

/** A deed in words made of its parts where these are sure to say what was meant, else with what was said, quoted; none where nothing is said of it. */
export function surely(reading: Reading, deed: Activity): Activity[] {
  if (/^\S+ (?:this|that)$/.test(deed.said)) return [];
  if (saysNothing(reading, deed) && !SAYS_MORE.test(reading.clause.marker) && !isPlainDeed(reading)) return [];
  const open = pronounsIn(reading, deed).map((at) => whatIsMeant(reading, at, deed));
  const brought = broughtIn(reading, deed);
  const isSure =
    open.every((one) => one.isSure) &&
    !isCut(reading, deed) &&
    !saysNothing(reading, deed) &&
    !isUnread(reading) &&
    !LEFT_OPEN.test([deed.said, deed.condition].filter(Boolean).join(" ")) &&
    brought.every((head) => open.some(({ found }) => found.includes(head)));
  const steps = [...open.map((one) => stepsBack(reading, one)), ...brought.map((head) => namedBack(reading, head))];
  const quote = isSure ? undefined : quoteOf(reading, Math.max(0, ...steps));
  if (quote === undefined) return [{ ...deed, reason: deed.reason && POINTS.test(deed.reason) ? undefined : deed.reason }];
  const said = `${QUOTED}${quote}"`;
  return [{ ...deed, quoted: true, said, object: undefined, condition: undefined, reason: undefined, towards: [] }];
}

/** How far back a quote has to begin; whoever opens the sentence is named there. */
function stepsBack({ context, doers }: Reading, { found, back }: { found: readonly string[]; back: number }): number {
  const isDoer = found.length > 0 && found.every((head) => doers.named.some(({ phrase }) => phrase.noun.head === head));
  return isDoer && context.isTold() ? 0 : back;
}

/** "Designers sketch, pin swatches and leave notes": what they do it to, nobody has to say. */
function isPlainDeed({ clause: { group }, doers, words }: Reading): boolean {
  const isKnown = words.slice(group.at, group.end).some(({ verb }) => verb?.known);
  return isKnown && !THING_WORDS.has(group.base) && doers.named.some(({ phrase }) => phrase.kind === "actor");
}

/** "propose one", "check I" */
const LEFT_OPEN =
  /\beach of the\b| (?:each|ones?|others|some|any|both)$|^\S+ (?:I|they|he|she|it|them)\b|\b(?:it|them|him|they) *$/;
const POINTS = /\b(?:it|they|them|he|she|him)\b/;
/** Who speaks and who is spoken to. */
const SPEAKERS = /^(?:team|owner|customer)$/;

/** What a deed names that its statement does not. */
function broughtIn({ context, words }: Reading, { said, condition }: Activity): string[] {
  const known = new Set(words.flatMap(({ word }) => [word, singular(word), singular(word.replace(/'s?$/, ""))]));
  const speakers = [context.me, context.us, context.you].map((named) => named?.phrase.noun.head ?? "");
  return mentionsIn(wordsOf([said, condition].join(" ")).slice(1))
    .map(({ head }) => head)
    .filter((head) => !known.has(head) && !speakers.includes(head) && !SPEAKERS.test(head) && !head.includes(" "));
}

/** How many statements back something is named; 0 where none names it. */
function namedBack({ context }: Reading, name: string): number {
  return Math.max(
    0,
    context.named.findIndex(({ mentions }) => mentions.some(({ head }) => head === name)),
  );
}

/** A word that joins or points is no deed. */
function isUnread({ clause }: Reading): boolean {
  return /^(?:conj|prep|rel|det|pron|poss)$/.test(closedTag(clause.group.base) ?? "");
}

const UNTOLD = /^(?:so that|in order that|so|because|since|as|although|though|while|whereas)$/;

/** Where the words of a deed point to something else. */
function pronounsIn(reading: Reading, deed: Activity): number[] {
  const { clause, doers, words } = reading;
  const { group, subject, conditions } = clause;
  const within = (at: number, isUntold: boolean) =>
    conditions.some((one) => UNTOLD.test(one.marker) === isUntold && at >= one.from && at < one.to);
  const tail = new Set(tailOf(reading));
  const inside = (at: number, word: Word) =>
    tail.has(word) || (group.passive && at === subject?.from) || (deed.condition !== undefined && within(at, false));
  const single = doers.named.length === 1 && doers.named[0]?.plural === false;
  return words.flatMap((one, at) => {
    const { word, tag } = one;
    if (single && tag === "poss" && /^(?:his|her)$/.test(word) && inside(at, one)) return [at];
    const points = POINTS_TO_THING.test(word) || POINTS_TO_DOER.test(word) || /^(?:one|this|that|these|those)$/.test(word);
    return inside(at, one) && tag === "pron" && points && words[at + 1]?.word !== "of" ? [at] : [];
  });
}

/** Whether what a pronoun stands for is sure and told, and how many statements back it is named. */
function whatIsMeant(reading: Reading, at: number, deed: Activity): { isSure: boolean; found: readonly string[]; back: number } {
  const { doers, words, clause } = reading;
  const word = words[at]?.word ?? "";
  if (words[at]?.tag === "poss") {
    const { found, back } = reading.context.among(at, (mentions) =>
      candidates(
        word,
        mentions.filter(({ somebody }) => somebody === true),
      ),
    );
    return { isSure: found.length === 0 || (found.length === 1 && doers.named[0]?.phrase.noun.head === found[0]), found, back };
  }
  // "may swap if the owner approves it": the swapping
  const isDeed =
    word === "it" &&
    CONDITION.test(clause.marker) &&
    /^(?:approve|allow|permit|agree|accept|confirm|grant|sanction)$/.test(clause.group.base);
  const isOne = words.slice(0, at).some((one) => one.word === "one" && one.tag === "pron");
  if (isDeed || isOne || (!POINTS_TO_THING.test(word) && !POINTS_TO_DOER.test(word)))
    return { isSure: false, found: [], back: 0 };
  const acting = clause.group.passive ? [] : doers.named.map(({ phrase }) => phrase.noun.head);
  const opening = words[clause.subject?.from ?? -1]?.word ?? "";
  const isOther = /^(?:he|she)$/.test(word) && /^(?:he|she)$/.test(opening) && word !== opening;
  const isInner = words.slice(clause.group.end, at).some(({ tag }) => tag === "rel");
  const pointer = POINTS_TO_DOER.test(word) && !clause.group.passive;
  const { found, back } = pointer ? doersNamed(reading, at, word) : objectsNamed(reading, at, word, isInner ? [] : acting);
  const told = [deed.said, deed.condition].join(" ").toLowerCase();
  const [only = ""] = found;
  const isDoer = at === clause.subject?.from && doers.named.some(({ phrase }) => phrase.noun.head === only);
  const isMe = isDoer || (acting.includes(only) && /\b(?:i|my|me)\b/.test(told));
  return { isSure: !isOther && found.length === 1 && (isMe || told.includes(only)), found, back };
}

/** Those that a deed is rather done to, however far back they are named, before all others. */
function objectsNamed(
  reading: Reading,
  at: number,
  pronoun: string,
  acting: readonly string[],
): { found: string[]; back: number } {
  const toThings = isDoneToThings(reading, at);
  const rather = reading.context.among(at, (mentions) =>
    candidates(
      pronoun,
      mentions.filter(({ somebody, owned }) => somebody !== toThings && (toThings === true || !owned)),
      acting,
    ),
  );
  return rather.found.length > 0 ? rather : reading.context.among(at, (mentions) => candidates(pronoun, mentions, acting));
}

/** "deliver them" is done to things, "remind them" to people; undefined where it may be either. */
function isDoneToThings({ clause: { group }, words }: Reading, at: number): boolean | undefined {
  if (at !== group.end || group.passive) return undefined;
  if (RECEIVES.test(group.base) && isGivenAway(group.base, words[at + 1]?.word ?? "")) return true;
  return !(RECEIVES.test(group.base) || DONE_TO_PEOPLE.test(group.base));
}

/** What was said of it, from where that is named which it points back to; undefined where that is too long to quote. */
function quoteOf({ context, clause, words, to }: Reading, back: number): string | undefined {
  const sentences = [...new Set(context.named.slice(0, back + 1).map(({ said }) => said))].toReversed();
  const own = verbatim(words.slice(Math.min(clause.subject?.from ?? clause.from, clause.from), to));
  return [sentences.map((one) => context.told(one)).join(". "), ...(back === 0 ? [own] : [])]
    .map((one) =>
      one
        .replace(/["“”]/g, "")
        .replace(/\s+([,.;:])/g, "$1")
        .trim(),
    )
    .find((one) => one.split(" ").length <= LONGEST_QUOTE);
}
