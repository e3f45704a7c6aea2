import { type Brief, nothingYet } from "#domain/brief.ts";
import { draftEverything, type FullDraft } from "#domain/drafter/full-draft.ts";
import type { Noun } from "#domain/nouns/all.ts";
import type { LiveRow, UnitLink } from "./coverage.ts";
import { unitsOfRows } from "./resting.ts";
import { wordsOfRow } from "./row-words.ts";
import { sourceTextsOf } from "./source-texts.ts";
import { type SourceUnit, spokenUnits } from "./units.ts";

export type DraftedProject = { units: SourceUnit[]; rows: LiveRow[]; links: UnitLink[]; draft: FullDraft };

const LISTS = [
  "user_classes",
  "pages",
  "user_stories",
  "features",
  "risks",
  "assumptions",
  "security_measures",
  "test_cases",
  "external_interfaces",
  "quality_requirements",
] as const;

/** A project that was described and drafted, with what its rows rest on. */
export function draftedProject(name: string, project_description: string): DraftedProject {
  const brief: Brief = { ...nothingYet, project: { name }, questionnaire: { project_description } };
  const units = spokenUnits(sourceTextsOf(brief));
  const draft = draftEverything(brief);
  const classes = new Map(draft.user_classes.map((item) => [item.id, item.name]));
  const unitsOf = unitsOfRows(brief, units);
  const rows: LiveRow[] = [];
  const links: UnitLink[] = [];
  const add = (noun: Noun, row: { name: string; user_class_id?: string | null }, id: string) => {
    const person = classes.get(row.user_class_id ?? "");
    rows.push({ id, noun, revision: 1, words: wordsOfRow(noun, row), name: row.name, person });
    for (const { key } of unitsOf(noun, row)) links.push({ unit_key: key, table_name: noun, row_id: id, revision: 1 });
  };
  for (const list of LISTS) for (const [at, row] of draft[list].entries()) add(list, row, `${list}-${at}`);
  return { units, rows, links, draft };
}
