import { couldBeActor, isActorWord, PRODUCT_WORDS } from "#domain/drafter/analysis/lexicon/nouns.ts";
import { HELPING_VERBS, type VerbForm, verbForm } from "#domain/drafter/analysis/lexicon/verbs.ts";
import { isPlural, singular } from "#domain/drafter/language/words.ts";
import { isBaseVerb, namesDoers } from "./base-verb-here.ts";
import { closedTag, startsThing, type Token } from "./token.ts";

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
        if (isBareTeam(past) && next !== undefined && (isPlural(next) || verbForm(next)?.form === "past")) return true;
        return isDetermined(past) && couldBeActor(singular(last.word)) && (startsThing(next) || particle);
      }
      if (last.tag === "conj" || last.tag === "comma") return earlierVerb?.form === "third" && startsThing(next);
      return false;
    case "ing":
      if (!last && HELPING_VERBS.has(found.base) && next !== undefined) return startsThing(next);
      if (!last && namesDoers(word, next, afterNext)) return false;
      if (!last) return startsThing(next) && !PRODUCT_WORDS.has(next ?? "") ? isObjectStart(next) : false;
      if (last.tag === "aux" || last.tag === "rel") return true;
      if (last.tag === "prep" || last.tag === "conj" || last.tag === "comma") {
        if (last.tag !== "prep" && earlierVerb?.form !== "ing") return false;
        if (nextTag === "conj" || nextTag === "comma")
          return last.tag === "prep" && afterNext !== undefined && verbForm(afterNext)?.form === "ing";
        return isObjectStart(next);
      }
      if (last.tag === "noun" && nextTag === "prep" && isPlural(last.word) && isActorWord(singular(last.word))) return true;
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

/** "HR posts vacancies", "Fraud team reviews claims": a doer that is one and takes no article. */
function isBareTeam(past: readonly Token[]): boolean {
  const head = past.at(-1)?.word ?? "";
  const start = past.findLastIndex((token) => token.tag !== "noun" && token.tag !== "adj");
  return (
    /^(hr|qa|reception|team|staff|management|marketing|finance|support)$/.test(head) &&
    (start < 0 || past[start]?.tag === "comma")
  );
}

function isDetermined(past: readonly Token[]): boolean {
  const start = past.findLast((token) => token.tag !== "noun" && token.tag !== "adj");
  return start?.tag === "det" || start?.tag === "poss";
}
