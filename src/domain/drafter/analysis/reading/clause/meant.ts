import type { Activity } from "#domain/drafter/analysis/activity.ts";
import { CONDITION } from "#domain/drafter/analysis/grammar/markers.ts";
import type { Noun } from "#domain/drafter/analysis/noun-phrase.ts";
import { candidates, type Mention, mentionsIn } from "#domain/drafter/analysis/reading/mentions.ts";
import { isImpersonal } from "#domain/drafter/analysis/reading/telling.ts";
import { type Word, wordsOf } from "#domain/drafter/analysis/reading/word.ts";
import { plural, singular } from "#domain/drafter/language/words.ts";
import { escapePattern } from "#domain/escape-pattern.ts";
import { isGivenAway, RECEIVES } from "./deed-words.ts";
import { lastDoneTo } from "./last-done.ts";
import { peopleBehind } from "./people-behind.ts";
import { tailOf } from "./tail.ts";
import type { Reading, ToRead } from "./to-read.ts";

const WISHES = /^(?:need|want|like|love|require)$/;
const POINTS_TO_DOER = /^(?:he|she|they)$/;
const POINTS_TO_THING = /^(?:it|them|him|her)$/;
const DONE_TO_PEOPLE =
  /^(?:help|meet|visit|see|teach|treat|drive|escort|accompany|admit|greet|welcome|hire|sack|fire|trust|examine|train|pick|choose|coach|register|enter|bring|take|walk|sign|let|check|rate|match|confirm|pencil|measure|block|suspend|approve|find|assess|interview|move|count|list)$/;

/** To people as well as to things. */
const DONE_TO_BOTH = /^(?:confirm|check|approve|count|list|enter|sign|rate|match|measure|assess|move|find)$/;

/** Whether somebody else than the one it was given to may do a deed: of those whom "he" or "they" can stand for there are more. */
export function isDoneByAnother(reading: Reading): boolean {
  const { clause, doers, words } = reading;
  const subject = words[clause.subject?.from ?? -1];
  const isDone = clause.group.passive && words.slice(clause.group.end, clause.to).some(({ word }) => word === "by");
  if (!subject || !POINTS_TO_DOER.test(subject.word) || isDone || doers.named.length === 0) return false;
  const named = doersNamed(reading, clause.subject?.from ?? 0, subject.word);
  if (named.length === 0) return doers.named.some(({ plural }) => plural);
  const known = doers.named.map(({ phrase }) => phrase.noun.head);
  // "the captain and the mate" are both of them
  const isNamed = (heads: string) => known.includes(heads) || heads.split(" ").every((head) => known.includes(head));
  return known.length > 1 ? !named.every(isNamed) : named.length > 1 || !named.some(isNamed);
}

/** Whom a pronoun that does something can stand for. */
function doersNamed({ doers, context }: Reading, at: number, pronoun: string): string[] {
  return context.doersNamed(pronoun, at, doers.teller === "you" ? context.you?.phrase.noun.head : undefined).found;
}

/** A pronoun, whether those it can stand for are told by name, and who and what they are. */
export type Pointed = { word: string; isTold: boolean; found: readonly string[] };

/** What each word of a deed that points to something else can stand for. */
export function pointedIn(reading: Reading, deed: Activity): Pointed[] {
  const unsaid = deed.unsaid && deed.object ? [{ word: "it", isTold: true, found: [deed.object.head] }] : [];
  const said = pronounsIn(reading, deed).map((at) => ({
    word: reading.words[at]?.word ?? "",
    ...whatIsMeant(reading, at, deed),
  }));
  return [...unsaid, ...said];
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
  // a further deed in the words behind the first has its own
  const since = deed.verb === group.base ? 0 : words.findIndex(({ verb }, at) => at >= group.end && verb?.base === deed.verb);
  return words.flatMap((one, at) => {
    // "it tells them": theirs is the deed
    if ((at >= group.end && at < since) || (at === group.end && deed.verb !== group.base)) return [];
    const { word, tag } = one;
    if (isImpersonal(words, at) || (group.passive && words[at - 1]?.word === "by")) return [];
    // "need the whole board in front of them": before themselves
    if (WISHES.test(group.base) && words[at - 1]?.word === "of" && words[at - 2]?.word === "front") return [];
    if (single && tag === "poss" && /^(?:his|her)$/.test(word) && inside(at, one)) return [at];
    const points = POINTS_TO_THING.test(word) || POINTS_TO_DOER.test(word) || /^(?:one|this|that|these|those)$/.test(word);
    const next = words[at + 1]?.word ?? "";
    const isSaid = /^(?:of|who|which|that|whose|not)$/.test(next) || (word === "one" && /^(?:or|to)$/.test(next));
    return inside(at, one) && tag === "pron" && points && !isSaid ? [at] : [];
  });
}

