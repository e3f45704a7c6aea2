import { words } from "#domain/drafter/analysis/lexicon/words.ts";
import type { Noun } from "#domain/drafter/analysis/noun-phrase.ts";
import { plural, singular } from "#domain/drafter/language/words.ts";
import { NAME, nounTold } from "#domain/drafter/telling/noun-told.ts";
import { escapePattern } from "#domain/escape-pattern.ts";

/** Verbs that say nothing beside a noun that names what is done: "make a decision" is to decide. */
const EMPTY = /^(?:make|take|give|do|have|reach|place|cast|leave|pass)$/;
/** Nouns of what is done, by the kind of that deed. */
const NOUNS: readonly (readonly [string, ReadonlySet<string>])[] = [
  ["approve", words("decision verdict ruling judgement judgment")],
  ["choose", words("choice selection pick")],
  ["book", words("booking reservation appointment")],
  ["pay", words("payment deposit down-payment")],
  ["donate", words("donation contribution tip")],
  ["order", words("order purchase")],
  ["request", words("request enquiry inquiry application bid")],
  ["comment", words("comment remark feedback opinion annotation")],
  ["say", words("suggestion proposal announcement statement promise answer reply message")],
  ["record", words("note entry recording record list")],
  ["examine", words("measurement inspection check count survey assessment examination diagnosis reading estimate")],
  ["rate", words("rating vote review")],
  ["score", words("score point mark grade")],
  ["recommend", words("recommendation")],
  ["report", words("complaint warning alert")],
  ["change", words("change correction adjustment amendment update")],
  ["calculate", words("calculation forecast")],
  ["work", words("repair")],
  ["presence", words("attendance")],
];
/** These are entries themselves: what is done to them is done to a thing. */
const ARE_THINGS = /^(?:record|order|request|comment|say)$/;

/** The kind of deed that a noun names beside a verb that says nothing. */
export function kindNamed(verb: string, head: string): string | undefined {
  // who takes a payment is paid
  // who passes a request to a colleague makes none
  if (verb === "pass" && /^(?:request|application|order|note|message|booking|decision)$/.test(head)) return undefined;
  if (verb === "take" && /^(?:payment|deposit|down-payment)$/.test(head)) return "charge";
  return EMPTY.test(verb) ? NOUNS.find(([, nouns]) => nouns.has(head))?.[0] : undefined;
}

/** Whether "the decision" of "make the decision" is what is done, and nothing it is done to. */
export function isWhatIsDone(verb: string, head: string): boolean {
  const kind = kindNamed(verb, head);
  return kind !== undefined && !ARE_THINGS.test(kind);
}

/** "each application" of "make the decision on each application"; undefined where only the deed is named. */
export function doneToBehind(said: string, head: string): Noun | undefined {
  const behind = new RegExp(
    `\\b(?:${escapePattern(head)}|${escapePattern(plural(head))}) (?:on|about|for|of|to) (?:${DET} )?(${NAME})`,
    "iu",
  ).exec(said)?.[1];
  return behind ? nounTold(behind) : undefined;
}

/** "make the final decision on" is one verb before what it is done to. */
export function frontNamed(said: string): string | undefined {
  const told = new RegExp(`^(\\p{L}+) (?:${DET} )?(?:[\\p{L}-]+ )?([\\p{L}-]+) (?:on|about|for|of|to)(?= )`, "u").exec(said);
  return told && isWhatIsDone(told[1] ?? "", singular(told[2] ?? "")) ? told[0] : undefined;
}

const DET = "(?:the|an?|my|our|their|his|her|each|every|all|one|any)";
