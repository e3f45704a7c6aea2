import type { Json } from "#data/database.types.ts";
import type { Drafted, RowsOfLists } from "#data/generations.ts";
import type { Brief } from "#domain/brief.ts";
import { patternsOfRows } from "#domain/drafter/row-patterns.ts";
import { isNoun, type Noun } from "#domain/nouns/all.ts";
import { quoted, unitsOfRows } from "#domain/source-units/resting.ts";
import { textsOfBrief } from "#domain/source-units/source-texts.ts";
import { spokenUnits } from "#domain/source-units/units.ts";
import { type Resting, SAID } from "#domain/sources.ts";

export type DraftedLists = Drafted | RowsOfLists;

/** Rows of lists that the built-in drafter made, each with the pattern it is of and the clauses of the brief that it holds. */
export function withUnits(brief: Brief, lists: Drafted): Drafted;
export function withUnits(brief: Brief, lists: DraftedLists): DraftedLists;
export function withUnits(brief: Brief, lists: DraftedLists): DraftedLists {
  const units = spokenUnits(textsOfBrief(brief));
  const unitsOf = units.length > 0 ? unitsOfRows(brief, units) : () => [];
  const patternOf = patternsOfRows(brief);
  const resting = (noun: Noun, row: Resting<object>): Resting<object> => {
    const held = quoted(unitsOf(noun, row));
    const parts =
      "sections" in row && Array.isArray(row.sections)
        ? { sections: row.sections.map((section: object) => resting("sections", section)) }
        : {};
    const pattern = patternOf(noun, row) ?? (held.length > 0 ? SAID : undefined);
    if (pattern === undefined && held.length === 0) return { ...row, ...parts };
    return {
      ...row,
      ...parts,
      rests_on: { ...(pattern && { pattern }), ...row.rests_on, ...(held.length > 0 && { units: held }) },
    };
  };
  return Object.fromEntries(
    Object.entries(lists).map(([list, rows]: [string, Json | object[] | undefined]) => [
      list,
      isNoun(list) && Array.isArray(rows) ? rows.map((row) => resting(list, Object(row))) : rows,
    ]),
  ) as Drafted;
}
