import * as z from "zod";
import { type Brief, nothingYet } from "#domain/brief.ts";
import { type DomainQuestion, MOST_QUESTIONS } from "#domain/domain-questions.ts";
import { questionsFor } from "#domain/drafter/questions/questions.ts";
import { isNearDuplicate, SAME_STATEMENT } from "#domain/drafter/similarity.ts";
import { Failure } from "#domain/failure.ts";
import { type DomainAnswer, kindOfQuestion } from "#domain/questionnaires.ts";
import type { Question } from "#server/ai/ai.ts";
import { instructions } from "./instructions.ts";
import { material } from "./material.ts";
import { noUsableAnswer } from "./reading.ts";

/** In characters. */
const LONGEST = 200;
const LONGEST_EXAMPLE = 200;
const ENDS_AS_QUESTION = /[?？؟;՞]$/;
const COUNTED = /^(?:\d+[.)]|[-*•])\s+/;

const shape = z.object({
  questions: z.array(
    z.object({
      question: z.string().describe("The question, one sentence of at most 20 words"),
      example: z.string().describe("An answer somebody might give, of at most 15 words"),
    }),
  ),
});
type Asked = z.output<typeof shape>;

const task = `Do not write the specification yet. Ask at most ${MOST_QUESTIONS} short questions whose answers would change what is built and that the material leaves open: who decides or approves, how long things last, what must never happen, amounts and limits, who may see what, what exists today, who pays. Ask first what is most in doubt. Each question names the things and people of this project, asks for one thing, and can be answered in a few words by somebody who is no engineer. Ask nothing that is said or answered already, and nothing about technology or design. Where nothing is open, ask nothing.`;

/** What a description leaves open, beside what was answered already. */
export function askForQuestions(project: Brief["project"], questionnaire: NonNullable<Brief["questionnaire"]>) {
  const brief: Brief = { ...nothingYet, project, questionnaire };
  const answers = questionnaire.domain_answers ?? [];
  const question: Question<Asked, DomainQuestion[]> = {
    name: "questions",
    brief,
    instructions: instructions(task),
    get prompt() {
      return material(brief, { from: ["idea", "answers"] });
    },
    shape,
    read: ({ questions }) => {
      const read = questions.flatMap(readQuestion);
      if (read.length === 0 && questions.length > 0) throw new Failure("unavailable", noUsableAnswer);
      return unasked(read, answers);
    },
    draft: () => {
      const kinds = new Set(answers.map(kindOfQuestion));
      return questionsFor(questionnaire.project_description ?? "").filter((open) => !kinds.has(kindOfQuestion(open)));
    },
  };
  return question;
}

function readQuestion(asked: Asked["questions"][number]): DomainQuestion[] {
  const question = asked.question.replace(/\s+/g, " ").trim().replace(COUNTED, "");
  const example = asked.example.replace(/\s+/g, " ").trim();
  if (question.length > LONGEST || !ENDS_AS_QUESTION.test(question)) return [];
  const key = `asked ${question
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim()}`
    .slice(0, 90)
    .toWellFormed();
  return [{ key, question, example: example.length > LONGEST_EXAMPLE ? "" : example }];
}

function unasked(questions: readonly DomainQuestion[], answers: readonly DomainAnswer[]): DomainQuestion[] {
  const found: DomainQuestion[] = [];
  for (const one of questions) {
    const isAsked = [...answers, ...found].some(
      ({ key, question }) => key === one.key || isNearDuplicate(question, one.question, SAME_STATEMENT),
    );
    if (!isAsked && found.length < MOST_QUESTIONS) found.push(one);
  }
  return found;
}
