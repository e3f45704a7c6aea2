import { verbForm } from "#domain/drafter/analysis/lexicon/verbs.ts";
import { figuresOf } from "#domain/drafter/analysis/reading/rules.ts";
import { MODAL, wordsOf } from "#domain/drafter/analysis/reading/word.ts";
import type { BoundDeed } from "#domain/drafter/plan/plan.ts";
import type { Rule } from "./rules.ts";
import { contentWords } from "./similarity.ts";

const TO_BE_ENDED = /^(?:that|this|it|all this|all that|those|these)\b.{0,20} (?:has|have|needs?) to (?:go|stop|end)$/i;
const WHO_DID = /^(?:we|i|he|she|it|they|you)$/;
const WHEN = /\b(?:once|yesterday|ago|last (?:week|month|year|time|spring|summer|autumn|winter|season))\b/i;
const NOW = /^(?:is|are|isn't|aren't|'s|'re|has|have|does|do|doesn't|don't)$/;
const BANS = /^(?:no|never|not|only|nobody|nothing|at (?:most|least))\b/i;

/** Whether what was heard as a rule holds from now on: nothing that happened and no complaint. */
export function isBinding(said: string): boolean {
  return !TO_BE_ENDED.test(said) && (BANS.test(said) || !tellsWhatHappened(said));
}

/** "We left it in Ghent once": what stands where the verb does is a past, and nothing in it says what is to be. */
function tellsWhatHappened(said: string): boolean {
  const words = wordsOf(said);
  if (words.some(({ word }) => MODAL.has(word) || NOW.test(word))) return false;
  const who = words.findIndex(({ word }) => WHO_DID.test(word));
  const at = who < 0 ? words.findIndex(({ verb }) => verb) : who + 1;
  const { word = "" } = words.slice(at).find(({ tag }) => tag !== "adv") ?? {};
  if (!/^(?:was|were|had|did|left)$/.test(word) && verbForm(word)?.form !== "past") return false;
  return who >= 0 || WHEN.test(said);
}

const BINDING_WORDS = /\b(?:must|shall|has to|have to|always|may|then|at once)\b/gi;

/** Whether a deed that was heard says all of a rule; one with a number of its own is worth saying by itself. */
export function isSaidBy({ said, forbids }: Rule, deeds: readonly BoundDeed[]): boolean {
  if (forbids || figuresOf(said).length > 0) return false;
  const asked = [...contentWords(said.replace(BINDING_WORDS, ""))];
  return deeds.some(({ party, activity }) => {
    const known = contentWords(`${party.noun.singular} ${party.noun.plural} ${activity.said} ${activity.condition ?? ""}`);
    return asked.every((word) => known.has(word));
  });
}