function whatIsMeant(reading: Reading, at: number, deed: Activity): Omit<Pointed, "word"> {
  const { clause, context, doers, words } = reading;
  const word = words[at]?.word ?? "";
  if (words[at]?.tag === "poss") {
    const found = among(reading, at, (mentions) =>
      candidates(
        word,
        mentions.filter(({ somebody }) => somebody === true),
      ),
    );
    const [only] = found.length === 1 ? found : [];
    const isTold = only !== undefined && (doers.named[0]?.phrase.noun.head === only || deed.said.includes(`${only}'s`));
    return { isTold: found.length === 0 || isTold, found };
  }
  // "they are told": whoever they are was decided before
  if (at === clause.subject?.from && RECEIVES.test(clause.group.base) && doers.named.length > 0)
    return { isTold: true, found: doers.named.map(({ phrase }) => phrase.noun.head) };
  // "may swap if the owner approves it": the swapping
  const isDeed =
    word === "it" &&
    CONDITION.test(clause.marker) &&
    /^(?:approve|allow|permit|agree|accept|confirm|grant|sanction)$/.test(clause.group.base);
  const isEvent =
    word === "it" &&
    /^(?:report|note|notice|log|record|flag|announce|mention)$/.test(clause.group.base) &&
    clause.conditions.some(
      ({ from, group, to }) => group.at < clause.group.at && words.slice(from, to).some((one) => /^not$|n't$/.test(one.word)),
    );
  // "if a guest does not show up, the porter reports it"
  if (isEvent) return { isTold: false, found: [] };
  const told = [deed.said, deed.condition].join(" ").toLowerCase();
  const referent = isDeed ? undefined : context.meant.get(at)?.phrase.noun;
  if (referent)
    return {
      isTold: told.includes(referent.singular.toLowerCase()) || told.includes(referent.plural.toLowerCase()),
      found: [referent.head],
    };
  // "assign a ride by hand when nobody takes it"
  const own = deed.object;
  if (word === "it" && own && deed.condition?.endsWith(` the ${own.singular}`) && deed.said.includes(own.singular))
    return { isTold: true, found: [own.head] };
  if (/^(?:it|that|this)$/.test(word) && context.fused && told.includes(context.fused.toLowerCase()))
    return { isTold: true, found: toldHeads(deed) };
  if (!isDeed && isLastDoneTo(reading, at, told)) return { isTold: true, found: toldHeads(deed) };
  const mentions = context.named[0]?.mentions ?? [];
  const isOne = words
    .slice(0, at)
    .some((one, index) => one.word === "one" && one.tag === "pron" && !mentions.some((known) => known.at === index));
  // "you need a drill, so you borrow one"
  if (word === "one" && /^an? /.test(deed.said.slice(deed.verb.length + 1))) return { isTold: true, found: toldHeads(deed) };
  if (isDeed || isOne || (!POINTS_TO_THING.test(word) && !POINTS_TO_DOER.test(word))) return { isTold: false, found: [] };
  const acting = clause.group.passive ? [] : doers.named.map(({ phrase }) => phrase.noun.head);
  const opening = words[clause.subject?.from ?? -1]?.word ?? "";
  const isOther = /^(?:he|she)$/.test(word) && /^(?:he|she)$/.test(opening) && word !== opening;
  const isInner = words
    .slice(clause.group.end, at)
    .some((one) => one.tag === "rel" || /^(?:which|what|how|where)$/.test(one.word));
  const pointer = POINTS_TO_DOER.test(word) && !clause.group.passive;
  const inner = mentions.filter((one) => one.at < at);
  const found = pointer
    ? doersNamed(reading, at, word)
    : isInner && candidates(word, inner).length > 0
      ? candidates(word, inner)
      : objectsNamed(reading, at, word, isInner ? [] : acting);
  const isDoer = (head: string) => doers.named.some(({ phrase }) => phrase.noun.head === head);
  const isMe = (head: string) =>
    at === clause.subject?.from ? isDoer(head) : (acting.includes(head) || isDoer(head)) && /\b(?:i|my|me)\b/.test(told);
  return { isTold: !isOther && found.some((head) => isMe(head) || told.includes(head) || told.includes(plural(head))), found };
}

function toldHeads({ said, condition }: Activity): string[] {
  return mentionsIn(wordsOf([said, condition].join(" ")).slice(1)).map(({ head }) => head);
}

/** "You raise a repair, and the fitter takes it on": what the deed before it was done to, or what stands before a colon. */
function isLastDoneTo(reading: Reading, at: number, told: string): boolean {
  const { clause, context, words } = reading;
  const word = words[at]?.word ?? "";
  if (!/^(?:it|them|one)$/.test(word)) return false;
  if (word === "it" && isNearest(reading, told)) return true;
  const last = isNamedNearer(reading, at, word) ? undefined : lastDoneTo(reading);
  const topic = context.topic?.phrase.noun;
  const isPerson = clause.group.end === at && isDoneToThings(reading, at) === true && last?.isPerson === true;
  const names = (noun: Noun | undefined) =>
    noun !== undefined && new RegExp(`\\b${escapePattern(word === "them" ? plural(noun.head) : noun.head)}\\b`).test(told);
  return !isPerson && (names(last?.noun) || names(topic));
}

/** "see which wig is waiting, log hours on it": another statement's deed was done to something else than what this one names first. */
function isNamedNearer({ clause, context, doers, heard }: Reading, at: number, pronoun: string): boolean {
  if (heard.activities.at(-1)?.heardIn?.statement === context.statement) return false;
  const acting = doers.named.map(({ phrase }) => phrase.noun.head);
  const ahead = Math.min(at, clause.group.at);
  const before = (context.named[0]?.mentions ?? []).filter((one) => one.at < ahead && !one.beside && one.somebody !== true);
  const last = heard.activities.at(-1)?.object?.head ?? "";
  const here = candidates(pronoun, before, acting);
  return here.length > 0 && !here.includes(last);
}

/** "each has its own history, and I would like to see it": what the clause before it ends with. */
function isNearest({ clause, words }: Reading, told: string): boolean {
  const ahead = words.slice(0, clause.subject?.from ?? clause.from).filter(({ tag }) => !/^(?:conj|comma|adv)$/.test(tag));
  const last = ahead.at(-1);
  const from = ahead.findLastIndex(({ tag }) => !/^(?:noun|adj|det|poss|num)$/.test(tag));
  return (
    last?.tag === "noun" &&
    /^(?:verb|aux)$/.test(ahead[from]?.tag ?? "") &&
    new RegExp(`^\\S+ the (?:\\S+ )?${escapePattern(last.word)}\\b`).test(told)
  );
}

/** Those that a deed is rather done to, however far back they are named, before all others. */
function objectsNamed(reading: Reading, at: number, pronoun: string, acting: readonly string[]): string[] {
  const toThings = isDoneToThings(reading, at);
  const behind = pronoun === "them" && toThings === false ? peopleBehind(reading.words, at) : undefined;
  if (behind) return [singular(behind.split(" ").at(-1) ?? behind)];
  const one = pronoun === "them" && toThings === false ? reading.context.themOne(at) : undefined;
  if (one && !acting.includes(one.phrase.noun.head)) return [one.phrase.noun.head];
  // "log their hours, and the head confirms them": what something was done to rather than who did it
  if (toThings === undefined && at === reading.clause.group.end) {
    const done = among(reading, at, (mentions) =>
      candidates(
        pronoun,
        mentions.filter(
          ({ acts, owned }, index) => !acts && (!owned || mentions.slice(0, index).findLast((one) => one.acts)?.plural),
        ),
        acting,
      ),
    );
    if (done.length > 0) return done;
  }
  const rather = among(reading, at, (mentions) =>
    candidates(
      pronoun,
      mentions.filter(({ somebody, owned }) => somebody !== toThings && (toThings === true || !owned)),
      acting,
    ),
  );
  return rather.length > 0 ? rather : among(reading, at, (mentions) => candidates(pronoun, mentions, acting));
}

/** "deliver them" is done to things, "remind them" to people; undefined where it may be either. */
export function isDoneToThings({ clause: { group }, words }: ToRead, at: number): boolean | undefined {
  if (at !== group.end || group.passive) return undefined;
  if (RECEIVES.test(group.base) && isGivenAway(group.base, words[at + 1]?.word ?? "")) return true;
  if (givesThem(group.base, words[at + 1])) return false;
  if (DONE_TO_BOTH.test(group.base)) return undefined;
  return !(RECEIVES.test(group.base) || DONE_TO_PEOPLE.test(group.base));
}

/** "hands them the pass": what is given stands behind. */
export function givesThem(base: string, next: Word | undefined): boolean {
  return /^(?:hand|lend|serve|sell|teach)$/.test(base) && /^(?:det|poss)$/.test(next?.tag ?? "");
}

/** What is found among those named before a place. */
function among({ context }: Reading, at: number, find: (mentions: readonly Mention[]) => string[]): string[] {
  return context.among(at, (mentions) => find(mentions.filter(({ head }) => head !== "one"))).found;
}
