import type { RuleId } from "#domain/quality/finding.ts";
import { consistencyRules, hintRules } from "./consistency.ts";
import { dutyRules } from "./duty.ts";
import { formRules } from "./form.ts";
import type { Rule } from "./rule.ts";
import { wordRules } from "./words.ts";

/** Every rule on wording, in the order people read them. */
export const rules: readonly Rule[] = [...dutyRules, ...wordRules, ...formRules, ...consistencyRules, ...hintRules];

const scored = new Set(rules.filter((rule) => rule.scored).map(({ id }) => id));

/** Whether findings of a rule count against a row where the project says nothing else. */
export function isScored(rule: RuleId): boolean {
  return scored.has(rule);
}
