import { readsAsEnglish } from "#domain/drafter/analysis/clean.ts";
import type { RuleId } from "./finding.ts";

/** The rules on words are English; of other texts form, numbers, placeholders and doubled words are looked at. */
export type Language = "en" | "other";

export type QualitySettings = {
  off: RuleId[];
  /** Rules that inform, and count in this project. */
  strict: RuleId[];
  form: "ears" | "shall";
  /** Words and phrases this project does not want. */
  forbidden: string[];
  language: Language;
  glossary: { term: string; avoid: string[] }[];
};

export const standardSettings: QualitySettings = {
  off: [],
  strict: [],
  form: "shall",
  forbidden: [],
  language: "en",
  glossary: [],
};

/** What the texts of a project are mostly written in. */
export function languageOf(texts: readonly string[]): Language {
  return readsAsEnglish(texts) ? "en" : "other";
}
