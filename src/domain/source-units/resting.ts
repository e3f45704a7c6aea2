import type { Brief } from "#domain/brief.ts";
import type { Noun } from "#domain/nouns/all.ts";
import type { Unit } from "#domain/sources.ts";
import { headsOf, holdsAll, ownHeadsOf } from "./heads.ts";
import { type HeardItem, heardIn } from "./heard.ts";
import { wordsOfRow } from "./row-words.ts";
import { sentencesIn } from "./sentences.ts";
import type { SourceUnit } from "./units.ts";

const ENOUGH = 2;
/** That a row is said to hold. */
export const MOST_UNITS_OF_ROW = 12;
/** In characters, as it is stored. */
const LONGEST_QUOTE = 300;

/** Clauses as rows name them. */
export function quoted(units: readonly SourceUnit[]): Unit[] {
  return units.map(({ key, words }) => ({ key, quote: words.slice(0, LONGEST_QUOTE).toWellFormed() }));
}

/** Says for each row that the built-in drafter made which clauses it holds: what was heard in them stands in one sentence of it, or they do. */
export function unitsOfRows(brief: Brief, units: readonly SourceUnit[]): (noun: Noun, row: object) => SourceUnit[] {
  const items = heardIn(brief, units);
  const named = units.map((unit) => ({ unit, heads: ownHeadsOf(unit.words) }));
  return (noun, row) => {
    const text = wordsOfRow(noun, row);
    const parts = sentencesIn(text).map(({ start, end }) => headsOf(text.slice(start, end)));
    const isTold = (heads: ReadonlySet<string>) => parts.some((part) => holdsAll(part, heads));
    const title = headsOf("name" in row ? String(row.name) : "");
    const held = new Set([
      ...items.filter((item) => isTold(item.heads) && isSaid(item, title)).flatMap((item) => item.units),
      ...named.filter(({ heads }) => heads.size >= ENOUGH && isTold(heads)).map(({ unit }) => unit),
      ...(noun === "user_classes" ? named.filter(({ heads }) => holdsAll(heads, title)).map(({ unit }) => unit) : []),
    ]);
    return [...held].slice(0, MOST_UNITS_OF_ROW);
  };
}

/** A deed of one word, such as "cook", is told where a row is called so. */
function isSaid({ heads }: HeardItem, title: ReadonlySet<string>): boolean {
  return heads.size >= ENOUGH || (title.size === heads.size && holdsAll(title, heads));
}
