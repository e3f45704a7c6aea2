import * as z from "zod";
import { headsOf, ownHeadsOf } from "#domain/source-units/heads.ts";
import { MOST_UNITS_OF_ROW, quoted } from "#domain/source-units/resting.ts";
import type { SourceUnit } from "#domain/source-units/units.ts";
import type { Resting } from "#domain/sources.ts";

/** The ids a model names for a row; whatever is none of its words, or missing, names nothing. */
export const namedIds = z
  .preprocess(
    (named) => (Array.isArray(named) ? named : [named]).filter((id) => /^(?:string|number)$/.test(typeof id)).map(String),
    z.array(z.string()),
  )
  .describe("The ids of all that was said and that this row says, such as s3; none where nobody said it");

export const naming =
  'Each thing that was said has an id before it, such as "[s3]". Name in rests_on the ids of what a row says, its numbers included, and write no id anywhere else.';

type Named<Row> = Row & { rests_on: readonly string[] };

/** Reads a row with the clauses it names, in our words, and without ids in its own; ids that were not shown name nothing. */
export function restingRow(units: ReadonlyMap<string, SourceUnit>) {
  const [letter = ""] = [...units.keys()].map((id) => id.charAt(0));
  const mark = new RegExp(`\\s*\\[${letter}\\d+\\]`, "gi");
  return <Row extends object>({ rests_on, ...row }: Named<Row>): Resting<Omit<Named<Row>, "rests_on">> => {
    const words = Object.entries(row).map(([name, said]) => [
      name,
      typeof said === "string" && letter ? said.replace(mark, "") : said,
    ]);
    const heads = headsOf(words.flatMap(([, said]) => (typeof said === "string" ? said : [])).join("\n"));
    const found = new Set(rests_on.flatMap((id) => units.get(idIn(id, letter)) ?? []).filter((unit) => saysNumbers(unit, heads)));
    // one that names everything says little of it
    const held = [...found].toSorted((one, other) => shared(other, heads) - shared(one, heads)).slice(0, MOST_UNITS_OF_ROW);
    return { ...row, ...Object.fromEntries(words), ...(held.length > 0 ? { rests_on: { units: quoted(held) } } : {}) };
  };
}

function idIn(named: string, letter: string): string {
  const [, own = "", number = ""] = /^[\s[(#]*([a-z]?)(\d{1,6})[\s\])]*$/i.exec(named) ?? [];
  return `${own.toLowerCase() || letter}${number.replace(/^0+/, "")}`;
}

/** A row with none of the numbers of a clause is no home of it. */
function saysNumbers({ words }: SourceUnit, heads: ReadonlySet<string>): boolean {
  const numbers = [...headsOf(words)].filter((word) => /^\d/.test(word));
  return !/\d/.test(words) || numbers.length === 0 || numbers.some((number) => heads.has(number));
}

function shared({ words }: SourceUnit, heads: ReadonlySet<string>): number {
  return [...ownHeadsOf(words)].filter((word) => heads.has(word)).length;
}
