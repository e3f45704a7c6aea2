import { isAdjective } from "#domain/drafter/analysis/lexicon/adjectives.ts";
import { couldBeActor, isActorWord, PRODUCT_WORDS } from "#domain/drafter/analysis/lexicon/nouns.ts";
import { HELPING_VERBS, NEVER_NOUNS, verbForm } from "#domain/drafter/analysis/lexicon/verbs.ts";
import { isPlural, isUncountable, singular } from "#domain/drafter/language/words.ts";
import { closedTag, startsThing, type Token } from "./token.ts";

const COMPOUND_HEADS = new Set("sales sports goods news operations analytics events savings".split(" "));
const NOUN_FIRST = new Set(
  "purchase order book stock work time plan check test study record report share trade travel hire rent repair deal design market place waste water feed list video mail post wash care experience view play link map name offer process question review service state supply support train walk program cover load film photograph hand label".split(
    " ",
  ),
);

/** Deeds that need no object: "upload photos and comment". */
const ALONE = new Set("rsvp cheer comment vote chat register subscribe pay reply participate donate compete".split(" "));

/** Whether a word in its plain form is a deed here, and not the first word of a thing. */
export function isBaseVerb(
  word: string,
  past: readonly Token[],
  last: Token | undefined,
  earlierVerb: Token | undefined,
  next: string | undefined,
  afterNext: string | undefined,
  particle: boolean,
): boolean {
  if (word === "purchase" && /^orders?$/.test(next ?? "")) return false;
  if (!last) {
    if (PRODUCT_WORDS.has(word) || next === undefined || PRODUCT_WORDS.has(next)) return false;
    if (namesDoers(word, next, afterNext)) return false;
    const tag = closedTag(next);
    if (tag === "conj" || tag === "comma") return afterNext !== undefined && verbForm(afterNext)?.form === "base";
    if (tag) return tag === "det" || tag === "poss" || tag === "num" || (tag === "prep" && !NOUN_FIRST.has(word));
    if (isPlural(next) || isUncountable(next) || isAdjective(next))
      return !PRODUCT_WORDS.has(afterNext ?? "") || !NOUN_FIRST.has(word);
    return !NOUN_FIRST.has(word) && !PRODUCT_WORDS.has(afterNext ?? "");
  }
  switch (last.tag) {
    case "modal":
    case "to":
    case "pron":
    case "rel":
      return !(last.tag === "rel" && last.word === "that" && !startsThing(next) && !particle);
    case "verb":
      return last.base !== undefined && (HELPING_VERBS.has(last.base) || last.base === "let");
    case "noun": {
      if (COMPOUND_HEADS.has(last.word)) return false;
      const helped = earlierVerb?.base !== undefined && HELPING_VERBS.has(earlierVerb.base) && couldBeActor(singular(last.word));
      if (helped) return true;
      if (NEVER_NOUNS.has(word) && isBareDoer(past) && (startsThing(next) || particle)) return true;
      if (
        closesRelative(past) &&
        (NEVER_NOUNS.has(word) || isDetermining(next) || (isActorWord(last.word) && next !== undefined && isPlural(next)))
      )
        return true;
      if (!isPlural(headBefore(past))) return false;
      const verbAhead = word !== "get" && next !== undefined && verbForm(next)?.form === "past" && !startsThing(afterNext);
      return !verbAhead && !PRODUCT_WORDS.has(next ?? "");
    }
    case "conj":
    case "comma": {
      const linked = past.findLast((token) => token.tag !== "conj" && token.tag !== "comma");
      if (linked?.tag === "verb" && linked.form === "base") return true;
      const hasBaseVerb = past.some((token) => token.tag === "verb" && token.form === "base");
      if (earlierVerb?.form !== "base") return hasBaseVerb && NEVER_NOUNS.has(word) && startsThing(next);
      if (/^(limits?|levels?|ranges?|slots?|windows?|lists?|codes?)$/.test(next ?? "") && NOUN_FIRST.has(word)) return false;
      if (NEVER_NOUNS.has(word) && next !== undefined) return true;
      if (next === undefined) return ALONE.has(word);
      if (couldBeActor(singular(next)) && isPlural(next) && afterNext !== undefined && verbForm(afterNext)?.form === "base")
        return false;
      return (startsThing(next) && !PRODUCT_WORDS.has(next ?? "")) || (particle && !NOUN_FIRST.has(word));
    }
    default:
      return false;
  }
}

/** "Finance controllers get reports": the first word says which controllers, it is not what is done with them. */
export function namesDoers(word: string, next: string | undefined, afterNext: string | undefined): boolean {
  if (HELPING_VERBS.has(word) || next === undefined || afterNext === undefined) return false;
  return isPlural(next) && couldBeActor(singular(next)) && verbForm(afterNext)?.form === "base";
}

/** "Hikers who follow a trail get a notice", "people waiting for a plot get a call": what was said of many, then what they do. */
function closesRelative(past: readonly Token[]): boolean {
  const relative = past.findLastIndex((token) => token.word === "who" || token.word === "that" || token.word === "whose");
  const participle = past.findLastIndex((token) => token.tag === "verb" && token.form === "ing");
  const at = relative >= 0 ? relative : participle;
  const owner = past[at - 1];
  const said = past.slice(at).filter((token) => token.tag === "verb" || token.tag === "aux").length;
  return owner?.tag === "noun" && isPlural(owner.word) && said === 1;
}

function isDetermining(word: string | undefined): boolean {
  const tag = word === undefined ? undefined : closedTag(word);
  return tag === "det" || tag === "poss";
}

/** "Driver accept the ride": one doer without an article, as people write who think in another language. */
function isBareDoer(past: readonly Token[]): boolean {
  const start = past.findLastIndex((token) => token.tag !== "noun" && token.word !== "of");
  const phrase = past.slice(start + 1);
  const ofAt = phrase.findIndex((token) => token.word === "of");
  const head = phrase[(ofAt > 0 ? ofAt : phrase.length) - 1];
  const before = past[start]?.tag;
  return head !== undefined && before !== "det" && before !== "poss" && before !== "verb" && isActorWord(head.word);
}

/** "members of a book club vote": the verb agrees with the word before "of", and where no deed came yet, before "to" or "with". */
function headBefore(past: readonly Token[]): string {
  let at = past.length - 1;
  while (at > 0 && /^(noun|adj|det|poss|num)$/.test(past[at]?.tag ?? "")) at -= 1;
  const first = !past.some((token) => token.tag === "verb" || token.tag === "rel" || token.tag === "modal");
  const link = past[at]?.word ?? "";
  const owner = link === "of" || (first && /^(to|with|in|at|from|on)$/.test(link)) ? past[at - 1] : undefined;
  return owner?.tag === "noun" ? owner.word : (past.at(-1)?.word ?? "");
}
