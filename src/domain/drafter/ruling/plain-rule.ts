import { verbForm } from "#domain/drafter/analysis/lexicon/verbs.ts";
import { formsOf } from "#domain/drafter/language/verbs.ts";

const OPENING =
  /^(?:(?:(?:yes|no|well|oh|ok(?:ay)?|of course|again|still|in any case|by the way|one more thing|important),|(?:so|also|and|but|then|please),?) )+(?=\S+ \S)/i;
const ASKED =
  /^(?:please )?(?:(?:we|you) (?:need|have) to )?(?:make sure|ensure|see|see to it|make certain|take care|be sure|mind|remember|note|it is important|what matters is|the rule is|it must be clear)(?: to it)?(?: that)? (?=(?:nobody|no|a|an|the|each|every|all|only|it|they|there|patients?|people|\p{L}+s)\b)/iu;
const LABEL = /^(?!Not\b|What\b|Who\b|Later\b)\p{Lu}[\p{L} -]{2,24}: (?=\p{Ll})/u;
/** What somebody adds to a rule that is none of it. */
const ASIDE =
  /,? (?:full stop|no exceptions?|no excuses|period|ever|please|thank you|of course|that's (?:what|how) [^,;.]{3,40}|it's the law|i hate those|god forbid|by law)$/i;

const AS_ROLE = /^As an? ([^,]{2,40}), (.+)$/is;

/** "As a warden, if I don't answer" is told of the warden. */
function ofRole(said: string): string {
  const [, role = "", told = ""] = AS_ROLE.exec(said) ?? [];
  if (role === "" || /\b(?:me|my|we|us)\b/i.test(told)) return said;
  return told
    .replace(/\bI ?(?:'d|would) /g, `the ${role} would `)
    .replace(/\bI ?(?:'m|am) /g, `the ${role} is `)
    .replace(/\bI (?:don't|do not) /g, `the ${role} does not `)
    .replace(/\bI (?:have|'ve) /g, `the ${role} has `)
    .replace(
      /\bI (\p{Ll}+)/gu,
      (_, verb: string) => `the ${role} ${verbForm(verb)?.form === "base" ? formsOf(verb).third : verb}`,
    );
}

/** What a rule says, without how it was brought up and what was added to it. */
export function plainRule(said: string): string {
  const told = ofRole(said)
    .replace(/’/g, "'")
    .replace(/[.\s]+$/, "")
    .replace(/ ('(?:d|m|re|ve|s|ll))\b/g, "$1")
    .replace(/^Only, (?=the|an?|\p{L}+s )/u, "Only ")
    .replace(OPENING, "")
    .replace(ASKED, "")
    .replace(LABEL, "")
    .replace(ASIDE, "")
    .replace(/^(?:yes|so|also|and|but|then),? (?=\S+ \S)/i, "");
  return told.charAt(0).toUpperCase() + told.slice(1);
}
