import type { CheckedGroup, CheckedItem, ItemState } from "#domain/quality/completeness/completeness.ts";

export const itemFilters = ["open", "applied", "waived", "all"] as const;
export type ItemFilter = (typeof itemFilters)[number];

/** The groups with the items that are looked for; of what is open, what something is proposed for comes first. */
export function shownGroups(groups: readonly CheckedGroup[], filter: ItemFilter, query: string): CheckedGroup[] {
  const words = query.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const found = groups.flatMap((group) => {
    const items = group.items.filter(({ state }) => isWanted(filter, state)).filter((item) => says(group, item, words));
    return items.length > 0
      ? [{ ...group, items: filter === "open" ? proposedFirst(items, ({ proposed }) => proposed !== null) : items }]
      : [];
  });
  return filter === "open" ? proposedFirst(found, ({ items }) => items.some(({ proposed }) => proposed !== null)) : found;
}

function isWanted(filter: ItemFilter, state: ItemState): boolean {
  return filter === "all" || filter === state;
}

function says({ title, above }: CheckedGroup, item: CheckedItem, words: readonly string[]): boolean {
  const places = item.places.map(({ key, label }) => `${key} ${label}`);
  const all = [item.key, item.title, item.asks, title, above, item.decision?.reason, ...places].join(" ").toLocaleLowerCase();
  return words.every((word) => all.includes(word));
}

function proposedFirst<Of>(all: readonly Of[], isProposed: (one: Of) => boolean): Of[] {
  return all.toSorted((a, b) => Number(isProposed(b)) - Number(isProposed(a)));
}
