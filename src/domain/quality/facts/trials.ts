import { verbForm } from "#domain/drafter/analysis/lexicon/verbs.ts";
import { onceEachText } from "#domain/once.ts";

/** Where of a test what is done begins, and where what is to be seen. */
export type Trial = { doneAt: number; seenAt: number };

const CHECKED = /(?:,?\s+(?:and|to)\s+)?\b(?:check|verify|confirm|assert|make sure|ensure) (?:that|whether|if)\b/giu;
/** "Enter a crate of 20 kilos; …", "Sign in as a clerk, …": an order, and no thing that is told of. */
const ORDERED =
  /^\s*(?:(?:in|on|at|with) [^,;]{2,50},\s+)?(\p{L}+)(?: (?:in|out|off|on|up|down|over|away|back))?(?: (?:the|an?|this|that|its|his|her|their|no|as|at|to|from|into|for|with|any|every|each|all|more|less|\d+|\p{Ll}+teen|\p{Ll}+ty|two|three|four|five|six|seven|eight|nine|ten|twelve)\b|\s+(?=\p{Lu}))/u;

/** "Test: Enter a weight. Expected: It is saved." */
const LABELLED = /^\s*(?:test(?: case)?|check|steps?|scenario)(?: \d+)?:\s+/iu;
const EXPECTED = /\b(?:expected|result|outcome)(?: (?:result|outcome|behaviou?r))?:\s+/iu;

/** The parts of a test, in the words of Gherkin or as an order and what is to be checked; undefined for all else. */
export const trialIn = onceEachText(readTrial);

function readTrial(text: string): Trial | undefined {
  const labels = labelsIn(text);
  if (labels) return { doneAt: labels.test.length, seenAt: labels.expectedAt };
  const marks = [...text.matchAll(/\b(?:given|when|then)\b/giu)].map(({ 0: word, index }) => ({
    word: word.toLowerCase(),
    index,
  }));
  const then = marks.findLast(({ word }) => word === "then")?.index;
  if (/^\s*given\b/iu.test(text) && marks.length > 1)
    return {
      doneAt: marks.find(({ word, index }) => word === "when" && index > 0)?.index ?? text.length,
      seenAt: then ?? text.length,
    };
  if (/^\s*when\b/iu.test(text)) return then === undefined ? undefined : { doneAt: 0, seenAt: then };
  return orderIn(text);
}

function labelsIn(text: string) {
  const [test] = LABELLED.exec(text) ?? [];
  const expected = EXPECTED.exec(text);
  return test && expected ? { test, expected: expected[0], expectedAt: expected.index } : undefined;
}

/** The same test with blanks for the words that only head its parts. */
export function withoutLabels(text: string): string {
  const labels = labelsIn(text);
  if (!labels) return text;
  const { test, expected, expectedAt } = labels;
  const from = expectedAt + expected.length;
  return " ".repeat(test.length) + text.slice(test.length, expectedAt) + " ".repeat(expected.length) + text.slice(from);
}

function orderIn(text: string): Trial | undefined {
  const checked = [...text.matchAll(CHECKED)].at(-1);
  if (checked?.index === 0) return { doneAt: 0, seenAt: 0 };
  const verb = ORDERED.exec(text)?.[1]?.toLowerCase();
  if (verb === undefined || verbForm(verb)?.form !== "base") return undefined;
  const seenAt = checked?.index ?? text.search(/[;:]\s+\p{Ll}/u);
  return seenAt > 0 ? { doneAt: 0, seenAt } : undefined;
}
