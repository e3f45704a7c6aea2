import type { LanguageModelUsage } from "ai";
import type { Brief } from "#domain/brief.ts";
import { Failure } from "#domain/failure.ts";
import type { Log } from "#server/log.ts";
import { missedLanguage } from "#server/prompts/language.ts";
import type { Ai, Question, Usage } from "./ai.ts";
import { type AiConfig, languageModel, readProvider } from "./providers.ts";

const TIMEOUT = 180_000;

/** Asks a language model through the AI SDK, which is loaded with the first question. */
export function modelAi(config: AiConfig, log: Log): Ai {
  return {
    provider: config.provider ?? "",
    model: config.model ?? null,
    built_in: false,
    ask: async (question, { signal, onText } = {}) => {
      const { provider, model } = readProvider(config);
      const [{ askModel, askAgain, notTheLanguage }, { writeText }, { modelFailure, statusOf }, asked] = await Promise.all([
        import("./ask-model.ts"),
        import("./write-text.ts"),
        import("./model-failure.ts"),
        languageModel(provider, model, config),
      ]);
      const timeout = AbortSignal.timeout(config.timeout ?? TIMEOUT);
      const abortSignal = signal ? AbortSignal.any([signal, timeout]) : timeout;
      const started = performance.now();
      try {
        const written = async (ofText: NonNullable<typeof question.ofText>, tell: (piece: string) => void) => {
          const first = await writeText(asked, { ...question, ofText }, { abortSignal, onText: tell });
          const missed = missedLanguage(question.brief, first.text);
          // what was shown stays until the answer comes as a whole
          return missed ? askAgain(asked, question, { ...first, wrong: notTheLanguage(missed) }, abortSignal) : first;
        };
        const { answer, usage, text } =
          onText && question.ofText ? await written(question.ofText, onText) : await askModel(asked, question, abortSignal);
        if (config.log_texts) log.warn({ provider, model, ...wordsOf(question), answer: text }, "a model was asked");
        refuseOtherLanguage(question.brief, text);
        return { value: question.read(answer), usage: counted(usage) };
      } catch (error) {
        const about = { provider, model, question: question.name, status: statusOf(error) };
        const words = config.log_texts ? { ...wordsOf(question), err: error } : {};
        log.warn({ ...about, ...words, milliseconds: Math.round(performance.now() - started) }, "a model gave no usable answer");
        throw modelFailure(error, { by_caller: signal?.aborted === true, by_timeout: timeout.aborted, own: config.own === true });
      }
    },
  };
}

function refuseOtherLanguage(brief: Brief, text: string): void {
  const missed = missedLanguage(brief, text);
  if (missed) throw new Failure("unavailable", `The language model did not answer in ${missed}. Please try again.`);
}

function wordsOf<Asked, Value>({ name, instructions, prompt }: Question<Asked, Value>) {
  return { question: name, instructions, prompt };
}

function counted(usages: readonly LanguageModelUsage[]): Usage {
  const sum = (counts: (number | undefined)[]) =>
    counts.reduce<number | undefined>((all, one) => (one === undefined ? all : (all ?? 0) + one), undefined);
  const input_tokens = sum(usages.map(({ inputTokens }) => inputTokens));
  const output_tokens = sum(usages.map(({ outputTokens }) => outputTokens));
  return { ...(input_tokens === undefined ? {} : { input_tokens }), ...(output_tokens === undefined ? {} : { output_tokens }) };
}
