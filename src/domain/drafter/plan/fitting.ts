import { DEEDS } from "#domain/catalog/patterns/deeds/all.ts";
import { PLACING } from "#domain/catalog/patterns/deeds/by-sense.ts";
import { ANY_DEED, BEING_DONE } from "#domain/catalog/patterns/deeds/plain.ts";
import { ENTERING } from "#domain/catalog/patterns/deeds/recording.ts";
import { MEASURED } from "#domain/catalog/patterns/deeds/seeing.ts";
import { BEING_TOLD, GETTING, SENT_TO } from "#domain/catalog/patterns/deeds/telling.ts";
import type { DeedPattern } from "#domain/catalog/patterns/pattern.ts";
import type { Activity } from "#domain/drafter/analysis/activity.ts";
import { withoutAmounts } from "#domain/drafter/telling/limit-of-deed.ts";
import { SENT, TOLD } from "#domain/drafter/telling/occasion.ts";
import { actedOnBy, headOf } from "./acted-on.ts";
import { BY_THING } from "./by-thing.ts";
import { kindNamed } from "./deed-nouns.ts";
import { DETAILS, MEASURES } from "./thing-kinds.ts";
import type { Told } from "./told.ts";

const PARTICLE = /^(?:out|up|off|over|down|away|aside|back|in|on|for|through|from)$/;
/** A discount is nothing in hand, and nobody gets rid of something in the product. */
const NOTHING_GOT = /^get (?:\d+ ?%|rid\b|to\b|through\b|along\b|around\b|by\b|on with\b|ready\b|started\b|home\b)/;

/** "Hear of a closure": nobody looks at it. */
const LEARNS_OF = /^(?:hear|learn) (?:of|about|that|when|from|back)\b/;

/** The pattern of what a deed calls for; where none fits, what holds for every deed. */
export function fittingPattern(told: Activity): DeedPattern {
  // "reserve up to 4 courts" is to reserve courts
  const activity = { ...told, said: withoutAmounts(told.said) };
  const { verb, said, onPerson, fromDevice } = activity;
  if (TOLD.test(said) || LEARNS_OF.test(said)) return BEING_TOLD;
  if (/^be \p{L}+(?:ed|en|own|aid|ut|et)\b/u.test(said)) return BEING_DONE;
  if (said.startsWith("be ") || NOTHING_GOT.test(said)) return ANY_DEED;
  if (/^(?:get|receive|obtain)$/.test(verb)) return SENT.test(said.slice(said.indexOf(" ") + 1)) ? SENT_TO : GETTING;
  if (fromDevice) return MEASURED;
  const deed = { ...activity, head: onPerson ? "" : headOf(activity), acted: actedOnBy(activity) };
  const named = DEEDS.find(({ key }) => key === kindNamed(verb, deed.head));
  if (named) return named.key === "order" ? PLACING : named;
  const particle = particleOf(activity);
  const together = particle && fittingVerb(`${verb} ${particle}`, deed);
  if (together) return together;
  const alone = asValue(fittingVerb(verb, deed) ?? ANY_DEED, deed);
  return !particle || keepsItsSense(alone, particle) ? alone : ANY_DEED;
}

/** Of a weight or a reason no part can be missing. */
function asValue(kind: DeedPattern, { head, acted }: Told): DeedPattern {
  return kind.key === ENTERING.key && acted !== "people" && (DETAILS.has(head) || MEASURES.has(head)) ? ENTERING : kind;
}

/** The first of a verb's kinds that goes with what it is done to. */
function fittingVerb(name: string, told: Told): DeedPattern | undefined {
  const special = BY_THING[name]?.find(([fits]) => fits(told))?.[1];
  if (special) return special;
  const kinds = DEEDS.filter((deed) => deed.verbs.includes(name));
  return kinds.find(({ never = [] }) => !told.acted || !never.includes(told.acted)) ?? (kinds.length > 0 ? ANY_DEED : undefined);
}

/** "Send it back" is still sending; to look a person up or to write somebody off is something else than to look or to write. */
const TURNS = /^(?:up|off|down|out|away|through)$/;
const MOVES = /^(?:hand|send|scan|work|photograph|told|get)$/;

function keepsItsSense({ key }: DeedPattern, particle: string): boolean {
  return !TURNS.test(particle) || MOVES.test(key);
}

/** "hand over the key", "take the key back", "take tools back and look them over" */
function particleOf({ said, parts = [] }: Activity): string | undefined {
  const [own = said] = (parts[0] ?? said).split(/, | and /);
  const [, next = ""] = own.split(" ");
  return [next, BEHIND_THING.exec(own)?.[1] ?? ""].find((word) => PARTICLE.test(word));
}

const BEHIND_THING =
  /^\p{L}+ (?:[\p{L}-]+ ){1,3}?(out|up|off|over|down|away|aside|back|through|in(?=$)|(?<=^(?:check|sign|log|clock) .*)in(?= (?:every|each|daily|at|when|on|by|until)\b)|on(?=$| to\b))(?! to \d)(?=$| (?:(?:to|at|on|for|by|from|with|if|when|in|until|every|each|daily)\b|\p{L}+ly\b))/u;
