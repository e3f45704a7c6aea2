import type { RuleId } from "#domain/quality/finding.ts";

export const families = ["Duty", "Words", "Form", "Consistency", "Hints"] as const;
export type Family = (typeof families)[number];

/** What a rule asks, in words of the interface; `bad` is found by it and `good` says the same without a finding. */
export type Rule = { id: RuleId; name: string; family: Family; scored: boolean; why: string; bad: string; good: string };
