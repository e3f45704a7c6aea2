import { builtInProvider } from "#domain/generations.ts";
import { workApart } from "#server/drafting/work-apart.ts";
import type { Ai, AskOptions, Question } from "./ai.ts";

/** Answers from the questionnaire and the catalogue of patterns; asks no language model. */
export const builtIn: Ai = {
  provider: builtInProvider,
  model: null,
  built_in: true,
  ask: async <Asked, Value>({ name, brief, also }: Question<Asked, Value>, { onText, who, signal }: AskOptions = {}) => {
    // the process asks the same question and answers what its draft does
    const value = (await workApart({ task: "draft", told: { name, brief, ...(also && { also }) } }, { who, signal })) as Value;
    if (onText && typeof value === "string") for (const piece of paragraphs(value)) onText(piece);
    return { value, usage: {} };
  },
};

/** The text cut before each paragraph; put together again it is the same. */
const paragraphs = (text: string) => text.split(/(?<=\n\n)/);
