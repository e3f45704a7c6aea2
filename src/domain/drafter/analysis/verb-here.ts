import {
  couldBeActor,
  HELPING_VERBS,
  isActorWord,
  isAdjective,
  NEVER_NOUNS,
  PRODUCT_WORDS,
  type VerbForm,
  verbForm,
} from "#domain/drafter/analysis/lexicon.ts";
import { closedTag, startsThing, type Token } from "#domain/drafter/analysis/token.ts";
import { isPlural, isUncountable, singular } from "#domain/drafter/language/words.ts";

const COMPOUND_HEADS = new Set("sales sports goods news operations analytics events savings".split(" "));
const NOUN_FIRST = new Set(
  "order book stock work time plan check test study record report share trade travel hire rent repair deal design market place waste water feed list video mail post wash care experience view play link map name offer process question review service state supply support train walk program cover load film photograph hand label".split(
    " ",
  ),
);

/** Deeds that need no object: "upload photos and comment". */
const ALONE = new Set("rsvp cheer comment vote chat register subscribe pay reply participate donate compete".split(" "));

/** Whether a word that may be a deed is one here, by what stands before and after it. */
export function isVerbHere(
  word: string,
  found: { base: string; form: VerbForm },
  before: readonly Token[],
  next: string | undefined,
  afterNext: string | undefined,
): boolean {
  const past = before.filter((token) => token.tag !== "adv");
  const last = past.at(-1);
  const earlierVerb = past.findLast((token) => token.tag === "verb");
  const nextTag = next === undefined ? undefined : closedTag(next);
  const particle = nextTag === "prep" || nextTag === "to" || nextTag === "adv";
  switch (found.form) {
    case "base":
      return isBaseVerb(word, past, last, earlierVerb, next, afterNext, particle);
    case "third":
      if (!last) return startsThing(next) && !isActorWord(singular(word)) && !namesDoers(word, next, afterNext);
      if (last.tag === "rel" || (last.tag === "pron" && /^(it|he|she|one|everyone|anyone|somebody)$/.test(last.word)))
        return true;
      if (last.tag === "noun" && PRODUCT_WORDS.has(last.word)) return startsThing(next) || particle;
      if (last.tag === "noun" && !isPlural(last.word)) {
        if (!earlierVerb && next !== undefined && isPlural(next) && !nextTag && isDetermined(past)) return true;
        if (nextTag === "det" || nextTag === "poss") return true;
        return isDetermined(past) && couldBeActor(singular(last.word)) && (startsThing(next) || particle);
      }
      if (last.tag === "conj" || last.tag === "comma") return earlierVerb?.form === "third" && startsThing(next);
      return false;
    case "ing":
      if (!last && namesDoers(word, next, afterNext)) return false;
      if (!last) return startsThing(next) && !PRODUCT_WORDS.has(next ?? "") ? isObjectStart(next) : false;
      if (last.tag === "aux" || last.tag === "rel") return true;
      if (last.tag === "prep" || last.tag === "conj" || last.tag === "comma") {
        if (last.tag !== "prep" && earlierVerb?.form !== "ing") return false;
        if (nextTag === "conj" || nextTag === "comma")
          return last.tag === "prep" && afterNext !== undefined && verbForm(afterNext)?.form === "ing";
        return isObjectStart(next);
      }
      if (last.tag === "noun")
        return (isPlural(last.word) || PRODUCT_WORDS.has(last.word)) && startsThing(next) && !PRODUCT_WORDS.has(next ?? "");
      return false;
    case "past":
      if (last?.tag === "aux" && /^(is|are|was|were|be|been|being|get|gets)$/.test(last.word)) return true;
      return last?.tag === "noun" && next === "by";
  }
}

function isObjectStart(next: string | undefined): boolean {
  if (next === undefined || PRODUCT_WORDS.has(next)) return false;
  const tag = closedTag(next);
  if (tag) return tag === "det" || tag === "poss" || tag === "num" || tag === "pron";
  return true;
}

function isBaseVerb(
  word: string,
  past: readonly Token[],
  last: Token | undefined,
  earlierVerb: Token | undefined,
  next: string | undefined,
  afterNext: string | undefined,
  particle: boolean,
): boolean {
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
      if (!isPlural(headBefore(past))) return false;
      const verbAhead = word !== "get" && next !== undefined && verbForm(next)?.form === "past" && !startsThing(afterNext);
      return !verbAhead && !PRODUCT_WORDS.has(next ?? "");
    }
    case "conj":
    case "comma": {
      const linked = past.findLast((token) => token.tag !== "conj" && token.tag !== "comma");
      if (linked?.tag === "verb" && linked.form === "base") return true;
      if (earlierVerb?.form !== "base") return false;
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

function isDetermined(past: readonly Token[]): boolean {
  const start = past.findLast((token) => token.tag !== "noun" && token.tag !== "adj");
  return start?.tag === "det" || start?.tag === "poss";
}

/** "Finance controllers get reports": the first word says which controllers, it is not what is done with them. */
function namesDoers(word: string, next: string | undefined, afterNext: string | undefined): boolean {
  if (HELPING_VERBS.has(word) || next === undefined || afterNext === undefined) return false;
  return isPlural(next) && couldBeActor(singular(next)) && verbForm(afterNext)?.form === "base";
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
