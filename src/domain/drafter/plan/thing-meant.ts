import type { Activity } from "#domain/drafter/analysis/activity.ts";
import { isAdjective } from "#domain/drafter/analysis/lexicon/adjectives.ts";
import { isActorWord } from "#domain/drafter/analysis/lexicon/nouns.ts";
import type { Noun } from "#domain/drafter/analysis/noun-phrase.ts";
import { thingCounted } from "#domain/drafter/telling/limit-of-deed.ts";
import { NAME, nounTold } from "#domain/drafter/telling/noun-told.ts";
import { escapePattern } from "#domain/escape-pattern.ts";
import { doneToBehind, isWhatIsDone } from "./deed-nouns.ts";

/** "Reserve up to 4 courts" is done to courts, "accept a shift" to a shift. */
export function withThingNamed(activity: Activity): Activity {
  const { onPerson, said } = activity;
  const object =
    thingBehindBoth(activity) ?? activity.object ?? (onPerson ? undefined : (thingCounted(said) ?? thingBeside(said)));
  return object ? { ...activity, object } : activity;
}

/** "a missing or damaged box" is a box. */
function thingBehindBoth({ object, said, onPerson }: Activity): Noun | undefined {
  if (!object || onPerson) return undefined;
  const behind = new RegExp(`\\b${escapePattern(object.head)} (?:or|and) ([\\p{L}-]+) ([\\p{L}-]+)(?=$|[ ,])`, "u").exec(said);
  const [, like = "", noun = ""] = behind ?? [];
  return DESCRIBES.test(object.head) && (DESCRIBES.test(like) || isAdjective(like)) ? nounTold(noun) : undefined;
}

const DESCRIBES = /(?:ing|ed|en)$/;

const BESIDE = new RegExp(`^\\p{L}+ (?:the|an?|each|every|my|all) (${NAME})(?=$|[ ,])`, "iu");

function thingBeside(said: string): Noun | undefined {
  const noun = nounTold(BESIDE.exec(said)?.[1] ?? "");
  return noun.head === "" || isActorWord(noun.head) ? undefined : noun;
}

/** "Make the decision on an application" is done to the application. */
export function withThingBehind(activity: Activity): Activity {
  const { verb, object, said } = activity;
  const behind = object && isWhatIsDone(verb, object.head) ? doneToBehind(said, object.head) : undefined;
  return behind ? { ...activity, object: behind } : activity;
}
