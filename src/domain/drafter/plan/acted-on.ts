import type { ActedOn } from "#domain/catalog/patterns/pattern.ts";
import type { Activity } from "#domain/drafter/analysis/activity.ts";
import { isBody } from "#domain/drafter/analysis/lexicon/bodies.ts";
import { isActorWord } from "#domain/drafter/analysis/lexicon/nouns.ts";
import { singular } from "#domain/drafter/language/words.ts";
import { DETAILS, IN_HAND, OCCASIONS, PAPERS } from "./thing-kinds.ts";

/** "Check in", "drop out at a gate", "sign up for a tour": behind the verb stands nobody and nothing. */
const ALONE =
  /^\p{L}+(?: (?:in|out|on|off|up|down|over|back|away|along|again|myself|themselves))*(?:$|,| (?:in|on|at|to|with|by|from|for|of|until|before|after|when|if|as|and|or|every|once|within|during|without)\b)/u;

const NAMED_BESIDE =
  /^\p{L}+ (?:my|the|an?|our|their|his|her|each|every|one|any|all) ([\p{L}-]+)(?=$|,| (?:in|out|on|off|up|down|over|back|away|at|to|with|by|from|for|until|before|after|when|if|and|or|within)\b)/u;

/** The last word of what a deed is done to; empty where there is none. */
export function headOf({ said, object }: Pick<Activity, "said" | "object">): string {
  const named = object?.head ?? NAMED_BESIDE.exec(said)?.[1] ?? "";
  return object ? named : singular(named);
}

/** What a deed is done to; undefined where its words leave it open. */
export function actedOnBy(activity: Pick<Activity, "said" | "object" | "onPerson">): ActedOn | undefined {
  const { said, onPerson } = activity;
  const head = headOf(activity);
  if (onPerson || isActorWord(head)) return "people";
  if ((OCCASIONS.has(head) && !PAPERS.has(head)) || isBody(head)) return "occasions";
  if (IN_HAND.has(head)) return "things";
  if (PAPERS.has(head) || DETAILS.has(head)) return "words";
  return ALONE.test(said) ? "nothing" : undefined;
}
