import type { OpenedShare } from "#data/project-shares.ts";
import { findRows } from "#domain/agents/find-rows.ts";
import { type HandedText, handedRows, handedTexts } from "#domain/agents/handed-rows.ts";
import { rowChanges } from "#domain/agents/row-changes.ts";
import { workPackage } from "#domain/agents/work-package.ts";
import { type BuildState, buildStateOf, countBuild } from "#domain/build-state.ts";
import { cite } from "#domain/citation.ts";
import { buildDocument } from "#domain/document/build-document.ts";
import type { SpecificationDocument } from "#domain/document/document.ts";
import { sharedDocument } from "#domain/document/shared-document.ts";
import { readVersionContent } from "#domain/document/version-content.ts";
import { projectFileRows } from "#domain/export/json.ts";
import { allNouns, type Noun } from "#domain/nouns/all.ts";
import type { ProgressReport } from "#domain/progress.ts";
import type { ProjectContent } from "#domain/project-content.ts";
import { type Believed, checked, unitsOf } from "#domain/quality/possible/possible.ts";
import { projectFigures, type QualityMaterial, type Shared, sharesOf } from "#domain/quality/project-figures.ts";
import { type ChosenQuality, type ToldFinding, toldQuality } from "#domain/quality/told-findings.ts";
import { readQuestionnaire } from "#domain/questionnaires.ts";
import { folded, rowNamedBy, wordsAsked } from "#domain/search.ts";
import { countsOf } from "#domain/source-units/coverage.ts";
import { type CoverageRecord, clausesOf, coverageOfProject } from "#domain/source-units/project-coverage.ts";
import { whatIsOpen } from "#domain/what-is-open.ts";
import { possibleLines } from "#server/prompts/possible.ts";

type Of<More> = { content: ProjectContent } & More;
type Page = { from: number; most: number };

/** What a whole project is looked through for; all that is given and answered can be told to another process. */
export const looks = {
  /** Rows that say all words, those first whose name does, and texts after them. */
  found: ({ content, query }: Of<{ query: string }>) => {
    const rows = findRows(handedRows(content), query).map(({ cite }) => cite);
    const words = rowNamedBy(query.trim()) ? [] : wordsAsked(query);
    const says = ({ name, text }: HandedText) => words.every((word) => folded(`${name} ${text}`).includes(word));
    return {
      rows,
      texts:
        words.length > 0
          ? handedTexts(content)
              .filter(says)
              .map(({ cite }) => cite)
          : [],
    };
  },

  /** What rows have to do with by themselves, in the order they are asked for. */
  neighbours: ({ content, cites }: Of<{ cites: readonly string[] }>) => {
    const handed = handedRows(content);
    return cites.map((cite) => {
      const row = handed.byCite.get(cite);
      return row ? handed.neighbours(row).map((other) => other.cite) : [];
    });
  },

  workPackage: ({ content, cite }: Of<{ cite: string }>) => {
    const handed = handedRows(content);
    const row = handed.byCite.get(cite);
    return row && workPackage(handed, row);
  },

  built: ({ content, reports, state, most }: Of<{ reports: readonly ProgressReport[]; state: Asked; most: number }>) => {
    const built = buildStateOf(content, reports);
    const asked = built.filter((one) => state === undefined || (state === "untested" ? one.isUntested : one.state === state));
    return { counts: countBuild(built), rows: asked.slice(0, most), left_out: Math.max(0, asked.length - most) };
  },

  quality: ({ content, chosen, kind, informing, from, most }: Of<QualityAsked & Page>) => {
    const { rows, clean, findings } = toldQuality(content, chosen);
    const asked = findings.filter(({ noun, scored }) => (kind === undefined || noun === kind) && (scored || informing));
    const open = asked.filter(({ kept }) => kept === undefined);
    const told: readonly ToldFinding[] = open.slice(from, from + most);
    return { rows, clean, kept: asked.length - open.length, findings: told, total: open.length };
  },

  openPoints: ({ content, record }: Of<{ record: CoverageRecord }>) => {
    const clauses = clausesOf(coverageOfProject(content, record));
    const { lost, uncovered } = countsOf(clauses);
    return { ...whatIsOpen(content), clauses: { of: clauses.length, open: lost + uncovered } };
  },

  /** What a dashboard tells of how clean, consistent and complete a project is. */
  figures: (material: QualityMaterial) => projectFigures(material),

  shares: (shared: Shared) => sharesOf(shared),

  /** What was said of a project, clause by clause, and what became of each. */
  clauses: ({ content, record }: Of<{ record: CoverageRecord }>) => clausesOf(coverageOfProject(content, record)),

  /** All rows as an agent cites them. */
  requirements: ({ content }: Of<object>) => {
    const listed = projectFileRows(content);
    return allNouns.flatMap((noun) =>
      listed[noun].map(({ id, number, revision, words }) => {
        return { id, noun, reference: cite(noun, number), revision, name: words.name ?? "" };
      }),
    );
  },

  /** What a language model is told of the rows, and how many texts there are. */
  possible: ({ content }: Of<object>) => {
    const units = unitsOf(content);
    return { lines: possibleLines(units), all: units.length };
  },

  /** What may be kept of what it believes of those it was told. */
  believed: ({
    content,
    shown,
    believed,
    project_id,
  }: Of<{ shown: number; believed: readonly Believed[]; project_id: string }>) =>
    checked(believed, unitsOf(content).slice(0, shown), project_id),

  shared: ({ project, content, questionnaire, chapters, as_of }: OpenedShare): SpecificationDocument => {
    const shared = { project, questionnaire: questionnaire && readQuestionnaire(questionnaire) };
    const document = buildDocument({ ...readVersionContent(content, shared), generated_at: as_of });
    return sharedDocument(document, chapters);
  },

  /** What became of rows between two of their revisions. */
  changes: ({ compared }: { compared: readonly Compared[] }) =>
    compared.map(({ noun, before, after }) => rowChanges(noun, before, after)),
} as const;

type Asked = BuildState | "untested" | undefined;
type QualityAsked = { chosen: ChosenQuality; kind?: Noun | undefined; informing: boolean };
type Kept = Parameters<typeof rowChanges>[1];
export type Compared = { noun: Noun; before: Kept; after: Kept };
