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

/** The texts of the language a question was asked in, told by what it is about; undefined for English. */
export function textsOfQuestion(thing: string): QuestionTexts | undefined {
  return Object.values(QUESTIONS).find(({ things }) => things === thing);
}
