import * as z from "zod";
import { generateReferences } from "#domain/specifications.ts";
import { askReferences } from "#server/prompts/references.ts";
import { defineFunction } from "./function.ts";
import { runGeneration } from "./run-generation.ts";

export const generateReferencesFunction = defineFunction(generateReferences, async ({ input, ...context }) => {
  const run = { project_id: input.projectId, name: generateReferences.name, question: askReferences };
  const { answer, generationId } = await runGeneration(context, { ...run, kept: (text) => ({ answer: text }) });
  return { references: z.string().parse(answer), generationId };
});
