import * as z from "zod";
import { generateScope } from "#domain/specifications.ts";
import { askScope } from "#server/prompts/scope.ts";
import { defineFunction } from "./function.ts";
import { runGeneration } from "./run-generation.ts";

export const generateScopeFunction = defineFunction(generateScope, async ({ input, ...context }) => {
  const run = { project_id: input.projectId, name: generateScope.name, question: askScope };
  const { answer, generationId } = await runGeneration(context, { ...run, kept: (text) => ({ answer: text }) });
  return { scope: z.string().parse(answer), generationId };
});
