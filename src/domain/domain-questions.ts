import * as z from "zod";
import { defineContract } from "./contract.ts";
import { type DomainAnswer, domainAnswer, kindOfQuestion, questionnaireInput } from "./questionnaires.ts";

/** A short question about the domain; the key is kept with the answer. */
export const domainQuestion = z.object({ key: z.string().max(100), question: z.string().max(500), example: z.string().max(500) });
export type DomainQuestion = z.output<typeof domainQuestion>;

export const MOST_QUESTIONS = 6;

/** What the project's language model would ask about a description, as it is typed; `note` says why they are the built-in ones. */
export const askQuestions = defineContract({
  name: "ask-questions",
  input: z.object({
    projectId: z.uuid(),
    description: questionnaireInput.shape.project_description,
    /** In which the answer is written, as people call it. */
    language: z.string().max(200).optional(),
    answers: z.array(domainAnswer).max(24).default([]),
  }),
  output: z.object({ questions: z.array(domainQuestion).max(MOST_QUESTIONS), note: z.string().nullable() }),
});

/** In words: less says too little to know what is missing. */
const ENOUGH_WORDS = 6;

export function saysEnough(description: string): boolean {
  return description.trim().split(/\s+/).length >= ENOUGH_WORDS;
}

/** Whether a description says so much more or less than before that a model is asked anew. */
export function saysOther(before: string, now: string): boolean {
  return saysEnough(now) && (!saysEnough(before) || Math.abs(now.length - before.length) > before.length / 5);
}

export type AskedQuestion = DomainQuestion & { answer: string };

/**
 * The questions to show: those answered already as they were asked, then open ones. Of what is shown so far, what somebody began to
 * answer, and what stands above it, stays where it is.
 */
export function questionsToShow(
  shown: readonly DomainQuestion[],
  { answers, open }: { answers: readonly DomainAnswer[]; open: readonly DomainQuestion[] },
): AskedQuestion[] {
  const begun = new Map(answers.map((given) => [given.key, given]));
  const standing: DomainQuestion[] = shown.slice(0, shown.findLastIndex(({ key }) => begun.has(key)) + 1);
  const kinds = new Set(standing.map(kindOfQuestion));
  const add = (question: DomainQuestion) => {
    kinds.add(kindOfQuestion(question));
    standing.push(question);
  };
  for (const { key, question } of answers) {
    if (standing.some((one) => one.key === key)) continue;
    add({ key, question, example: open.find((one) => kindOfQuestion(one) === kindOfQuestion({ key }))?.example ?? "" });
  }
  for (const question of open) if (standing.length < MOST_QUESTIONS && !kinds.has(kindOfQuestion(question))) add(question);
  return standing.map((question) => ({ ...question, answer: begun.get(question.key)?.answer ?? "" }));
}
