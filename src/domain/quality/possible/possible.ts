import * as z from "zod";
import { cite } from "#domain/citation.ts";
import { defineContract } from "#domain/contract.ts";
import type { ProjectContent } from "#domain/project-content.ts";
import { type RowPlace, rowsToCompare } from "#domain/quality/contradictions/project-rows.ts";
import { placeOf } from "#domain/quality/contradictions/settled.ts";
import { hashOf } from "#domain/quality/suppression.ts";

export const possibleKinds = ["contradiction", "duplicate", "unclear"] as const;
export type PossibleKind = (typeof possibleKinds)[number];

/** A text of the project under the id a model cites it by, such as FEAT-3. */
export type Unit = { id: string; text: string; place: RowPlace };
/** What a model says, as it says it. */
export type Believed = { kind: PossibleKind; sentence: string; rows: { id: string; quote: string }[] };
/** What is stored of it: where it stands, the hash of all words there, and those that are meant. */
export type PossibleFinding = {
  kind: PossibleKind;
  sentence: string;
  a_place: string;
  a_hash: string;
  a_quote: string;
  b_place: string | null;
  b_hash: string | null;
  b_quote: string | null;
};
type Side = { unit: Unit; span: { start: number; end: number } };

const MOST = 40;
const LONGEST = 300;
const LONGEST_QUOTE = 600;

/** Has the organization's language model look for what the rules cannot see; `left_out` counts the texts that had no room. */
export const findPossible = defineContract({
  name: "find-possible",
  input: z.object({ projectId: z.uuid() }),
  output: z.object({ found: z.number().int(), dropped: z.number().int(), left_out: z.number().int() }),
});

export function unitsOf(content: ProjectContent): Unit[] {
  return rowsToCompare(content).map(({ row, text }) => ({
    id: row.noun ? cite(row.noun, row.number) : row.field,
    text,
    place: row,
  }));
}

/** What may be kept of what a model says: a row that does not exist, or words that do not stand in it, drop all of it. */
export function checked(
  believed: readonly Believed[],
  units: readonly Unit[],
  project_id: string,
): { kept: PossibleFinding[]; dropped: number } {
  const kept = new Map<string, PossibleFinding>();
  for (const one of believed) {
    const found = findingOf(one, units, project_id);
    if (found && kept.size < MOST) kept.set(keyOf(found), kept.get(keyOf(found)) ?? found);
  }
  return { kept: [...kept.values()], dropped: believed.length - kept.size };
}

function findingOf({ kind, sentence, rows }: Believed, units: readonly Unit[], project_id: string): PossibleFinding | undefined {
  const said = sentence.replace(/\s+/g, " ").trim();
  const sides = rows.flatMap(({ id, quote }) => sideOf(units, id, quote) ?? []);
  const wanted = kind === "unclear" ? 1 : 2;
  if (said === "" || said.length > LONGEST || rows.length !== wanted || sides.length !== wanted) return undefined;
  const [a, b] = sides.map(({ unit, span }) => ({
    place: Object.values(placeOf(unit.place, project_id)).join(":"),
    hash: hashOf(unit.text),
    quote: unit.text.slice(span.start, span.end),
  }));
  if (!a || a.place === b?.place) return undefined;
  const [first, second] = b && b.place < a.place ? [b, a] : [a, b];
  return {
    ...{ kind, sentence: said, a_place: first.place, a_hash: first.hash, a_quote: first.quote },
    ...{ b_place: second?.place ?? null, b_hash: second?.hash ?? null, b_quote: second?.quote ?? null },
  };
}

/** The text of that id in which the words stand, whatever its white space. */
function sideOf(units: readonly Unit[], id: string, quote: string): Side | undefined {
  const words = quote.trim();
  if (words.length < 3 || words.length > LONGEST_QUOTE) return undefined;
  const pattern = new RegExp(
    words
      .split(/\s+/)
      .map((word) => word.replace(/[.*+?^${}()|[\]\\/-]/g, "\\$&"))
      .join("\\s+"),
  );
  for (const unit of units) {
    const match = unit.id === id.trim() ? pattern.exec(unit.text) : null;
    if (match) return { unit, span: { start: match.index, end: match.index + match[0].length } };
  }
  return undefined;
}

/** The same for what is said of the same words, whoever says it. */
export function keyOf({ kind, a_place, a_hash, b_place, b_hash }: Omit<PossibleFinding, "kind"> & { kind: string }): string {
  return [kind, a_place, a_hash, b_place ?? "", b_hash ?? ""].join(" ");
}

/** Those whose words still stand as they were, each with its rows as they are now, in the order people read them. */
export function standing<Stored extends Omit<PossibleFinding, "kind">>(
  stored: readonly Stored[],
  content: ProjectContent,
  project_id: string,
): { one: Stored; sides: Side[] }[] {
  const order = unitsOf(content);
  const keyed = (unit: Unit) => `${Object.values(placeOf(unit.place, project_id)).join(":")} ${hashOf(unit.text)}`;
  const units = new Map(order.map((unit) => [keyed(unit), unit]));
  return stored.flatMap((one) => {
    const sides = [
      { place: one.a_place, hash: one.a_hash, quote: one.a_quote },
      ...(one.b_place === null ? [] : [{ place: one.b_place, hash: one.b_hash, quote: one.b_quote ?? "" }]),
    ].map(({ place, hash, quote }) => {
      const unit = units.get(`${place} ${hash}`);
      const start = unit?.text.indexOf(quote) ?? -1;
      return unit && start >= 0 ? { unit, span: { start, end: start + quote.length } } : undefined;
    });
    if (!sides.every((side) => side !== undefined)) return [];
    return [{ one, sides: sides.toSorted((a, b) => order.indexOf(a.unit) - order.indexOf(b.unit)) }];
  });
}
