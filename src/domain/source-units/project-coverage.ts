import { isNoun, type Noun } from "#domain/nouns/all.ts";
import type { ProjectContent } from "#domain/project-content.ts";
import { type CoveredUnit, coverageOf, type LiveRow, type UnitDecision, type UnitLink } from "./coverage.ts";
import { wordsOfRow } from "./row-words.ts";
import { type SourceText, sourceTextsOf } from "./source-texts.ts";
import { type SourceUnit, unitsOf } from "./units.ts";

/** What is kept of the clauses of a project: `then` are the words of a row as they were, by column. */
export type CoverageRecord = {
  links: readonly (Omit<UnitLink, "then"> & { then: Readonly<Record<string, unknown>> | null })[];
  decisions: readonly UnitDecision[];
  documents: readonly { reference: string; name: string; text: string }[];
  instructions: readonly string[];
};
/** A source with its parts in their order, those that say nothing of the product among them. */
export type CoveredSource = { source: SourceText; parts: (SourceUnit & { covered?: CoveredUnit })[] };

/** What was said of a project, clause by clause, with what became of each. */
export function coverageOfProject(content: ProjectContent, record: CoverageRecord): CoveredSource[] {
  const { project, questionnaire, specification } = content;
  const sources = sourceTextsOf({ project, questionnaire, documents: record.documents, instructions: record.instructions });
  const split = sources.map((source) => ({ source, parts: unitsOf(source) }));
  const covered = coverageOf({
    units: split.flatMap(({ parts }) => parts.filter(({ silent }) => silent === undefined)),
    links: record.links.map(({ then, ...link }) => ({
      ...link,
      ...(then && isNoun(link.table_name) ? { then: wordsOfRow(link.table_name, then) } : {}),
    })),
    rows: liveRows(content),
    decisions: record.decisions,
    texts: Object.fromEntries(TEXTS.map((name) => [name, specification?.[name] ?? ""])),
  });
  const known = new Map(covered.map((one) => [one.unit.key, one]));
  return split.map(({ source, parts }) => ({
    source,
    parts: parts.map((part) => {
      const found = known.get(part.key);
      return found && part.silent === undefined ? { ...part, covered: found } : part;
    }),
  }));
}

/** The clauses alone, of all sources. */
export function clausesOf(sources: readonly CoveredSource[]): CoveredUnit[] {
  return sources.flatMap(({ parts }) => parts.flatMap(({ covered }) => covered ?? []));
}

const TEXTS = ["project_scope", "product_perspective", "business_model", "pricing_details", "project_overview"] as const;

function liveRows(content: ProjectContent): LiveRow[] {
  const classes = new Map(content.user_classes.map(({ id, name }) => [id, name]));
  type Row = { id: string; revision: number; name: string; user_class_id?: string | null | undefined };
  const told = (noun: Noun, rows: readonly Row[]) =>
    rows.map((row) => ({
      id: row.id,
      noun,
      revision: row.revision,
      words: wordsOfRow(noun, row),
      name: row.name,
      person: classes.get(row.user_class_id ?? ""),
    }));
  const { pages, project: _project, specification: _texts, questionnaire: _answers, ...lists } = content;
  return [
    ...told("pages", pages),
    ...told(
      "sections",
      pages.flatMap(({ sections }) => sections),
    ),
    ...Object.entries(lists).flatMap(([list, rows]) => (isNoun(list) ? told(list, rows) : [])),
  ];
}
