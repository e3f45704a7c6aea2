import type { SpecificationText } from "#domain/export/json.ts";
import { type Noun, nouns } from "#domain/nouns/all.ts";
import { finished } from "./finished.ts";
import { idIn, ownNumber } from "./identified.ts";
import type { Kind } from "./kinds.ts";
import type { Placed } from "./placed.ts";
import type { Words } from "./row-writer.ts";
import type { SourceBlock, UnitKey } from "./source.ts";
import type { TableUse } from "./tables/table-use.ts";
import type { Topic } from "./topic.ts";
import type { Section } from "./tree.ts";

/** What is made of a file: its rows, the headings that said where they belong, and how its tables are read. */
export type Reading = {
  rows: Placed[];
  headings: Set<UnitKey>;
  tables: Map<number, TableUse>;
  /** Words of a block that stay source text although others of it became a row. */
  rest: Map<UnitKey, string>;
};
export type Context = {
  topic: Topic | undefined;
  fixed: Words;
  depth: number;
  path: readonly number[];
  beside?: readonly Section[];
};
export type Placing = Reading & {
  chosen: ReadonlyMap<number, TableUse>;
  blocks: readonly SourceBlock[];
  texts: Map<SpecificationText, Placed>;
  speakers: ReadonlySet<string>;
  isFormal: boolean;
  /** Rows of tables by the names of their columns. */
  alike: ReadonlyMap<string, readonly (readonly string[])[]>;
  /** How many rows begin with each part of the file. */
  keys: Map<UnitKey, number>;
};

export function add(
  place: Placing,
  noun: Noun,
  words: Words,
  sources: readonly UnitKey[],
  { fixed, said }: Context & { said: string },
): Placed {
  const fields = nouns[noun].fields as Record<string, unknown>;
  const given = Object.entries(fixed).filter(([field]) => field in fields && !words[field]);
  const id = idIn(said)?.id;
  const number = id ? ownNumber(noun, id) : undefined;
  return push(place, noun, finished(noun, { ...words, ...Object.fromEntries(given) }), sources, number);
}

/** Its key says where it stands alone, so that reading another part of the file otherwise leaves it as it is. */
export function push(place: Placing, kind: Kind, words: Words, sources: readonly UnitKey[], number?: number): Placed {
  const [first = ""] = sources;
  const before = place.keys.get(first) ?? 0;
  place.keys.set(first, before + 1);
  const row: Placed = { key: `${first}:${before}`, kind, words, sources, ...(number ? { number } : {}) };
  place.rows.push(row);
  return row;
}

export function addText(place: Placing, name: SpecificationText, text: string, keys: readonly UnitKey[]): void {
  const before = place.texts.get(name);
  if (!before) {
    place.texts.set(name, push(place, name, { text }, keys));
    return;
  }
  const isList = text.startsWith("- ") || text.startsWith("  ");
  const gap = isList && /(?:^|\n) *- [^\n]*$/.test(before.words.text ?? "") ? "\n" : "\n\n";
  const grown = { ...before, words: { text: `${before.words.text}${gap}${text}` }, sources: [...before.sources, ...keys] };
  place.rows[place.rows.indexOf(before)] = grown;
  place.texts.set(name, grown);
}
