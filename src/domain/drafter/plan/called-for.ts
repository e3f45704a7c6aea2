import type { Condition } from "#domain/catalog/patterns/pattern.ts";
import type { Noun } from "#domain/drafter/analysis/noun-phrase.ts";
import type { Slots } from "#domain/drafter/language/fill.ts";
import { fits } from "./circumstances.ts";
import { ADMIN, mainParty } from "./parties.ts";
import type { Plan } from "./plan.ts";

/** What fills the slots of a text that is about the whole product. */
export function slotsOf(plan: Plan): Slots {
  const customer = mainParty(plan.parties, "customer")?.noun;
  const provider = mainParty(plan.parties, "provider")?.noun;
  const actor = customer ?? provider ?? ADMIN;
  return { object: inNumbers(plan.primary), actor, customer: actor, provider: provider ?? actor, admin: ADMIN };
}

/** "100,000 stock" is told as "100,000 stock entries". */
function inNumbers(noun: Noun): Noun {
  if (noun.countable) return noun;
  return { singular: `${noun.singular} entry`, plural: `${noun.singular} entries`, head: "entry", countable: true };
}

/** The slots a pattern is filled with where a concern of the plan calls for it; empty where none does. */
export function calledFor(row: Condition & { for: "always" | readonly string[] }, plan: Plan): Slots[] {
  const { for: concerns } = row;
  if (!fits(row, plan)) return [];
  if (concerns === "always") return [slotsOf(plan)];
  const concern = plan.concerns.find(({ pattern }) => concerns.includes(pattern.key));
  if (!concern) return [];
  const { slots } = concern;
  // what runs the product itself is about the product's own thing
  return [
    /^(administration|accounts|privacy|notifications)$/.test(concern.pattern.key) ? { ...slots, object: plan.primary } : slots,
  ];
}
