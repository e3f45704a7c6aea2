import {
  ADVERBS,
  AUXILIARIES,
  CONJUNCTIONS,
  couldBeActor,
  DETERMINERS,
  HELPING_VERBS,
  isActorWord,
  isAdjective,
  MODALS,
  POSSESSIVES,
  PREPOSITIONS,
  PRODUCT_WORDS,
  PRONOUNS,
  RELATIVES,
  type VerbForm,
  verbForm,
} from "#domain/drafter/analysis/lexicon.ts";
import { isPlural, isUncountable, singular } from "#domain/drafter/language/words.ts";

export type Tag =
  | "det"
  | "poss"
  | "pron"
  | "prep"
  | "conj"
  | "comma"
  | "rel"
  | "modal"
  | "aux"
  | "to"
  | "adv"
  | "adj"
  | "num"
  | "verb"
  | "noun";
export type Token = { text: string; word: string; tag: Tag; base?: string; form?: VerbForm };

const COMPOUND_HEADS = new Set("sales sports goods news operations analytics events savings".split(" "));
const NOUN_FIRST = new Set(
  "order book stock work time plan check test study record report share trade travel hire rent repair deal design market place waste water feed list video mail post wash care experience view play link map name offer process question review service state supply support train walk program cover film photograph hand label".split(
    " ",
  ),
);

/** Deeds that need no object: "upload photos and comment". */
const ALONE = new Set("comment vote chat register subscribe pay reply participate donate compete".split(" "));

function closedTag(word: string): Tag | undefined {
  if (word === ",") return "comma";
  if (word === "to") return "to";
  if (word === "that") return "rel";
  if (DETERMINERS.has(word)) return "det";
  if (POSSESSIVES.has(word)) return "poss";
  if (PRONOUNS.has(word)) return "pron";
  if (RELATIVES.has(word)) return "rel";
  if (MODALS.has(word)) return "modal";
  if (AUXILIARIES.has(word)) return "aux";
  if (CONJUNCTIONS.has(word)) return "conj";
  if (PREPOSITIONS.has(word)) return "prep";
  if (ADVERBS.has(word)) return "adv";
  if (/^\d/.test(word)) return "num";
  return undefined;
}

export function tokensOf(sentence: string): Token[] {
  const parts = sentence.replace(/[()/]/g, " , ").match(/,|[\p{L}\p{N}][\p{L}\p{N}'&+.-]*|&/gu) ?? [];
  const raw = parts.map((text) => ({ text: text.replace(/[.']+$/, ""), word: text.toLowerCase().replace(/[.']+$/, "") }));
  const tokens: Token[] = [];
  for (const [index, { text, word }] of raw.entries()) {
    const next = raw[index + 1]?.word;
    tokens.push({ text, word, ...tagged(word, tokens, next, raw[index + 2]?.word) });
  }
  return tokens;
}

function tagged(
  word: string,
  before: readonly Token[],
  next: string | undefined,
  afterNext: string | undefined,
): Pick<Token, "tag" | "base" | "form"> {
  const last = before.at(-1);
  if (/^(which|what)$/.test(word) && last?.tag === "verb") return { tag: "det" };
  if (word === "than" && /^(more|less|fewer)$/.test(last?.word ?? "")) return { tag: "det" };
  const closed = closedTag(word);
  if (closed) return { tag: closed };
  const found = verbForm(word);
  if (found && isVerbHere(word, found, before, next, afterNext)) return { tag: "verb", base: found.base, form: found.form };
  if (found?.form === "past") return { tag: "adj" };
  if (isAdjective(word)) return { tag: "adj" };
  if (!found && actsUnknown(word, last, next)) return { tag: "verb", base: word, form: "base" };
  return { tag: "noun" };
}

/** A word in no list is a deed when a doer stands before it and a thing after it: "luthiers varnish instruments". */
function actsUnknown(word: string, last: Token | undefined, next: string | undefined): boolean {
  if (last?.tag !== "noun" || !isPlural(last.word) || !couldBeActor(singular(last.word))) return false;
  if (next === undefined || word.length < 4 || isPlural(word) || couldBeActor(word) || PRODUCT_WORDS.has(word)) return false;
  const tag = closedTag(next);
  return tag ? tag === "det" || tag === "poss" : isPlural(next) && !couldBeActor(singular(next));
}

function startsBreak(word: string | undefined): boolean {
  if (word === undefined) return true;
  const tag = closedTag(word);
  return tag !== undefined && tag !== "det" && tag !== "poss" && tag !== "num" && tag !== "pron";
}

function startsThing(word: string | undefined): boolean {
  return word !== undefined && !startsBreak(word);
}

function isVerbHere(
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
      if (!last) return startsThing(next) && !isActorWord(singular(word));
      if (last.tag === "rel" || (last.tag === "pron" && /^(it|he|she|one|everyone|anyone|somebody)$/.test(last.word)))
        return true;
      if (last.tag === "noun" && PRODUCT_WORDS.has(last.word)) return startsThing(next) || particle;
      if (last.tag === "noun" && !isPlural(last.word)) {
        if (nextTag === "det" || nextTag === "poss") return true;
        const start = past.findLastIndex((token) => token.tag !== "noun" && token.tag !== "adj");
        const determined = past[start]?.tag === "det" || past[start]?.tag === "poss";
        return determined && couldBeActor(singular(last.word)) && (startsThing(next) || particle);
      }
      if (last.tag === "conj" || last.tag === "comma") return earlierVerb?.form === "third" && startsThing(next);
      return false;
    case "ing":
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
      if (!isPlural(headBefore(past))) return false;
      const verbAhead = next !== undefined && verbForm(next)?.form === "past" && !startsThing(afterNext);
      return !verbAhead && !PRODUCT_WORDS.has(next ?? "");
    }
    case "conj":
    case "comma": {
      const linked = past.findLast((token) => token.tag !== "conj" && token.tag !== "comma");
      if (linked?.tag === "verb" && linked.form === "base") return true;
      if (earlierVerb?.form !== "base") return false;
      if (next === undefined) return ALONE.has(word);
      if (couldBeActor(singular(next)) && isPlural(next) && afterNext !== undefined && verbForm(afterNext)?.form === "base")
        return false;
      return (startsThing(next) && !PRODUCT_WORDS.has(next ?? "")) || (particle && !NOUN_FIRST.has(word));
    }
    default:
      return false;
  }
}

/** "members of a book club vote": the word the verb agrees with is the one before "of". */
function headBefore(past: readonly Token[]): string {
  let at = past.length - 1;
  while (at > 0 && /^(noun|adj|det|poss|num)$/.test(past[at]?.tag ?? "")) at -= 1;
  const owner = past[at]?.word === "of" ? past[at - 1] : undefined;
  return owner?.tag === "noun" ? owner.word : (past.at(-1)?.word ?? "");
}
