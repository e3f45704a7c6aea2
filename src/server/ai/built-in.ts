import { builtInProvider } from "#domain/generations.ts";
import type { Ai } from "./ai.ts";

/** Answers from the questionnaire and the catalogue of patterns; asks no language model. */
export const builtIn: Ai = {
  provider: builtInProvider,
  model: null,
  built_in: true,
  ask: async (question, { onText } = {}) => {
    const value = question.draft();
    if (onText && typeof value === "string") for (const piece of paragraphs(value)) onText(piece);
    return { value, usage: {} };
  },
};

/** The text cut before each paragraph; put together again it is the same. */
const paragraphs = (text: string) => text.split(/(?<=\n\n)/);
