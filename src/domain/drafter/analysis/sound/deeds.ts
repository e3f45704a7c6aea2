import type { Activity } from "#domain/drafter/analysis/activity.ts";
import { verbForm } from "#domain/drafter/analysis/lexicon/verbs.ts";
import { verbOf, type Word } from "#domain/drafter/analysis/reading/word.ts";
import { type Check, firstFault } from "./check.ts";
import { anotherClause, comparesNothing, disagrees, orElse, relativeWithoutPlace } from "./clauses.ts";
import { PHRASES } from "./phrases.ts";

const LEADS = /^(?:now|likewise|though|also|only|just|mostly|often|then|so|rather|instead|always|still)$/;
/** "likewise re-examine", "longer than 2 hours", "though never more": no deed begins so. */
const noVerbFirst: Check = {
  name: "no verb first",
  isBroken: ([first, next]) => {
    if (!first) return true;
    if (/^(?:be|get|do|have|not)$/.test(first.word)) return false;
    if (/^(?:det|poss|pron|num|prep|conj|rel|modal|to|comma|break)$/.test(first.tag))
      return verbForm(first.word)?.form !== "base";
    const form = verbForm(first.word)?.form;
    if (form) return form !== "base";
    if (LEADS.test(first.word) || next?.word === "than") return true;
    return next?.verb?.form === "ing" && next.tag === "noun" && verbOf(first.word) === undefined;
  },
};

/** What may stand at the end where it belongs to the verb, or to what was asked or said of a thing. */
const PARTICLE =
  /^(?:up|down|out|off|away|back|in|on|over|through|along|around|round|by|ahead|aside|apart|forward|together|behind|under|about|across|inside|outside|home|past)$/;
/** "the evening before", "level 4 or above" */
const MAY_CLOSE = /^(?:before|after|above|below|until|since)$/;
const OPENS = /^(?:who|whom|which|what|where|how|that|whose|whatever|whichever|I|we|you|they|he|she)$/;
const SLUICED = /^(?:who|whom|which|what|where|how|when|why|whether)$/;

/** "agree to the wig before", "pitch their tent and": the end is missing. */
const cutAtTheEnd: Check = {
  name: "cut at the end",
  isBroken: (words) => {
    const last = words.at(-1);
    if (!last || words.length < 2) return false;
    if (/^(?:not|never)$/.test(last.word)) return words.at(-2)?.tag !== "aux" && words.at(-2)?.tag !== "comma";
    if (/^(?:than|then|until|till|nor|and|or|but|per|the|an?|my|our|their|every|because|if|unless|while)$/.test(last.word))
      return last.text !== "A";
    if (SLUICED.test(last.word)) return false;
    if (last.word === "to") return !hasOpening(words);
    return (
      last.tag === "prep" &&
      !MAY_CLOSE.test(last.word) &&
      !PARTICLE.test(last.word) &&
      !hasOpening(words) &&
      !(words.length === 2 && /^(?:for|with|after|of)$/.test(last.word))
    );
  },
};

function hasOpening(words: readonly Word[]): boolean {
  return words.slice(1, -1).some(({ text, word }) => OPENS.test(text) || OPENS.test(word));
}

/** "tick that off", "say so": what that is, other words say. */
const pointsOutside: Check = {
  name: "points to what is not there",
  isBroken: (_, said) =>
    /^\S+ (?:that|this|those|these)(?: (?:off|up|out|back|down|in|on|over|too|again|first|myself))?$/.test(said) ||
    /^say so\b|^tell (?:the|my|an?) \S+$/.test(said) ||
    /\b(?:before|after|until|when|if|once) (?:that|this) (?:happens|is|was|has)\b/.test(said),
};

/** "sort the bag, sorry, the box", "plan the run yes": what somebody says between. */
const spokenBetween: Check = {
  name: "said between",
  isBroken: (_, said) =>
    /\b(?:sorry|yes|yeah|nope|please|oh|um|er)\b/i.test(said) &&
    !/\byes or no\b|\bsay (?:yes|no|sorry)\b|\bno or yes\b|\byes\/no\b/i.test(said),
};

const HAS_AN_OBJECT =
  /^(?:attach|assign|upload|download|put|give|bring|get|make|take|hold|keep|set|share|charge|describe|label|lend|name|state|allot|grant|appoint|invite|say|tell|find|show|let)$/;
/** "upload after 14 days", "pick": of what, nobody says. */
const ofNothing: Check = {
  name: "done to nothing",
  isBroken: (words, said) => {
    const [verb, next] = words;
    if (!verb) return false;
    if (/^(?:go|come|pick|union|stop|stay|happen|become|seem|run|be|have|do)(?: (?:too|also|so|again|then|well))?$/.test(said))
      return true;
    if (!HAS_AN_OBJECT.test(verb.word)) return false;
    if (!next) return true;
    if (/^(?:off|up|out|back|away|over|down|on|in|part|care|place|turns)$/.test(next.word)) return false;
    return (
      (next.tag === "prep" &&
        !/^(?:about|between|over|under|around|up|near)$/.test(next.word) &&
        !/^(?:tell|hold|keep|say|share|put|show|charge)$/.test(verb.word)) ||
      (/^(?:comma|conj)$/.test(next.tag) &&
        /^(?:and|or|but|,)$/.test(next.word) &&
        !words.slice(2).some(({ tag }) => /^(?:det|noun|poss|pron)$/.test(tag)))
    );
  },
};

const TAKES_OF =
  /^(?:dispose|think|approve|hear|complain|inform|speak|tell|learn|remind|know|warn|make|take|get|be|notify|read|consist|ask|rid|die|smell|beware|repent|boast|dream|let)$/;
/** "map of open areas": a thing that looks like a deed. */
const aThing: Check = {
  name: "a thing, and no deed",
  isBroken: ([first, next]) => next?.word === "of" && !TAKES_OF.test(first?.word ?? ""),
};

/** "be warned Jonas": who warns, or of whom. */
const warnedSomebody: Check = {
  name: "warned whom",
  isBroken: ([be, told, who]) =>
    be?.word === "be" && who?.proper === true && /^(?:warned|informed|notified|alerted|reminded)$/.test(told?.word ?? ""),
};

/** "bring the bags to every evening": where to is missing. */
const toATime: Check = {
  name: "to a time",
  isBroken: (_, said) =>
    /\bto (?:each|every) (?:minute|hour|day|night|evening|morning|afternoon|week|month|year|season)\b/.test(said),
};

/** "land the catch, and the graders": who does what comes next. */
const nextSubject: Check = {
  name: "whoever acts next",
  isBroken: (_, said) => /^[^,]*, and (?:the|an?) \p{L}+$/u.test(said) || /, \p{L}+ing$/u.test(said),
};

const DEEDS: readonly Check[] = [
  noVerbFirst,
  cutAtTheEnd,
  anotherClause,
  disagrees,
  pointsOutside,
  spokenBetween,
  ofNothing,
  aThing,
  warnedSomebody,
  toATime,
  nextSubject,
  relativeWithoutPlace,
  comparesNothing,
  orElse,
  ...PHRASES,
];

/** These say enough where it is told when they are done. */
const ENOUGH_WHEN: ReadonlySet<Check> = new Set([ofNothing, pointsOutside, cutAtTheEnd]);

/** What is wrong with the words of a deed, "book a slot"; undefined where they are sound. */
export function faultOfDeed({ said, condition }: Pick<Activity, "said" | "condition">): string | undefined {
  return firstFault(
    said,
    DEEDS.filter((check) => !condition || !ENOUGH_WHEN.has(check)),
  );
}
