import { placeOfPart } from "./parts.ts";
import type { Item, ItemField, Part } from "./version.ts";

export const changeKinds = ["added", "removed", "changed"] as const;
export type ChangeKind = (typeof changeKinds)[number];
/** A text of a changed row, empty where a side has none. */
export type ChangedField = { key: string; label: string; before: string; after: string };
export type ComparedItem =
  | { kind: "added"; item: Item; before: null }
  | { kind: "removed"; item: Item; before: null }
  | { kind: "changed"; item: Item; before: Item; fields: readonly ChangedField[] };
export type ComparedPart = { key: string; label: string; items: readonly ComparedItem[] };

/**
 * What came, went and changed from one version to another. A row is the same row by its id; it changed where one of its own
 * texts did, not where a row it points to was renamed. Parts in which nothing changed are left out.
 */
export function compareVersions(before: readonly Part[], after: readonly Part[]): readonly ComparedPart[] {
  const onlyBefore = before.filter(({ key }) => !after.some((part) => part.key === key));
  return [...after, ...onlyBefore]
    .sort((a, b) => placeOfPart(a.key) - placeOfPart(b.key))
    .map(({ key, label }) => {
      const items = compareItems(itemsOf(before, key), itemsOf(after, key));
      return { key, label, items };
    })
    .filter(({ items }) => items.length > 0);
}

function itemsOf(parts: readonly Part[], key: string): readonly Item[] {
  return parts.find((part) => part.key === key)?.items ?? [];
}

function compareItems(before: readonly Item[], after: readonly Item[]): readonly ComparedItem[] {
  const known = new Map(before.map((item) => [item.id, item]));
  const left = new Set(after.map(({ id }) => id));
  const compared: ComparedItem[] = before.flatMap((item) =>
    left.has(item.id) ? [] : [{ kind: "removed" as const, item, before: null }],
  );
  for (const item of after) {
    const old = known.get(item.id);
    if (!old) {
      compared.push({ kind: "added", item, before: null });
      continue;
    }
    const fields = changedFields(old.fields, item.fields);
    if (fields.length > 0) compared.push({ kind: "changed", item, before: old, fields });
  }
  return compared.sort((a, b) => a.item.order - b.item.order);
}

function changedFields(before: readonly ItemField[], after: readonly ItemField[]): readonly ChangedField[] {
  const keys = new Set([...after, ...before].map(({ key }) => key));
  return [...keys].flatMap((key) => {
    const old = before.find((field) => field.key === key);
    const now = after.find((field) => field.key === key);
    if (old?.value === now?.value) return [];
    return [{ key, label: now?.label ?? old?.label ?? key, before: old?.text ?? "", after: now?.text ?? "" }];
  });
}

/** How many rows came, went and changed. */
export function countChanges(parts: readonly ComparedPart[]): Record<ChangeKind, number> {
  const counts = { added: 0, removed: 0, changed: 0 };
  for (const { items } of parts) for (const { kind } of items) counts[kind] += 1;
  return counts;
}

/** The changes of the wanted kinds in which every word of `search` occurs, whatever its case. */
export function filterChanges(
  parts: readonly ComparedPart[],
  { search, kinds }: { search: string; kinds: readonly ChangeKind[] },
): readonly ComparedPart[] {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return parts
    .map((part) => ({
      ...part,
      items: part.items.filter((compared) => kinds.includes(compared.kind) && words.every((word) => mentions(compared, word))),
    }))
    .filter(({ items }) => items.length > 0);
}

function mentions({ item, before }: ComparedItem, word: string): boolean {
  return [item, before].some(
    (side) =>
      side !== null &&
      [side.reference ?? "", side.title, ...side.fields.map(({ text }) => text)].some((text) =>
        text.toLocaleLowerCase().includes(word),
      ),
  );
}
