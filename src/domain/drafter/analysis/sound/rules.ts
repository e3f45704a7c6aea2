import { type Check, firstFault } from "./check.ts";
import { comparesNothing } from "./clauses.ts";
import { PHRASES } from "./phrases.ts";

/** "which nobody answers", "whom the clerk calls": it hangs on what another sentence says. */
const hangsOnAnother: Check = {
  name: "hangs on another sentence",
  isBroken: (_, said) => /^(?:and |but )?(?:which|whom|whose|who)\b/i.test(said) && !said.includes("?"),
};

/** "It doesn't, we do": of what, another sentence says. */
const leavesOutTheVerb: Check = {
  name: "the verb is left out",
  isBroken: (_, said) =>
    /^(?:and |but |so )?(?:it|that|this|he|she|they|i|we|you) ?(?:do|does|did|is|are|was|were|has|have|can|will)(?:n't| not)?(?:$|,)/i.test(
      said,
    ) || /^(?:i|we) (?:don't|do not|didn't) (?:know|mind|care|remember)$/i.test(said),
};

/** "god, no", "oh well" */
const exclaims: Check = {
  name: "an exclamation",
  isBroken: (_, said) =>
    /^(?:oh|god|heavens|goodness|well|yes|no|sure|right|okay|ok|please|thanks)[, ]*(?:no|yes|please|well|thanks|sure|not|forbid)?$/i.test(
      said,
    ),
};

/** "only, a vet may decide", "about 4,000, jars are kept": a comma where nothing ends. */
const cutByComma: Check = {
  name: "a comma where nothing ends",
  isBroken: (_, said) =>
    /^(?:only|not|about|roughly|nearly|almost|around|over|some|more|should|which|whom|even|just|exactly)(?: [\d.,]*\d)?, (?!if\b|when\b)/i.test(
      said,
    ) || /\b(?:does|do|did|is|are|has|have|can|may|must|should|shall|will), (?:the|an?|our|each|every) /.test(said),
};

/** "only then does the warden may open it" */
const twoHelpers: Check = {
  name: "two helpers of one verb",
  isBroken: (_, said) =>
    /\b(?:does|do|did),? (?:the|an?|our|each|every) (?:[\p{L}-]+ ){1,3}(?:may|must|can|shall|should|will|is|are)\b/u.test(said),
};

/** "every pane comes apart into", "at 3": nothing is said to the end. */
const cutShort: Check = {
  name: "cut short",
  isBroken: (words) => {
    const last = words.at(-1);
    const first = words[0];
    if (words.length < 2 || !last || !first) return true;
    if (
      /^(?:into|onto|than|the|an?|and|or|but|every|because|per|nor|upon|towards?|among|amongst|between|of|from)$/.test(last.word)
    )
      return true;
    return (
      first.tag === "prep" &&
      words.length < 4 &&
      !words.some(({ tag, verb }) => /^(?:aux|modal)$/.test(tag) || verb?.form === "third")
    );
  },
};

/** "whoever has not answered": and what of them? */
const headless: Check = {
  name: "whoever, and nothing of them",
  isBroken: (words) =>
    /^(?:whoever|whatever)$/.test(words[0]?.word ?? "") &&
    words.filter(({ tag, verb }) => /^(?:modal|aux)$/.test(tag) || verb?.form === "third").length < 2,
};

/** "should the pressure have been above 6": and what then? */
const onlyCondition: Check = {
  name: "a condition, and nothing that hangs on it",
  isBroken: (_, said) => /^(?:should|were|had) (?:the|an?|any|our|no) [^,;:]*$/i.test(said),
};

const RULES: readonly Check[] = [
  hangsOnAnother,
  leavesOutTheVerb,
  exclaims,
  cutByComma,
  twoHelpers,
  cutShort,
  headless,
  onlyCondition,
  comparesNothing,
  ...PHRASES,
];

/** Where the words are there, and only in the wrong place or without those before them. */
const SAID_ELSEWHERE: ReadonlySet<string> = new Set(
  [hangsOnAnother, cutByComma, twoHelpers, onlyCondition, headless].map(({ name }) => name),
);

/** Whether nothing was said that has to hold. */
export function isEmptyTalk(fault: string): boolean {
  return fault === leavesOutTheVerb.name || fault === exclaims.name;
}

/** Whether the sentence it stands in says what a broken rule does not. */
export function isSaidWhole(fault: string): boolean {
  return SAID_ELSEWHERE.has(fault);
}

/** What is wrong with a sentence that has to hold; undefined where it is sound. */
export function faultOfRule(said: string): string | undefined {
  return firstFault(said, RULES);
}
