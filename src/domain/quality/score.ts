import { allNouns, type Noun } from "#domain/nouns/all.ts";
import type { RuleId } from "./finding.ts";
import { fieldsOf } from "./scope.ts";

type Placed = { noun: Noun; id: string; finding: { rule: RuleId; scored: boolean } };

/** Rows of a list, and how many of them have no finding that counts. */
export type Share = { rows: number; clean: number };

/** Shares of lists by their names. */
export type Shares = Readonly<Record<string, Share>>;

/** How many rows each list has, as far as rules look at them. */
export type RowCounts = Readonly<Partial<Record<Noun, number>>>;

/** Per list that has rows, how many are clean; findings that only inform or that are kept are to be left out before. */
export function cleanShares(counts: RowCounts, found: readonly Placed[]): Map<Noun, Share> {
  const dirty = Map.groupBy(
    found.filter(({ finding }) => finding.scored),
    ({ noun }) => noun,
  );
  return new Map(
    allNouns.flatMap((noun): [Noun, Share][] => {
      const rows = counts[noun] ?? 0;
      const flagged = new Set(dirty.get(noun)?.map(({ id }) => id)).size;
      return rows > 0 && fieldsOf(noun).length > 0 ? [[noun, { rows, clean: rows - flagged }]] : [];
    }),
  );
}

export function overall(shares: Iterable<Share>): Share {
  let [rows, clean] = [0, 0];
  for (const share of shares) {
    rows += share.rows;
    clean += share.clean;
  }
  return { rows, clean };
}

/** What one rule costs at most, in points of a hundred. */
const MOST_PER_RULE = 12;
/** What a finding in every row would cost. */
const EVERY_ROW = 40;

/** Points of a hundred; each rule takes off by the share of rows it is broken in, and none more than its cap. No rows score nothing. */
export function qualityScore({ rows }: Pick<Share, "rows">, found: readonly Placed[]): number | undefined {
  if (rows === 0) return undefined;
  const byRule = Map.groupBy(
    found.filter(({ finding }) => finding.scored),
    ({ finding }) => finding.rule,
  );
  let points = 100;
  for (const of of byRule.values()) {
    const share = new Set(of.map(({ noun, id }) => `${noun} ${id}`)).size / rows;
    points -= Math.min(MOST_PER_RULE, EVERY_ROW * share);
  }
  return Math.max(0, Math.round(points));
}
