import { builtInProvider } from "#domain/generations.ts";
import type { Ai } from "./ai.ts";

/** Answers from the questionnaire and the catalogue of patterns; asks no language model. */
export const builtIn: Ai = {
  provider: builtInProvider,
  model: null,
  built_in: true,
  ask: async (question) => ({ value: question.draft(), usage: {} }),
};
