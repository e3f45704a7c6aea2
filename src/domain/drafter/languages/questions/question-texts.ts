import type { Hole } from "#domain/drafter/questions/holes.ts";

/** What is asked in a language, in words that are right of anything, and how an answer of a few words becomes a sentence. */
export type QuestionTexts = {
  /** What a question is about. */
  things: string;
  asked: Readonly<Record<Hole, { question: string; example: string }>>;
  forExample: (example: string) => string;
  /** What tells that an answer is a sentence already. */
  finite: RegExp;
  /** Whether one or several are meant; where neither is sure, or one or another is, an answer stays as it was given. */
  one: RegExp;
  several: RegExp;
  either: RegExp;
  /** An answer that is nothing but how long, and one that answers nothing: only the first completes the sentence of how long something is kept. */
  span: RegExp;
  leftOpen: RegExp;
  told: Readonly<Partial<Record<Hole, (answer: string, isOne: boolean) => string>>>;
  /** Those in which one and several differ. */
  agreeing: readonly Hole[];
};
