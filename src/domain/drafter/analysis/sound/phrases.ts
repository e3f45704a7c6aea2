import { isAdjective } from "#domain/drafter/analysis/lexicon/adjectives.ts";
import { THING_WORDS } from "#domain/drafter/analysis/lexicon/thing-words.ts";
import type { Word } from "#domain/drafter/analysis/reading/word.ts";
import type { Check } from "./check.ts";

const ARTICLE = /^(?:an?|the|my|our|your|their|its|every)$/;
/** "the same", "the latest", "the rest": these are said without a thing. */
const SAID_ALONE =
  /^(?:same|rest|latest|former|latter|following|other|others|opposite|poor|sick|dead|deaf|blind|young|old|elderly|public|whole|most|least|best|worst|first|last|next|one|ones|sooner|later|more|less)$/;
/** "on my own", "the inside", "a before and an after" */
const SPELT_ALIKE = /^(?:own|inside|outside|before|after|power|\p{L}+est|up|down|in|out)$/u;
const BEFORE_A_THING = /^(?:adj|num|noun|verb|adv|poss)$/;

/** "attach the to the horse": an article, and no thing behind it. */
const articleWithoutThing: Check = {
  name: "an article without a thing",
  isBroken: (words) =>
    words.some(({ word, tag }, at) => {
      if (!ARTICLE.test(word) || !/^(?:det|poss)$/.test(tag) || isOften(words, at)) return false;
      return !hasThing(words.slice(at + 1));
    }),
};

/** "the more, the better" */
function isOften(words: readonly Word[], at: number): boolean {
  return /^(?:more|most|less|least|bit|lot|few)$/.test(words[at + 1]?.word ?? "");
}

function hasThing(after: readonly Word[]): boolean {
  for (const [at, { word, tag, verb }] of after.entries()) {
    if (tag === "noun" || SAID_ALONE.test(word) || (at === 0 && SPELT_ALIKE.test(word))) return true;
    // "the booked", "the cutting", "the 12"
    const next = after[at + 1]?.tag;
    const isLast = next === undefined || !BEFORE_A_THING.test(next);
    if (/^(?:num|verb|modal)$/.test(tag) && isLast) return true;
    if (verb?.form === "ing" && isLast) return true;
    // "the short": quantities aside, an adjective needs its noun, unless a word looks like one only here
    if (tag === "adj" && /^(?:aux|modal)$/.test(next ?? "")) return true;
    if (tag === "adj" && isLast) return THING_WORDS.has(word) || (!isAdjective(word) && verb?.form !== "past");
    if (/^(?:aux|modal)$/.test(tag) && at > 0) return true;
    if (tag === "comma" && after[at - 1]?.tag === "adj") continue;
    if (tag === "conj" && after[at - 1]?.tag === "adj" && next === "adj") continue;
    if (tag === "to" || !BEFORE_A_THING.test(tag)) return false;
  }
  return false;
}

/** "show the own map": whose it is is missing. */
const ownOfNobody: Check = { name: "own, and nobody's", isBroken: (_, said) => /\b(?:an?|the) own\b/.test(said) };

const DOUBLED = /(?<![-\p{L}'])(\p{L}+) \1(?![-\p{L}'])/iu;
/** "I had had", "the one that that shelf holds" */
const MAY_DOUBLE = /^(?:had|that|so|very|is|her|bye|knock)$/i;
const twice: Check = {
  name: "a word twice",
  isBroken: (_, said) => {
    const doubled = DOUBLED.exec(said)?.[1];
    return doubled !== undefined && !MAY_DOUBLE.test(doubled);
  },
};

/** "book a slot in the slot": a name, and where it is in itself. */
export const IN_ITSELF = /\b((?:an?|the) ((?:[\p{Ll}-]+ )?[\p{Ll}-]+)) (?:in|into|for|on|of|from) the \2(?![-\p{L}])/u;
/** Nothing is in, for or beside itself. */
const inItself: Check = {
  name: "a thing in itself",
  isBroken: (_, said) => IN_ITSELF.test(said) || /\b(?:an?|the) ([\p{Ll}-]+)(?: (?:I|we) \p{L}+)? and the \1$/u.test(said),
};

const openBracket: Check = {
  name: "a bracket left open",
  isBroken: (_, said) => (said.match(/\(/g) ?? []).length !== (said.match(/\)/g) ?? []).length,
};

/** What holds of any words that say something whole. */
export const PHRASES: readonly Check[] = [articleWithoutThing, ownOfNobody, twice, inItself, openBracket];
