import { handedRows } from "#domain/agents/handed-rows.ts";
import { contentLists } from "#domain/content-lists.ts";
import type { Noun } from "#domain/nouns/all.ts";
import type { ProjectContent } from "#domain/project-content.ts";
import type { Finding, RuleId } from "./finding.ts";
import { findingsInRow } from "./lint.ts";
import { type ChosenRules, settingsOfLists } from "./project-settings.ts";
import { fieldsOf } from "./scope.ts";
import { cleanShares, overall, type Share } from "./score.ts";
import type { Language } from "./settings.ts";
import { keptBy, type Suppression } from "./suppression.ts";

/** A finding as it is told outside of the product; `cite` is US-14@3, `quote` the words it is about. */
export type ToldFinding = {
  noun: Noun;
  cite: string;
  field: string;
  rule: RuleId;
  scored: boolean;
  quote: string;
  why: string;
  /** What the field would say, where a fix keeps its meaning. */
  fix?: string;
  /** Why, when and by whom it is kept. */
  kept?: Suppression;
};
export type ToldQuality = {
  findings: readonly ToldFinding[];
  rows: number;
  clean: number;
  /** The same by list. */
  shares: ReadonlyMap<Noun, Share>;
  language: Language;
};

/** What a project's people chose, and the findings they keep. */
export type ChosenQuality = { settings: ChosenRules | null; kept: readonly Suppression[] };

const told = new WeakMap<ProjectContent, { by: string; quality: ToldQuality }>();

/** What the rules on wording find in a project, as its people set them; a row is clean where nothing counts that is not kept. Made once as long as nothing changes. */
export function toldQuality(content: ProjectContent, chosen: ChosenQuality): ToldQuality {
  const by = JSON.stringify(chosen);
  const before = told.get(content);
  if (before?.by === by) return before.quality;
  const quality = lookedThrough(content, chosen);
  told.set(content, { by, quality });
  return quality;
}

/** The rows that have words to look through. */
export const lookedAt = (content: ProjectContent) => handedRows(content).rows.filter(({ noun }) => fieldsOf(noun).length > 0);

function lookedThrough(content: ProjectContent, { settings, kept }: ChosenQuality): ToldQuality {
  const chosen = settingsOfLists(settings, contentLists(content));
  const looked = lookedAt(content);
  const found = looked.flatMap(({ noun, id, at, words }) =>
    findingsInRow(noun, words, chosen).map(({ field, finding }) => {
      const text = words[field] ?? "";
      const decision = keptBy(kept, { table_name: noun, row_id: id, field }, text, finding);
      return { noun, id, at, field, text, finding, decision };
    }),
  );
  const byList = Map.groupBy(looked, ({ noun }) => noun);
  const counts = Object.fromEntries([...byList].map(([noun, rows]) => [noun, rows.length]));
  const shares = cleanShares(
    counts,
    found.filter(({ decision }) => !decision),
  );
  return { findings: found.map(toldOf), ...overall(shares.values()), shares, language: chosen.language };
}

type Found = { noun: Noun; at: string; field: string; text: string; finding: Finding; decision: Suppression | undefined };

function toldOf({ noun, at, field, text, finding, decision }: Found): ToldFinding {
  const { rule, scored, start, end, why, fix } = finding;
  return {
    noun,
    cite: at,
    field,
    rule,
    scored,
    quote: text.slice(start, end),
    why,
    ...(fix ? { fix: fix.kind === "replace" ? fix.text : `${fix.first}\n${fix.second}` } : {}),
    ...(decision ? { kept: decision } : {}),
  };
}
