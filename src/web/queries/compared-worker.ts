import type { ProjectContent } from "#domain/project-content.ts";
import { duplicatesAmong } from "#domain/quality/contradictions/duplicates.ts";
import { isStated, type Place, rowsToCompare } from "#domain/quality/contradictions/project-rows.ts";
import { contradictionsAmong, type Side } from "#domain/quality/contradictions/report.ts";
import { decidedOf, placeOf } from "#domain/quality/contradictions/settled.ts";
import type { FactKind } from "#domain/quality/facts/fact.ts";
import { factsOfText } from "#domain/quality/facts/facts-of-text.ts";
import type { Gap } from "#domain/quality/gaps/gap.ts";
import { gapsOf } from "#domain/quality/gaps/gaps.ts";
import { languageOf } from "#domain/quality/settings.ts";

type Decisions = Parameters<typeof decidedOf>[0];
export type ComparedAsked = { project_id: string; content: ProjectContent; decisions: Decisions };
/** What rows say against each other, twice or not at all, and how much was compared. */
export type Compared = {
  language: "en" | "other";
  rows: number;
  facts: number;
  contradictions: { kind: FactKind; sentence: string; a: Side<Place>; b: Side<Place> }[];
  duplicates: { a: Place; b: Place; texts: readonly [string, string] }[];
  gaps: Gap[];
};

addEventListener("message", ({ data }: MessageEvent<ComparedAsked>) => postMessage(comparedIn(data)));

function comparedIn({ project_id, content, decisions }: ComparedAsked): Compared {
  const rows = rowsToCompare(content);
  const language = languageOf(rows.map(({ text }) => text));
  const isEnglish = language === "en";
  const counted = { language, rows: new Set(rows.map(({ key }) => key)).size, gaps: gapsOf(content, isEnglish) };
  if (!isEnglish) return { ...counted, facts: 0, contradictions: [], duplicates: [] };
  return {
    ...counted,
    facts: rows.reduce((sum, { text }) => sum + factsOfText(text).length, 0),
    contradictions: contradictionsAmong(
      rows,
      ({ row, text }, fact) => isStated(row, fact) && decidedOf(decisions, placeOf(row, project_id), text, fact) !== "removed",
    ),
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
