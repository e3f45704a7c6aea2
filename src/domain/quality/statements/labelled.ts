import type { Noun } from "#domain/nouns/all.ts";
import type { RuleId } from "#domain/quality/finding.ts";
import { findingsInField } from "#domain/quality/lint.ts";
import { type QualitySettings, standardSettings } from "#domain/quality/settings.ts";
import { wordTable } from "#domain/word-table.ts";

/** A statement somebody labelled who had not seen the rules; `labels` are its faults, each with the words that carry it. */
export type Labelled = { id: string; noun: Noun; field: string; text: string; labels: { rule: string; said: string }[] };
/** Findings that were right, that were none, and faults that were missed. */
export type Counted = { right: number; wrong: number; missed: number };
export type Figures = {
  byRule: Map<string, Counted>;
  all: Counted;
  clean: { of: number; flagged: number };
};

const places = wordTable<[Noun, string]>({
  feature: ["features", "description"],
  quality_requirement: ["quality_requirements", "description"],
  story: ["user_stories", "story"],
  criterion: ["user_stories", "acceptance_criteria"],
  security_measure: ["security_measures", "measure"],
  interface: ["external_interfaces", "description"],
  risk: ["risks", "description"],
  page: ["pages", "description"],
  step: ["test_cases", "when"],
});
const settings: QualitySettings = { ...standardSettings, form: "ears" };

/** Lines of id, kind, text and labels, set apart by tabs; the first one names them. */
export function labelledIn(lines: string): Labelled[] {
  return lines
    .split("\n")
    .slice(1)
    .filter(Boolean)
    .map((line) => {
      const [id = "", kind = "", text = "", labels = "-"] = line.split("\t");
      const [noun, field] = places[kind] ?? ["quality_requirements", "description"];
      return { id, noun, field, text, labels: labels === "-" ? [] : labels.split(" | ").map(labelOf) };
    });
}

function labelOf(label: string): { rule: string; said: string } {
  const at = label.indexOf(":");
  return { rule: label.slice(0, at), said: label.slice(at + 1) };
}

/** A finding is right where it names the rule of a label and meets its words. */
export function figuresOf(statements: readonly Labelled[]): Figures {
  const byRule = new Map<string, Counted>();
  const clean = { of: 0, flagged: 0 };
  const count = (rule: RuleId | string, what: keyof Counted) => {
    const counted = byRule.get(rule) ?? { right: 0, wrong: 0, missed: 0 };
    byRule.set(rule, { ...counted, [what]: counted[what] + 1 });
  };
  for (const { noun, field, text, labels } of statements) {
    const found = findingsInField(noun, field, text, settings).filter(({ scored }) => scored);
    if (labels.length === 0) {
      clean.of += 1;
      clean.flagged += found.length > 0 ? 1 : 0;
    }
    const left = [...found];
    for (const { rule, said } of labels) {
      const at = left.findIndex((one) => one.rule === rule && meets(text, said, one));
      count(rule, at < 0 ? "missed" : "right");
      if (at >= 0) left.splice(at, 1);
    }
    for (const { rule } of left) count(rule, "wrong");
  }
  const sum = (what: keyof Counted) => [...byRule.values()].reduce((total, counted) => total + counted[what], 0);
  return { byRule, all: { right: sum("right"), wrong: sum("wrong"), missed: sum("missed") }, clean };
}

function meets(text: string, said: string, { start, end }: { start: number; end: number }): boolean {
  for (let at = text.indexOf(said); at >= 0; at = text.indexOf(said, at + 1))
    if (start < at + said.length && at < end) return true;
  return false;
}

/** Shares from 0 to 1; of nothing found, or nothing to find, 1. */
export function precisionOf({ right, wrong }: Counted): number {
  return right + wrong === 0 ? 1 : right / (right + wrong);
}

export function recallOf({ right, missed }: Counted): number {
  return right + missed === 0 ? 1 : right / (right + missed);
}
