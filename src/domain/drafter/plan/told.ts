import type { ActedOn } from "#domain/catalog/patterns/pattern.ts";
import type { Activity } from "#domain/drafter/analysis/activity.ts";
import { isActorWord } from "#domain/drafter/analysis/lexicon/nouns.ts";
import { verbForm } from "#domain/drafter/analysis/lexicon/verbs.ts";
import { OF_ONESELF } from "./thing-kinds.ts";

/** A deed with what it is done to. */
export type Told = Activity & { head: string; acted: ActedOn | undefined };
/** What a deed is done to is of one of these kinds. */
export const of =
  (...kinds: readonly ReadonlySet<string>[]) =>
  ({ head }: Told) =>
    kinds.some((kind) => kind.has(head));

/** Nobody hands a thing over there. */
export const ofNoThing = ({ acted }: Told) => acted === "people" || acted === "nothing";
/** "my card and my address", and nobody else's */
export const isOwn = ({ said, head }: Told) => /\b(?:my|our|their|his|her)\b/.test(said) && OF_ONESELF.has(head);
/** "my application", what one made or asked for oneself */
export const isMine = ({ said }: Told) => /^\p{L}+ (?:my|our|their)\b/u.test(said);
/** Of "reserve lanes for beginners" somebody else has the use. */
export const isForOthers = ({ said, towards }: Told) => towards.length > 0 && / for (?!me\b|myself\b|my\b|us\b)/.test(said);
/** "to the applicant at the top": one of them, and not whoever comes by. */
export const isToSomebody = ({ said }: Told) =>
  isActorWord(/ to (?:the|an?|each|every) ([\p{L}-]+)/u.exec(said)?.[1]?.toLowerCase() ?? "");
/** What is shown along with it, so that it can be believed. */
export const isProved = ({ said }: Told) =>
  / with (?:an?|my|the) (?:[\p{L}-]+ )?(?:photo|picture|signature|code|pin|scan|stamp|selfie)\b/u.test(said);

/** "Parents create an account": their own, and nobody else's. */
export const isOwnAccount = ({ said, head }: Told) =>
  head === "account" && !/ (?:for|of|to) (?!me\b|myself\b|us\b)/.test(said) && !/\baccounts\b/.test(said);
/** "see how many jobs were late" */
export const sees = (what: string) => {
  const words = new RegExp(`^\\p{L}+ (?:at a glance )?${what}\\b`, "u");
  return ({ said }: Told) => words.test(said);
};

const TROUBLED = /^(?:lost|stolen|missing|broken|damaged|worn|torn|injured|hurt|abused|blocked|leaked|abandoned|killed)$/;

/** "report the boat finished" */
const FINISHED =
  /^\p{L}+ (?:the|an?|my|each|every|it|them)\b.* (?:done|complete|completed|finished|ready|cleaned|delivered|closed|sold)(?=$|[,;]| (?:by|on|at|when|once|in|after)\b)/u;

/** "report the job as printed": how far it has come, and no trouble with it. */
export function isStated(said: string): boolean {
  if (FINISHED.test(said)) return true;
  const state = / as (?:being |having been )?(\p{L}+)(?=$|[,;]| (?:with|by|on|at|when|once|in|after)\b)/u.exec(said)?.[1] ?? "";
  return (
    (verbForm(state)?.form === "past" || /^(?:done|complete|ready|finished|sold|open|empty|full)$/.test(state)) &&
    !TROUBLED.test(state)
  );
}
