import { generateText, type LanguageModel, type LanguageModelUsage, type ModelMessage, NoObjectGeneratedError, Output } from "ai";
import * as z from "zod";
import { missedLanguage } from "#server/prompts/language.ts";
import { answerFailure } from "./model-failure.ts";
import type { Put } from "./put-apart.ts";

// the SDK would print its warnings to the console
Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false });

type Asked<Answer> = { answer: Answer; text: string; usage: LanguageModelUsage[] };

const notTheShape = "That is not JSON of the schema asked for. Answer again, with nothing but one JSON object of that schema.";

/** A model's answer in the question's shape and language; one that does not fit is sent back once, with what is wrong. */
export async function askModel<Answer, Value>(
  model: LanguageModel,
  question: Put<Answer, Value>,
  abortSignal: AbortSignal,
): Promise<Asked<Answer>> {
  const first = await attempt(model, question, [{ role: "user", content: question.prompt }], abortSignal);
  if (!first.answered) return askAgain(model, question, { ...first, wrong: notTheShape }, abortSignal);
  const missed = missedLanguage(question.brief, first.text);
  return missed ? askAgain(model, question, { ...first, wrong: notTheLanguage(missed) }, abortSignal) : first;
}

/** What is said of an answer in another language than the one chosen. */
export function notTheLanguage(language: string): string {
  return `That is not ${language}. Answer again with the same content, every text of it in ${language}.`;
}

/** The second and last answer to a question. */
export async function askAgain<Answer, Value>(
  model: LanguageModel,
  question: Put<Answer, Value>,
  before: { text: string; usage: LanguageModelUsage[]; wrong: string },
  abortSignal: AbortSignal,
): Promise<Asked<Answer>> {
  const messages: ModelMessage[] = [
    { role: "user", content: question.prompt },
    { role: "assistant", content: before.text },
    { role: "user", content: before.wrong },
  ];
  const answer = await attempt(model, question, messages, abortSignal);
  if (!answer.answered) throw answerFailure(answer.finishReason, answer.text);
  return { ...answer, usage: [...before.usage, ...answer.usage] };
}

type Attempt<Answer> =
  | (Asked<Answer> & { answered: true })
  | { answered: false; text: string; finishReason: string | undefined; usage: LanguageModelUsage[] };

async function attempt<Answer, Value>(
  model: LanguageModel,
  { shape, name, instructions }: Put<Answer, Value>,
  messages: ModelMessage[],
  abortSignal: AbortSignal,
): Promise<Attempt<Answer>> {
  try {
    const result = await generateText({
      model,
      instructions: `${instructions}\nAnswer with one JSON object of this JSON schema and nothing else: ${JSON.stringify(z.toJSONSchema(shape))}`,
      messages,
      output: Output.object({ schema: shape, name: name.replaceAll("-", "_") }),
      maxRetries: 0,
      abortSignal,
    });
    if (result.finishReason === "length" || !result.text) throw answerFailure(result.finishReason, result.text);
    return { answered: true, answer: result.output, text: result.text, usage: [result.usage] };
  } catch (error) {
    if (!NoObjectGeneratedError.isInstance(error)) throw error;
    const { text = "", finishReason } = error;
    if (finishReason === "length" || finishReason === "content-filter" || !text.trim()) throw answerFailure(finishReason, text);
    const usage = error.usage ? [error.usage] : [];
    const found = salvaged(shape, text);
    return found ? { answered: true, answer: found.answer, text, usage } : { answered: false, text, finishReason, usage };
  }
}

/** The one JSON object within words or a code fence, as small models like to wrap it. */
function salvaged<Answer>(shape: z.ZodType<Answer>, text: string): { answer: Answer } | undefined {
  const from = text.indexOf("{");
  const to = text.lastIndexOf("}");
  if (from < 0 || to <= from) return undefined;
  try {
    const read = shape.safeParse(JSON.parse(text.slice(from, to + 1)));
    return read.success ? { answer: read.data } : undefined;
  } catch {
    return undefined;
  }
}
