import { describeDrafter } from "#domain/generations.ts";
import { defineFunction } from "./function.ts";

export const describeDrafterFunction = defineFunction(describeDrafter, async ({ ai }) => ({
  provider: ai.provider,
  model: ai.model,
  built_in: ai.built_in,
}));
