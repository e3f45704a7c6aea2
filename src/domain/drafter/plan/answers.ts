import type { StoryPattern } from "#domain/catalog/patterns/pattern.ts";
import type { Slots } from "#domain/drafter/language/fill.ts";
import { type Party, partyOf } from "./parties.ts";
import type { Plan } from "./plan.ts";
import { isToldInFull } from "./told-in-full.ts";

export type Answer = { party: Party; pattern: Omit<StoryPattern, "by">; slots: Slots };

/** Where little is told, for each deed done to or for somebody, what that somebody wishes in turn; the doer fills the slot of the provider. */
export function answersOf(plan: Plan): Answer[] {
  if (isToldInFull(plan.analysis)) return [];
  const seen = new Set<string>();
  return plan.deeds.flatMap((deed) => {
    const { counterpart, key } = deed.pattern;
    if (!counterpart) return [];
    return deed.activity.towards.flatMap((noun) => {
      const party = partyOf(noun, plan.parties);
      const mark = `${key} ${party?.noun.singular} ${deed.party.noun.singular}`;
      if (!party || party === deed.party || seen.has(mark)) return [];
      seen.add(mark);
      return [
        {
          party,
          pattern: counterpart,
          slots: { ...deed.slots, actor: party.noun, customer: party.noun, provider: deed.party.noun },
        },
      ];
    });
  });
}
