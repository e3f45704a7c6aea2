import { singular } from "#domain/drafter/language/words.ts";
import { couldBeActor } from "./lexicon/nouns.ts";
import { verbForm } from "./lexicon/verbs.ts";

const TURNED =
  /\b((?:only (?:then|now|there|here|afterwards|after that|after this)|not until then|under no condition|at no time|never|seldom|rarely)) (does|do|is|are|can|may|must|should|will|has|have) ((?:the|an?|our|each|every|any|all|that|this|he|she|they|we|I|you) [^,.;:]+)/iu;
const PRONOUN = /^(?:he|she|they|we|I|you)$/i;
const LONGEST_NAME = 5;

/** "Only then does the clerk see it": told in the order of plain words, "the clerk may only then see it". */
export function uninverted(statement: string): string {
  return statement.replace(TURNED, (said, when: string, helper: string, rest: string) => {
    const words = rest.split(" ");
    const at = deedIn(words, /^(?:is|are|has|have)$/i.test(helper) ? "past" : "base");
    if (at < 0) return said;
    const deed = words
      .slice(at)
      .join(" ")
      .replace(/^gets? to /, "");
    const told = /^do(?:es)?$/i.test(helper) ? "may" : helper.toLowerCase();
    return `${words.slice(0, at).join(" ")} ${told} ${when.toLowerCase()} ${deed}`;
  });
}

/** Where the deed begins behind whoever does it. */
function deedIn(words: readonly string[], form: "base" | "past"): number {
  const from = PRONOUN.test(words[0] ?? "") ? 1 : 2;
  const isDeed = (word: string, at: number) =>
    verbForm(word.toLowerCase())?.form === form && !couldBeActor(singular(word.toLowerCase())) && at >= from;
  return words.slice(0, LONGEST_NAME + 1).findIndex(isDeed);
}
