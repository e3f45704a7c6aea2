import type { StoryPattern } from "#domain/catalog/patterns/pattern.ts";
import { type Party, partyOf } from "./parties.ts";
import type { Plan } from "./plan.ts";

type Wish = Pick<StoryPattern, "told"> & { party: Party; want: string };

/** Whether the idea says itself that this person does this, so that no pattern has to say it. */
export function isToldAlready({ party, want, told }: Wish, { analysis, parties }: Plan): boolean {
  const own = analysis.activities.filter(({ actor }) => partyOf(actor, parties) === party);
  if (told && own.some(({ said }) => told.test(said))) return true;
  if (/\breminders\b/.test(want) && analysis.activities.some(({ said }) => /\bremind/.test(said))) return true;
  const words = new Set(want.toLowerCase().split(/[^\p{L}\p{N}-]+/u));
  return own.some(
    ({ verb, object }) =>
      object !== undefined &&
      words.has(verb) &&
      [object.singular, object.plural].some((name) => want.toLowerCase().includes(name.toLowerCase())),
  );
}
