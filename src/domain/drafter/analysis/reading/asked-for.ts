import { isBody } from "#domain/drafter/analysis/lexicon/bodies.ts";
import { isGivenName } from "#domain/drafter/analysis/lexicon/given-names.ts";
import { couldBeActor } from "#domain/drafter/analysis/lexicon/nouns.ts";
import { verbForm } from "#domain/drafter/analysis/lexicon/verbs.ts";
import { closedTag } from "#domain/drafter/analysis/token.ts";
import { singular } from "#domain/drafter/language/words.ts";

const MAY = /^(?:(?:and|so|but|or|then|ok|okay|now|oh|hm),? )*(?:can|could|may|might)(?:n?'t|not| not)? (.+)$/iu;
const POINTS = /^(?:he|she|they)$/i;
const SPEAKS = /^(?:i|we)$/i;
const OPENS = /^(?:the|our|my|an?|one|each|every|all|both|two|three)$/i;
const BESIDE = /^(?:also|just|at|least|instead|then|still|perhaps|maybe|simply|even|please|not)$/i;
/** What those who talk ask of each other. */
const IN_TALK =
  /^(?:ask(?! for\b)|say|tell|talk|speak|suggest|interrupt|come|go|have|get(?! an?\b)|be|begin|help|do|make|think|agree|assume)\b/;
const LONGEST_NAME = 4;

/** "Could the clerk also reopen a case?": somebody who may do something, as it is wished by asking for it; of those who ask only where they talk. */
export function askedFor(question: string, isTalk: boolean): { subject: string; deed: string } | undefined {
  const words = (MAY.exec(question.replace(/^[\s—]+/, ""))?.[1] ?? "").split(" ");
  const [first = ""] = words;
  const isPronoun = POINTS.test(first) || SPEAKS.test(first);
  const from = OPENS.test(first) ? 2 : 1;
  const at = words.findIndex(
    (word, index) =>
      index >= from &&
      index <= from + LONGEST_NAME &&
      isDeed(word.toLowerCase()) &&
      isSomebody(named(words.slice(0, index)), isPronoun),
  );
  if (at < 0 || (SPEAKS.test(first) && (!isTalk || words.length < at + 3 || IN_TALK.test(words.slice(at).join(" ")))))
    return undefined;
  return { subject: named(words.slice(0, at)).join(" "), deed: words.slice(at).join(" ") };
}

/** Behind whoever it is asked of, a word of no other kind. */
function isDeed(word: string): boolean {
  const known = verbForm(word);
  return known ? known.form === "base" : /^[a-z-]+$/.test(word) && closedTag(word) === undefined && !couldBeActor(singular(word));
}

/** "the clerk also" */
const named = (words: readonly string[]) => words.filter((word) => !BESIDE.test(word));

function isSomebody(words: readonly string[], isPronoun: boolean): boolean {
  const last = words.at(-1) ?? "";
  if (isPronoun) return words.length === 1;
  const head = singular(last.toLowerCase());
  return couldBeActor(head) || isBody(head) || isGivenName(last);
}
