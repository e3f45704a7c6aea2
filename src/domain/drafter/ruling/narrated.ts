import { isAdjective } from "#domain/drafter/analysis/lexicon/adjectives.ts";
import { verbForm } from "#domain/drafter/analysis/lexicon/verbs.ts";
import { denies } from "#domain/drafter/analysis/reading/rules.ts";
import type { BoundDeed } from "#domain/drafter/plan/plan.ts";
import type { Rule } from "#domain/drafter/rules.ts";
import { contentWords } from "#domain/drafter/similarity.ts";
import { CUES } from "./demands.ts";
import { dutyOfRule } from "./duty-of-rule.ts";
import { plainRule } from "./plain-rule.ts";
import { type ReadRule, readRule } from "./read-rule.ts";

/** What the whole is good for, and nothing that somebody could build or try. */
const GOAL =
  /^(?:take the place of|replace (?:the|our|my) (?:old |paper |present )?(?:\p{L}+ )?(?:paper|book|notebook|list|lists|whiteboard|board|spreadsheet|spreadsheets|excel|binder|box|boxes|shoebox|cards|card|drawer|phone|calls|e-mails|emails|slips|diary|calendar)|do away with|get rid of|put an end to|end (?:the|this|all)|make (?:it|this|life|things|everything|our|my)\b.* (?:easier|simpler|better|quicker)|save (?:us|me|time|everybody|everyone|paper|work)|help (?:us|me|everybody|everyone|people)|bring order|free (?:us|me)|relieve|spare (?:us|me))\b/iu;

/** "The app shall take the place of the shoebox" */
export function isGoal({ said }: NonNullable<Rule["duty"]>): boolean {
  return GOAL.test(said) && !/\d/.test(said);
}

/** What another sentence, or whoever tells it, has to explain. */
const POINTS = /\b(?:it|them|they|he|she|him|her|hers|ours|mine|this|that|those|these|i|we|us|my|me)\b/i;
const PLACED =
  /^(?:the|our|my) [\p{L}' -]{3,60}? (?:sits?|lies?|stands?|hangs?|operates?|maintains?|belongs?|crosses|denotes?|lives?|comes? from|dates? from) /iu;
/** "Crates are brought by rail", "the sensors come from another firm": how things come about elsewhere. */
const BY_OTHERS =
  /^[^,;]{2,60}? (?:is|are) \p{L}+(?: \p{L}+)? by (?!hand\b|default\b|\p{L}+ing\b)|^[^,;]{2,60}? comes? from (?:an?|another|other) /iu;
const WANTS =
  /^(?:from now on )?(?:i|we) (?:want|need|would like)\b|\bwhat i(?:'d| would) like\b|^(?:picture|imagine|it's about|that is why|that's why)\b/i;
const FIGURE =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|half|double|twice|first|last)\b/i;

/** Whether a sentence that was heard as a rule only tells how something is or what somebody does, which its deeds say already. */
export function isNarrated(rule: Rule, deeds: readonly BoundDeed[]): boolean {
  const plain = plainRule(rule.said);
  if (rule.duty || rule.money || CUES.test(rule.said) || denies(plain) || !dutyOfRule(rule).includes("hold to this rule"))
    return false;
  const read = readRule(plain);
  if (read && (read.denied || /^(?:must|may|only)$/.test(read.modal))) return false;
  if (WANTS.test(plain) || PLACED.test(plain) || (read && isDefinition(read))) return true;
  if (FIGURE.test(plain)) return false;
  return ((POINTS.test(plain) || BY_OTHERS.test(plain)) && !OF_PRODUCT.test(plain)) || isMostlyTold(rule, deeds);
}

/** Most of its words stand in the deeds of the same statement. */
function isMostlyTold({ said, statement }: Rule, deeds: readonly BoundDeed[]): boolean {
  const beside = deeds.filter(({ activity }) => statement !== undefined && activity.heardIn?.statement === statement);
  const known = contentWords(beside.map(({ party, activity }) => `${party.noun.singular} ${activity.said}`).join(" "));
  const words = [...contentWords(said)];
  return beside.length > 0 && words.filter((word) => known.has(word)).length >= words.length * MOST;
}

const MOST = 0.6;
const OF_PRODUCT = /\b(?:system|app|software|program|programme|site|tool)\b/i;

/** "The damsel and the horse are parts of the machinery": what something is called. */
function isDefinition({ modal, rest }: ReadRule): boolean {
  const [first = "", ...more] = rest.replace(/^(?:an?|the) /, "").split(" ");
  const isName = /^(?:an?|the) /.test(rest) || (/^\p{L}+s$/u.test(first) && !isAdjective(first));
  return modal === "be" && isName && verbForm(first)?.form !== "past" && !/^(?:free|due|ready)\b/.test(first) && more.length < 6;
}
