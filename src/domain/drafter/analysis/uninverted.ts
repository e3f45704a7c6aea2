import { singular } from "#domain/drafter/language/words.ts";
import { couldBeActor } from "./lexicon/nouns.ts";
import { verbForm } from "./lexicon/verbs.ts";

const WHEN =
  "only (?:then|now|there|here|afterwards|after that|after this)|not until then|under no (?:condition|circumstances)|on no account|at no time|in no case|by no means|never|seldom|rarely";
const HELPER = "does|do|is|are|can|may|must|should|will|has|have";
const TURNED = new RegExp(
  String.raw`\b(${WHEN}) (${HELPER}) ((?:the|an?|our|each|every|any|all|that|this|he|she|they|we|I|you) [^,.;:]+)`,
  "iu",
);
/** "Only then does Stripe pay it out" */
const TURNED_BEFORE_NAME = new RegExp(
  String.raw`\b(${WHEN}|Only (?:then|now|after that)|Never) (${HELPER}) (\p{Lu}\p{L}+ [^,.;:]+)`,
  "u",
);
const PRONOUN = /^(?:he|she|they|we|I|you)$/i;
const LONGEST_NAME = 5;

/** "Only then does the clerk see it": told in the order of plain words, "the clerk may only then see it". */
export function uninverted(statement: string): string {
  return statement.replace(TURNED, plain).replace(TURNED_BEFORE_NAME, plain);
}

function plain(said: string, when: string, helper: string, rest: string): string {
  const words = rest.split(" ");
  const at = deedIn(words, /^(?:is|are|has|have)$/i.test(helper) ? "past" : "base");
  if (at < 0) return said;
  const deed = words
    .slice(at)
    .join(" ")
    .replace(/^gets? to /, "");
  const told = /^do(?:es)?$/i.test(helper) ? "may" : helper.toLowerCase();
  return `${words.slice(0, at).join(" ")} ${told} ${when.toLowerCase()} ${deed}`;
}

/** Where the deed begins behind whoever does it. */
function deedIn(words: readonly string[], form: "base" | "past"): number {
  const from = PRONOUN.test(words[0] ?? "") || /^\p{Lu}/u.test(words[0] ?? "") ? 1 : 2;
  const isDeed = (word: string, at: number) =>
    verbForm(word.toLowerCase())?.form === form && !couldBeActor(singular(word.toLowerCase())) && at >= from;
  return words.slice(0, LONGEST_NAME + 1).findIndex(isDeed);
}
