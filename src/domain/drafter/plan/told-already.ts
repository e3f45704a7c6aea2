import type { StoryPattern } from "#domain/catalog/patterns/pattern.ts";
import type { Noun } from "#domain/drafter/analysis/noun-phrase.ts";
import { type Party, partyOf } from "./parties.ts";
import type { Plan } from "./plan.ts";

type Wish = Pick<StoryPattern, "told"> & { party: Party; want: string };

/** Whether the idea says itself that this person does this, so that no pattern has to say it. */
export function isToldAlready({ party, want, told }: Wish, { analysis, parties }: Plan): boolean {
  const own = analysis.activities.filter(({ actor }) => partyOf(actor, parties) === party);
  const words = new Set(want.toLowerCase().split(/[^\p{L}\p{N}-]+/u));
  const isNamed = (object: Noun) =>
    [object.singular, object.plural].some((name) => want.toLowerCase().includes(name.toLowerCase()));
  if (told && own.some(({ said }) => told.test(said))) return true;
  // somebody else brings it
  if (told && analysis.activities.some(({ said, object }) => told.test(said) && object !== undefined && isNamed(object)))
    return true;
  if (/\breminders\b/.test(want) && analysis.activities.some(({ said }) => /\bremind/.test(said))) return true;
  return own.some(({ verb, object }) => object !== undefined && words.has(verb) && isNamed(object));
}
