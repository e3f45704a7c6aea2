import type { ProjectContent } from "#domain/project-content.ts";
import { languageOf } from "#domain/quality/settings.ts";
import { sectionOfRequirement } from "./asvs.ts";
import type { AsvsLevel, CompletenessRecord, Decision, Standard } from "./decision.ts";
import { type Item, type ItemGroup, itemGroups } from "./items.ts";
import { premises, standingOf, whyNoMore } from "./premises.ts";
import { type Proposed, proposalsFor } from "./proposals.ts";
import { type ContentPart, placesOf, spokenIn } from "./spoken.ts";

export type ItemState = "applied" | "waived" | "open";

/** An item with what counts of it; `decision` stands also where it was reopened, and `proposed` only where the item is open. */
export type CheckedItem = Item & {
  state: ItemState;
  decision: Decision | null;
  /** It was decided with its section. */
  isInherited: boolean;
  /** What it is based on and is still there, and the numbers of what is not. */
  places: readonly ContentPart[];
  gone: readonly string[];
  /** Why what was decided counts no more. */
  reopened: string | null;
  proposed: Proposed | null;
};
export type CheckedGroup = Omit<ItemGroup, "items" | "section"> & { section: CheckedItem | null; items: readonly CheckedItem[] };
export type Counts = Record<ItemState, number> & { all: number; decided: number };
export type Checked = { groups: readonly CheckedGroup[]; counts: Counts };

/** How a project stands to a standard; ASVS as far as its level goes. `places` is all that an item can rest on. */
export type Completeness = Record<Standard, Checked> & { level: AsvsLevel; places: ReadonlyMap<string, ContentPart> };

/** What is decided, proposed and open of each item, as the project is now. */
export function completenessOf(content: ProjectContent, { level, decisions }: CompletenessRecord): Completeness {
  const spoken = spokenIn(content);
  const places = placesOf(content);
  const isEnglish = languageOf(spoken.map(({ words }) => words)) === "en";
  const standing = new Map(premises.map((premise) => [premise.id, standingOf(premise, spoken, isEnglish)]));
  const said = new Map(decisions.map((decision) => [`${decision.standard} ${decision.item}`, decision]));
  const proposed = proposalsFor(content, spoken, standing);

  function check(item: Item): CheckedItem {
    const own = said.get(`${item.standard} ${item.key}`) ?? null;
    const above = item.standard === "asvs" ? said.get(`asvs ${sectionOfRequirement(item.key)}`) : undefined;
    const covers = above && item.level !== null && item.level <= (above.level ?? 0) ? above : null;
    const decision = own ?? covers;
    const facts = { ...item, decision, isInherited: own === null && covers !== null };
    const live = (decision?.rests_on ?? []).flatMap((key) => places.get(key) ?? []);
    const gone = (decision?.rests_on ?? []).filter((key) => !places.has(key));
    const reopened = decision ? whyReopened(decision, live.length, gone) : null;
    const state = !decision || reopened || decision.state === "cleared" ? "open" : decision.state;
    const offers = state === "open" && decision?.state !== "open";
    return { ...facts, state, places: live, gone, reopened, proposed: offers ? (proposed.get(item.key) ?? null) : null };
  }

  function whyReopened({ state, basis }: Decision, live: number, gone: readonly string[]): string | null {
    if (state === "applied" && live === 0) return `${gone.join(", ")} ${gone.length === 1 ? "is" : "are"} no longer there.`;
    const concluded = state === "waived" && basis ? standing.get(basis) : undefined;
    return concluded && !concluded.holds ? whyNoMore(concluded) : null;
  }

  const checked = (standard: Standard): Checked => {
    const groups = itemGroups(standard, level).map(({ section, items, ...group }) => ({
      ...group,
      section: section ? check(section) : null,
      items: items.map(check),
    }));
    return { groups, counts: countsOf(groups.flatMap(({ items }) => items)) };
  };
  return { 29148: checked("29148"), 25010: checked("25010"), asvs: checked("asvs"), level, places };
}

export function countsOf(items: readonly CheckedItem[]): Counts {
  const count = (state: ItemState) => items.filter((item) => item.state === state).length;
  const [applied, waived, open] = [count("applied"), count("waived"), count("open")];
  return { applied, waived, open, all: items.length, decided: applied + waived };
}
