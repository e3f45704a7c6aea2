import { couldBeActor } from "#domain/drafter/analysis/lexicon/nouns.ts";
import { isPlural, singular } from "#domain/drafter/language/words.ts";

const QUANTIFIER = /^(?:an?|the|any|each|every|all(?: of)?(?: the)?|our|my|your|its|their|his|her|this|that|these|those)\s+/i;
const PRONOUN =
  /^(?:it|they|he|she|this|that|those|these|there|what|which|i|we|you|one|others?|some|both|neither|either|nothing)$/i;
/** What points to something that another sentence names, or to whoever speaks. */
const POINTS =
  /^(?:nothing|it|they|he|she|this|that|those|these|there|what|which|i|we|you|one|others?|some|both|neither|either|such)\b/i;
const SPEAKERS = /\b(?:i|we|us|me|you|your|my|mine|ours)\b/i;
const GOES_ON =
  /, (?:and|but|so|or|otherwise|as|since|because|which|who|where|he|she|it|they|then|not|however|while)\b|, (?:their|his|her|its|our|my|the|an?) [\p{L}-]+ (?:does|do|is|are|has|have|must|can|may|will|gets?)\b|[;:]/u;

/** "and the clerk is told": a sentence of its own. */
const AND_SO =
  /\b(?:and|or) (?:the|an?|each|every|all|their|his|her|its|no|nobody|if|when|\p{L}+s)\b(?: [\p{L}'-]+){0,5} (?:is|are|must|may|can|has|have|shall|should|gets?|isn't|aren't|will)\b/iu;

export const withoutArticle = (name: string) => name.replace(QUANTIFIER, "");

/** "the app", whose duties are told without it. */
export const isProduct = (subject: string) =>
  /^(?:the|this|our) (?:app|application|system|software|site|website|platform|tool|program|programme|product|service)(?: itself)?$/i.test(
    subject,
  );

/** "reviewers", "a driver whose insurance has expired": who is meant can do something. */
export function isSomebody(subject: string): boolean {
  const [named = ""] = withoutArticle(subject).split(/ (?:who|whose|that|with|under|over|of|from|in|at)\b/);
  return couldBeActor(singular(named.split(" ").at(-1) ?? "").toLowerCase());
}

/** Whether a name can be made of who or what a rule tells of. */
export const isNamed = (subject: string) => !PRONOUN.test(subject);

/** Whether the words can stand alone in a sentence of the product's. */
export function isPlainSubject(subject: string): boolean {
  return !POINTS.test(subject) && !SPEAKERS.test(subject) && subject.split(" ").length <= 16;
}

export function isPlainRest(rest: string): boolean {
  return !SPEAKERS.test(rest) && !GOES_ON.test(rest) && !AND_SO.test(rest) && !/\bbut\b/.test(rest);
}

/** What a rule says first: "be flown that day, so warn the pilot" without the warning. */
export function withoutMore(rest: string): string {
  const at = rest.search(GOES_ON);
  return at > 0 ? rest.slice(0, at) : rest;
}

/** "the tenants" are many, "a room of the tenants" is one. */
export function isManyOf(subject: string): boolean {
  const head =
    subject
      .split(/ (?:of|for|from|in|on|that|which|who|with|under|over|at|by|between|older|below|above|left)\b/)[0]
      ?.split(" ")
      .at(-1) ?? "";
  return / and /.test(subject) || (isPlural(head) && !/^(?:an?|each|every) /i.test(subject));
}

/** "Each costume", "pipes": one of them. */
export function oneOf(subject: string): string {
  const words = withoutArticle(subject).split(" ");
  return [...words.slice(0, -1), singular(words.at(-1) ?? "")].join(" ");
}

/** "our board" of a product is "the board". */
export const ofNobody = (text: string) => text.replace(/\b(?:our|your)\b/gi, "the");

export const areOf = (subject: string) => (isManyOf(subject) ? "are" : "is");
