import type { ActedOn } from "#domain/catalog/patterns/pattern.ts";
import type { Activity } from "#domain/drafter/analysis/activity.ts";
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
/** What is shown along with it, so that it can be believed. */
export const isProved = ({ said }: Told) =>
  / with (?:an?|my|the) (?:[\p{L}-]+ )?(?:photo|picture|signature|code|pin|scan|stamp|selfie)\b/u.test(said);
