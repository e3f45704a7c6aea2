import type { Noun } from "#domain/nouns/all.ts";
import type { GoneFindings } from "#domain/quality/compared-findings.ts";
import type { Finding, RuleId } from "#domain/quality/finding.ts";
import type { ChosenRules } from "#domain/quality/project-settings.ts";
import type { RowCounts, Share } from "#domain/quality/score.ts";
import type { Language } from "#domain/quality/settings.ts";
import type { Suppression } from "#domain/quality/suppression.ts";

export type LintedRow = { id: string; number: number; revision: number };
export type LintedLists = Partial<Record<Noun, readonly LintedRow[]>>;

/** A finding where it stands; `sentence` is where the words around it begin and end, `kept` the decision to keep it. */
export type PlacedFinding = {
  noun: Noun;
  id: string;
  number: number;
  revision: number;
  field: string;
  text: string;
  sentence: { start: number; end: number };
  finding: Finding;
  kept: Suppression | undefined;
};

/** A text before and after all fixes of one rule. */
export type MendedText = Pick<PlacedFinding, "noun" | "id" | "number" | "revision" | "field"> & { before: string; after: string };

/** What a project says, as far as it changed since it was told last. */
export type ToldProject = { lists: LintedLists; chosen?: ChosenRules | null; kept?: readonly Suppression[] };

export type QualityAsked =
  | { kind: "project"; told: ToldProject }
  | { kind: "field"; key: number; noun: Noun; field: string; text: string; id: string | undefined }
  | { kind: "mend"; key: number; rule: RuleId }
  | ({ kind: "between"; key: number } & Between);

/** A version as it was left (ISO 8601), or as it stands where it was not. */
export type LeftVersion = { lists: LintedLists; left_at: string | undefined };
/** Two versions, held to what a project is held to now and to the glossary of the later one. */
export type Between = {
  chosen: ChosenRules | null;
  kept: readonly Suppression[];
  before: LeftVersion;
  after: LeftVersion;
};
/** What got better from one version to another, and what did not. */
export type WordingBetween = { before: Share; after: Share } & GoneFindings<PlacedFinding>;

/** All that was found, in the order rows are read; `look` grows each time. */
export type ProjectFindings = {
  look: number;
  found: readonly PlacedFinding[];
  counts: RowCounts;
  language: Language;
};

/** Findings that count and that nobody keeps. */
export const isOpen = ({ finding, kept }: Pick<PlacedFinding, "finding" | "kept">) => finding.scored && !kept;

export type QualityTold =
  | { kind: "project"; findings: ProjectFindings }
  | { kind: "field"; key: number; answer: Finding[] }
  | { kind: "mend"; key: number; answer: MendedText[] }
  | { kind: "between"; key: number; answer: WordingBetween };
