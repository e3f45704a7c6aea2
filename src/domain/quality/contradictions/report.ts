import type { Fact, FactKind } from "#domain/quality/facts/fact.ts";
import { factsOfText } from "#domain/quality/facts/facts-of-text.ts";
import type { Span } from "#domain/source-units/sentences.ts";
import { candidatePairs, type Indexed, withRareTerms } from "./candidates.ts";
import { areOtherCases } from "./cases/other-cases.ts";
import { areAtOdds } from "./conflict.ts";

/** A row's words: `key` tells rows apart, `text` is what is read. */
export type ReadRow<Row> = { row: Row; key: string; text: string };
export type Side<Row> = { row: Row; key: string; text: string; span: Span };
/** Two rows that cannot both hold; what is marked are spans of their texts in UTF-16. */
export type Contradiction<Row> = { kind: FactKind; a: Side<Row>; b: Side<Row>; sentence: string };

const SENTENCES: Readonly<Record<FactKind, string>> = {
  quantity: "The two give different numbers for the same thing.",
  permission: "One lets somebody do what the other keeps from them.",
  polarity: "One says yes where the other says no.",
  state_transition: "They disagree on what may follow.",
  choice: "Only one of the two choices can be made.",
  scope: "One leaves out what the other asks for.",
  retention: "The two keep the same thing for different times.",
  format: "The two write the same thing differently.",
};

type Holds<Row> = (row: ReadRow<Row>, fact: Fact) => boolean;

/**
 * The pairs of rows that are at odds, each reported once, by the first kind that shows it; pure, and the same for the same rows.
 * Facts that do not hold, because somebody removed them, are not compared.
 */
export function contradictionsAmong<Row>(rows: readonly ReadRow<Row>[], holds: Holds<Row> = () => true): Contradiction<Row>[] {
  const read: Indexed<ReadRow<Row>>[] = withRareTerms(
    rows.map((row) => ({ item: row, key: row.key, facts: factsOfText(row.text).filter((fact) => holds(row, fact)) })),
  );
  const crowd = crowdOf(read.length);
  const reported = new Set<string>();
  const found: Contradiction<Row>[] = [];
  for (const [one, other] of candidatePairs(read)) {
    const pair = `${one.key} ${other.key}`;
    if (one.key === other.key || reported.has(pair)) continue;
    const clash = clashBetween(one, other, crowd);
    if (!clash) continue;
    reported.add(pair);
    const kind = clash.b.kind === "scope" ? "scope" : clash.a.kind;
    const sideOf = ({ item }: Indexed<ReadRow<Row>>, fact: Fact): Side<Row> => ({ ...item, span: fact.span });
    found.push({ kind, a: sideOf(one, clash.a), b: sideOf(other, clash.b), sentence: SENTENCES[kind] });
  }
  return found.filter((one) => one.kind !== "scope" || !isMisread(one, found));
}

/** An exclusion that many rows go against was read wrongly. */
const MOST_AGAINST = 4;

function isMisread<Row>({ a, b }: Contradiction<Row>, all: readonly Contradiction<Row>[]): boolean {
  const against = (side: Side<Row>) =>
    all.filter((one) => one.kind === "scope" && [one.a, one.b].some(({ key }) => key === side.key));
  return [a, b].some((side) => against(side).length > MOST_AGAINST);
}

/** From 0 for two rows to 1 for two hundred: the more rows there are, the more two must share to speak of one thing. */
export const crowdOf = (rows: number) => Math.min(1, Math.max(0, Math.log10(rows / 2) / 2));

function clashBetween<Row>(
  one: Indexed<ReadRow<Row>>,
  other: Indexed<ReadRow<Row>>,
  crowd: number,
): { a: Fact; b: Fact } | undefined {
  for (const a of one.facts) {
    for (const b of other.facts) {
      if (areAtOdds({ fact: a, text: one.item.text }, { fact: b, text: other.item.text }, crowd))
        return areOtherCases(one.item.text, other.item.text) ? undefined : { a, b };
    }
  }
  return undefined;
}
