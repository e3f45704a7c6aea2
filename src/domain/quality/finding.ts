/** A rule on wording; `rules/all.ts` says what each one asks and why. */
export type RuleId =
  | "modal"
  | "passive"
  | "vague"
  | "escape"
  | "open-list"
  | "infinitive"
  | "logic"
  | "several-duties"
  | "absolute"
  | "placeholder"
  | "doubled-word"
  | "ears"
  | "story"
  | "gherkin"
  | "pronoun"
  | "purpose"
  | "time"
  | "units"
  | "solution"
  | "forbidden"
  | "abbreviation"
  | "two-words";

/** What mends a finding without changing what is meant: the whole field anew, or the texts of two rows. */
export type Fix =
  | { label: string; kind: "replace"; text: string }
  | { label: string; kind: "split"; first: string; second: string };

/** What a rule says of a stretch of a field, from `start` up to `end` in UTF-16 units; only scored ones count against a row. */
export type Finding = { rule: RuleId; scored: boolean; start: number; end: number; why: string; fix?: Fix };

/** What a check of one rule found. */
export type Found = { rule: RuleId; start: number; end: number; why: string; fix?: Fix };
