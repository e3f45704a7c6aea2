import { asvsChapters } from "./asvs.ts";
import type { CheckedGroup, CheckedItem } from "./completeness.ts";
import type { AsvsLevel, Decision, DecisionState } from "./decision.ts";

export type NewDecision = Omit<Decision, "decided_by" | "decided_at">;
type Said = { state: DecisionState; reason?: string; rests_on?: readonly string[]; basis?: string };

/** A decision on an item, at the level the project is held against. */
export function decisionOn({ standard, key }: Pick<CheckedItem, "standard" | "key">, level: AsvsLevel, said: Said): NewDecision {
  const { state, reason = null, rests_on = [], basis = null } = said;
  return { standard, item: key, state, reason, rests_on, basis, level: standard === "asvs" ? level : null };
}

/** What takes a decision back: what was said before, or that nothing is said. */
export function formerOf({ standard, item, level }: NewDecision, decisions: readonly Decision[]): NewDecision {
  const said = decisions.find((one) => one.standard === standard && one.item === item);
  if (said) {
    const { decided_by: _by, decided_at: _at, ...former } = said;
    return former;
  }
  return { standard, item, level, state: "cleared", reason: null, rests_on: [], basis: null };
}

/** Accepts all that is proposed of these groups; where one reason waives a whole section, the section as one. */
export function acceptedIn(groups: readonly CheckedGroup[], level: AsvsLevel): NewDecision[] {
  return groups.flatMap(({ section, items }) => {
    const waiver = section?.proposed?.state === "waived" && isWhole(section.key, items, level) ? section.proposed : null;
    if (section && waiver && items.every(({ proposed }) => proposed?.state === "waived" && proposed.basis === waiver.basis)) {
      return [decisionOn(section, level, waiver)];
    }
    return items.flatMap((item) => (item.proposed ? [decisionOn(item, level, item.proposed)] : []));
  });
}

/** A search may show only a part of a section. */
function isWhole(section: string, items: readonly CheckedItem[], level: AsvsLevel): boolean {
  const all = asvsChapters.flatMap(({ sections }) => sections).find(({ id }) => id === section)?.requirements ?? [];
  return all.filter((one) => one.level <= level).length === items.length;
}
