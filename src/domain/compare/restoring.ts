import { textParts } from "./parts.ts";
import type { Item, Part } from "./version.ts";

/** A row by its list and id; a text of the specification is `specifications` and the name of its column, a risk goes by its key. */
export type RestoredPart = { table: string; id: string };

/** What an item of a part is restored by. */
export function restoredPart(part: string, { id }: Pick<Item, "id">): RestoredPart {
  return { table: textParts.some(({ key }) => key === part) ? "specifications" : part, id };
}

/** The rows that came back beside the one that was asked for, as they are called where they were kept. */
export function broughtAlong(kept: readonly Part[], asked: RestoredPart, restored: readonly RestoredPart[]): readonly string[] {
  const others = new Set(restored.filter((one) => keyOf(one) !== keyOf(asked)).map(keyOf));
  return kept.flatMap(({ key, items }) => items.filter((item) => others.has(keyOf(restoredPart(key, item)))).map(calledBy));
}

/** `US-2 Leave`; a text by what it is called. */
export function calledBy({ reference, title }: Pick<Item, "reference" | "title">): string {
  return [reference, title].filter(Boolean).join(" ");
}

function keyOf({ table, id }: RestoredPart): string {
  return `${table} ${id}`;
}
