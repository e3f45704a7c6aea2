import type { LanguageModelUsage } from "ai";
import type { Brief } from "#domain/brief.ts";
import { Failure } from "#domain/failure.ts";
import type { Log } from "#server/log.ts";
import { missedLanguage } from "#server/prompts/language.ts";
import type { Ai, Usage } from "./ai.ts";
import { type AiConfig, languageModel, readProvider } from "./providers.ts";
import { type Put, putApart } from "./put-apart.ts";

const TIMEOUT = 180_000;

/** Asks a language model through the AI SDK, which is loaded with the first question. */
export function modelAi(config: AiConfig, log: Log): Ai {
  return {
    provider: config.provider ?? "",
    model: config.model ?? null,
    built_in: false,
    ask: async (question, { signal, who, further, onText } = {}) => {
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
      let words = {};
      try {
        const put = await putApart(question, { who, signal, further });
        if (config.log_texts) words = wordsOf(put);
        const written = async (ofText: NonNullable<typeof put.ofText>, tell: (piece: string) => void) => {
          const first = await writeText(asked, { ...put, ofText }, { abortSignal, onText: tell });
          const missed = missedLanguage(put.brief, first.text);
          // what was shown stays until the answer comes as a whole
          return missed ? askAgain(asked, put, { ...first, wrong: notTheLanguage(missed) }, abortSignal) : first;
        };
        const { answer, usage, text } =
          onText && put.ofText ? await written(put.ofText, onText) : await askModel(asked, put, abortSignal);
        if (config.log_texts) log.warn({ provider, model, ...words, answer: text }, "a model was asked");
        refuseOtherLanguage(put.brief, text);
        return { value: await put.read(answer), usage: counted(usage) };
      } catch (error) {
        const about = { provider, model, question: question.name, status: statusOf(error) };
        const told = config.log_texts ? { ...words, err: error } : {};
        log.warn({ ...about, ...told, milliseconds: Math.round(performance.now() - started) }, "a model gave no usable answer");
        throw modelFailure(error, { by_caller: signal?.aborted === true, by_timeout: timeout.aborted, own: config.own === true });
      }
    },
  };
}

function refuseOtherLanguage(brief: Brief, text: string): void {
  const missed = missedLanguage(brief, text);
  if (missed) throw new Failure("unavailable", `The language model did not answer in ${missed}. Please try again.`);
}

function wordsOf<Asked, Value>({ name, instructions, prompt }: Put<Asked, Value>) {
  return { question: name, instructions, prompt };
}

function counted(usages: readonly LanguageModelUsage[]): Usage {
  const sum = (counts: (number | undefined)[]) =>
    counts.reduce<number | undefined>((all, one) => (one === undefined ? all : (all ?? 0) + one), undefined);
  const input_tokens = sum(usages.map(({ inputTokens }) => inputTokens));
  const output_tokens = sum(usages.map(({ outputTokens }) => outputTokens));
  return { ...(input_tokens === undefined ? {} : { input_tokens }), ...(output_tokens === undefined ? {} : { output_tokens }) };
}
