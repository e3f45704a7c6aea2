import { handedRows } from "#domain/agents/handed-rows.ts";
import { contentLists } from "#domain/content-lists.ts";
import type { Noun } from "#domain/nouns/all.ts";
import type { ProjectContent } from "#domain/project-content.ts";
import type { RuleId } from "./finding.ts";
import { findingsInRow } from "./lint.ts";
import { type ChosenRules, settingsOfLists } from "./project-settings.ts";
import { fieldsOf } from "./scope.ts";
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
  /** Why somebody keeps it. */
  kept?: string;
};
export type ToldQuality = { findings: readonly ToldFinding[]; rows: number; clean: number };

/** What the rules on wording find in a project, as its people set them; a row is clean where nothing counts that is not kept. */
export function toldQuality(
  content: ProjectContent,
  { settings, kept }: { settings: ChosenRules | null; kept: readonly Suppression[] },
): ToldQuality {
  const { rows } = handedRows(content);
  const chosen = settingsOfLists(settings, contentLists(content));
  const looked = rows.filter(({ noun }) => fieldsOf(noun).length > 0);
  const findings = looked.flatMap(({ noun, id, at, words }): ToldFinding[] => {
    return findingsInRow(noun, words, chosen).map(({ field, finding }) => {
      const { rule, scored, start, end, why, fix } = finding;
      const text = words[field] ?? "";
      const reason = keptBy(kept, { table_name: noun, row_id: id, field }, text, finding)?.reason;
      return {
        noun,
        cite: at,
        field,
        rule,
        scored,
        quote: text.slice(start, end),
        why,
        ...(fix ? { fix: fix.kind === "replace" ? fix.text : `${fix.first}\n${fix.second}` } : {}),
        ...(reason === undefined ? {} : { kept: reason }),
      };
    });
  });
  const flagged = new Set(findings.filter((one) => one.scored && one.kept === undefined).map(({ cite }) => cite));
  return { findings, rows: looked.length, clean: looked.length - flagged.size };
}
