import type { ProjectContent } from "#domain/project-content.ts";
import type { FactKind } from "#domain/quality/facts/fact.ts";
import { factsOfText } from "#domain/quality/facts/facts-of-text.ts";
import type { Gap } from "#domain/quality/gaps/gap.ts";
import { gapsOf } from "#domain/quality/gaps/gaps.ts";
import { languageOf } from "#domain/quality/settings.ts";
import { duplicatesAmong } from "./duplicates.ts";
import { isStated, type RowPlace, rowsToCompare } from "./project-rows.ts";
import { type ComparedRows, compareRows, type Side } from "./report.ts";
import { decidedOf, placeOf, settledBy } from "./settled.ts";

type Decisions = Parameters<typeof decidedOf>[0];
export type ComparedAsked = { project_id: string; content: ProjectContent; decisions: Decisions };
/** What rows say against each other, twice or not at all, and how much was compared. */
export type Compared = {
  language: "en" | "other";
  rows: number;
  facts: number;
  /** Rows that say so much, or so much alike, that they were not compared with all the others. */
  left: number;
  contradictions: { kind: FactKind; sentence: string; a: Side<RowPlace>; b: Side<RowPlace> }[];
  duplicates: { a: RowPlace; b: RowPlace; texts: readonly [string, string] }[];
  gaps: Gap[];
};

export function comparedIn({ project_id, content, decisions }: ComparedAsked): Compared {
  const rows = rowsToCompare(content);
  const language = languageOf(rows.map(({ text }) => text));
  const isEnglish = language === "en";
  const counted = { language, rows: new Set(rows.map(({ key }) => key)).size, gaps: gapsOf(content, isEnglish) };
  if (!isEnglish) return { ...counted, facts: 0, left: 0, contradictions: [], duplicates: [] };
  const { contradictions, left } = contradictionsOf(rows, { project_id, decisions });
  return {
    ...counted,
    facts: rows.reduce((sum, { text }) => sum + factsOfText(text).length, 0),
    left,
    contradictions,
    duplicates: [
      ...Map.groupBy(
        rows.filter(
          ({ row }) => row.noun && row.field !== "acceptance_criteria" && row.noun !== "sections" && row.noun !== "pages",
        ),
        ({ row }) => row.noun,
      ).values(),
    ]
      .flatMap((list) => duplicatesAmong(list, factsOfText))
      .map(({ a, b }) => ({ a: a.row, b: b.row, texts: [a.text, b.text] as const })),
  };
}

type Rows = ReturnType<typeof rowsToCompare>;

/** Facts that somebody removed contradict nothing. */
function contradictionsOf(rows: Rows, { project_id, decisions }: Omit<ComparedAsked, "content">): ComparedRows<RowPlace> {
  const decided = Map.groupBy(decisions, ({ row_id }) => row_id);
  return compareRows(rows, ({ row, text }, fact) => {
    const place = placeOf(row, project_id);
    return isStated(row, fact) && decidedOf(decided.get(place.row_id) ?? [], place, text, fact) !== "removed";
  });
}

type Settled = Parameters<typeof settledBy>[0];

/** How many contradictions nobody has settled, and how many rows were not compared with all others; null where the rows are not in English, which alone is compared. */
export function openContradictions({ settled, ...asked }: ComparedAsked & { settled: Settled }) {
  const rows = rowsToCompare(asked.content);
  if (languageOf(rows.map(({ text }) => text)) !== "en") return { open: null, left: 0 };
  const { contradictions, left } = contradictionsOf(rows, asked);
  return { open: contradictions.filter((one) => !settledBy(settled, one, asked.project_id)).length, left };
}
