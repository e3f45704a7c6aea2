import { contentLists } from "#domain/content-lists.ts";
import { allNouns, type Noun } from "#domain/nouns/all.ts";
import type { ProjectContent } from "#domain/project-content.ts";
import { type Counts, completenessOf } from "./completeness/completeness.ts";
import { type CompletenessRecord, type Standard, standards } from "./completeness/decision.ts";
import { type ComparedAsked, openContradictions } from "./contradictions/compared.ts";
import { findingsInRow } from "./lint.ts";
import { settingsOfLists } from "./project-settings.ts";
import { cleanShares, type Shares } from "./score.ts";
import type { QualitySettings } from "./settings.ts";
import { keptBy, type Suppression } from "./suppression.ts";
import type { ChosenQuality } from "./told-findings.ts";

/** All that the quality of a project is counted from. */
export type QualityMaterial = {
  project_id: string;
  content: ProjectContent;
  chosen: ChosenQuality;
  facts: Pick<ComparedAsked, "decisions"> & { settled: Parameters<typeof openContradictions>[0]["settled"] };
  completeness: CompletenessRecord;
};

export type ProjectFigures = {
  /** Clean rows by list, and what they were held to. */
  shares: Shares;
  settings: QualitySettings;
  /** Open ones; null where the rows are not in English, which alone is compared. */
  contradictions: number | null;
  /** Rows that were not compared with all others. */
  uncompared: number;
  standards: Record<Standard, Counts>;
};

/** What a dashboard tells of the quality of a project, each counted as its own screen counts it. */
export function projectFigures({ project_id, content, chosen, facts, completeness }: QualityMaterial): ProjectFigures {
  const lists = contentLists(content);
  const settings = settingsOfLists(chosen.settings, lists);
  const decided = completenessOf(content, completeness);
  const compared = openContradictions({ project_id, content, ...facts });
  const counts = standards.map((standard) => [standard, decided[standard].counts]);
  return {
    shares: sharesOf({ lists, settings, kept: chosen.kept }),
    settings,
    contradictions: compared.open,
    uncompared: compared.left,
    // the keys are the standards
    standards: Object.fromEntries(counts) as Record<Standard, Counts>,
  };
}

type Row = { id: string };
export type Shared = {
  lists: Partial<Record<Noun, readonly Row[]>>;
  settings: QualitySettings;
  kept: readonly Suppression[];
};

/** How many rows of each list are clean, those left out whose finding is kept. */
export function sharesOf({ lists, settings, kept }: Shared): Shares {
  const found = allNouns.flatMap((noun) =>
    (lists[noun] ?? []).flatMap((row) =>
      findingsInRow(noun, row, settings).flatMap(({ field, finding }) => {
        const text = String(Reflect.get(row, field) ?? "");
        const isKept = keptBy(kept, { table_name: noun, row_id: row.id, field }, text, finding);
        return isKept ? [] : [{ noun, id: row.id, finding }];
      }),
    ),
  );
  const counts = Object.fromEntries(allNouns.map((noun) => [noun, lists[noun]?.length ?? 0]));
  return Object.fromEntries(cleanShares(counts, found));
}
