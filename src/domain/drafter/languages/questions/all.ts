import type { Tongue } from "#domain/drafter/languages/tongue.ts";
import { frenchQuestions } from "./french.ts";
import { germanQuestions } from "./german.ts";
import { portugueseQuestions } from "./portuguese.ts";
import type { QuestionTexts } from "./question-texts.ts";
import { spanishQuestions } from "./spanish.ts";

export const QUESTIONS: Readonly<Record<Tongue["code"], QuestionTexts>> = {
  de: germanQuestions,
  fr: frenchQuestions,
  es: spanishQuestions,
  pt: portugueseQuestions,
};

/** The texts of the language a question was asked in, which stands second of three in its key; undefined for English. */
export function textsOfQuestion(key: string): QuestionTexts | undefined {
  const [, code, thing] = key.split(":");
  return thing === undefined ? undefined : Object.entries(QUESTIONS).find(([one]) => one === code)?.[1];
}
