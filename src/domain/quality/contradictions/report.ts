import type { Fact, FactKind } from "#domain/quality/facts/fact.ts";
import { factsOfText } from "#domain/quality/facts/facts-of-text.ts";
import type { Span } from "#domain/source-units/sentences.ts";
import { candidatePairs, type Indexed, withRareTerms } from "./candidates.ts";
import { areOtherCases } from "./cases/other-cases.ts";
import { areAtOdds, mayBeAtOdds } from "./conflict.ts";

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
  return compareRows(rows, holds).contradictions;
}

/** In texts, and in pairs of them that are reported. */
const MOST_READ = 20_000;
const MOST_REPORTED = 1_000;
/** In pairs of words: about a second of computing, whatever the rows say. */
export const MOST_WEIGHED = 20_000_000;

/** What is at odds; how many rows say so much, or so much alike, that they were not compared with all the others; and how much was weighed. */
export type ComparedRows<Row> = { contradictions: Contradiction<Row>[]; left: number; weighed: number };

export function compareRows<Row>(rows: readonly ReadRow<Row>[], holds: Holds<Row>): ComparedRows<Row> {
  const read: Indexed<ReadRow<Row>>[] = withRareTerms(
    rows
      .slice(0, MOST_READ)
      .map((row) => ({ item: row, key: row.key, facts: factsOfText(row.text).filter((fact) => holds(row, fact)) })),
  );
  const weighing: Weighing = { crowd: crowdOf(read.length), left: MOST_WEIGHED };
  const reported = new Set<string>();
  const found: Contradiction<Row>[] = [];
  const { pairs, cut } = candidatePairs(read);
  for (const [at, place] of pairs()) {
    if (weighing.left <= 0 || found.length >= MOST_REPORTED) {
      for (let rest = at; rest < read.length; rest += 1) cut.add(rest);
      break;
    }
    const [one, other] = [read[at], read[place]];
    const pair = `${one?.key} ${other?.key}`;
    if (!one || !other || one.key === other.key || reported.has(pair)) continue;
    const clash = clashBetween(one, other, weighing);
    if (!clash) continue;
    reported.add(pair);
    const kind = clash.b.kind === "scope" ? "scope" : clash.a.kind;
    const sideOf = ({ item }: Indexed<ReadRow<Row>>, fact: Fact): Side<Row> => ({ ...item, span: fact.span });
    found.push({ kind, a: sideOf(one, clash.a), b: sideOf(other, clash.b), sentence: SENTENCES[kind] });
  }
  const left = new Set([...[...cut].map((at) => read[at]?.key), ...rows.slice(MOST_READ).map(({ key }) => key)]);
  return { contradictions: withoutMisread(found), left: left.size, weighed: MOST_WEIGHED - weighing.left };
}

/** An exclusion that many rows go against was read wrongly. */
const MOST_AGAINST = 4;

function withoutMisread<Row>(found: readonly Contradiction<Row>[]): Contradiction<Row>[] {
  const against = new Map<string, number>();
  for (const { kind, a, b } of found)
    if (kind === "scope") for (const { key } of [a, b]) against.set(key, (against.get(key) ?? 0) + 1);
  return found.filter(({ kind, a, b }) => kind !== "scope" || [a, b].every(({ key }) => (against.get(key) ?? 0) <= MOST_AGAINST));
}

/** From 0 for two rows to 1 for two hundred: the more rows there are, the more two must share to speak of one thing. */
export const crowdOf = (rows: number) => Math.min(1, Math.max(0, Math.log10(rows / 2) / 2));

/** What is left of what may be weighed; of `crowd` see `areAtOdds`. */
type Weighing = { crowd: number; left: number };

function clashBetween<Row>(
  { item: { text: mine }, facts }: Indexed<ReadRow<Row>>,
  { item: { text: theirs }, facts: others }: Indexed<ReadRow<Row>>,
  weighing: Weighing,
): { a: Fact; b: Fact } | undefined {
  const { crowd } = weighing;
  for (const a of facts) {
    weighing.left -= others.length;
    for (const b of others) {
      if (!mayBeAtOdds(a, b, crowd)) continue;
      weighing.left -= weightOf(a, mine) * weightOf(b, theirs);
      if (areAtOdds({ fact: a, text: mine }, { fact: b, text: theirs }, crowd)) {
        weighing.left -= (mine.length * theirs.length) / LETTERS;
        return areOtherCases(mine, theirs) ? undefined : { a, b };
      }
      if (weighing.left <= 0) return undefined;
    }
  }
  return undefined;
}

/** In words: those of its clause, and those of all the text where all of it is looked at. */
const weightOf = ({ kind, about }: Fact, text: string) =>
  kind === "scope" || kind === "state_transition" ? text.length / LETTERS : about.said.length;
const LETTERS = 8;
