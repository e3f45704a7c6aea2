import type { Noun } from "#domain/nouns/all.ts";

/** A finding where it stands; `text` is the field's, `kept` says whether somebody keeps it. */
type Placed = {
  noun: Noun;
  number: number;
  field: string;
  text: string;
  finding: { rule: string; scored: boolean; start: number; end: number };
  kept: unknown;
};

/** What of the findings of a version stands in another one no more; those that only inform or are kept are in neither. */
export type GoneFindings<Found> = { went: Found[]; came: Found[] };

/** What went and what came between two versions: a finding is the same by the number of its row, its field, rule and words, wherever they moved in the field. */
export function comparedFindings<Found extends Placed>(before: readonly Found[], after: readonly Found[]): GoneFindings<Found> {
  return { went: without(before, after), came: without(after, before) };
}

function without<Found extends Placed>(these: readonly Found[], those: readonly Found[]): Found[] {
  const left = new Map<string, number>();
  for (const one of those.filter(counts)) left.set(nameOf(one), (left.get(nameOf(one)) ?? 0) + 1);
  return these.filter(counts).filter((one) => {
    const more = left.get(nameOf(one)) ?? 0;
    left.set(nameOf(one), more - 1);
    return more <= 0;
  });
}

const counts = ({ finding, kept }: Placed) => finding.scored && !kept;

function nameOf({ noun, number, field, text, finding: { rule, start, end } }: Placed): string {
  return [noun, number, field, rule, text.slice(start, end).toLowerCase()].join(" ");
}
