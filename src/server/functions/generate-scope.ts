import * as z from "zod";
import { generateScope } from "#domain/specifications.ts";
import { askScope } from "#server/prompts/scope.ts";
import { defineFunction } from "./function.ts";
import { runGeneration } from "./run-generation.ts";

export const generateScopeFunction = defineFunction(generateScope, async ({ input, ...context }) => {
  const { projectId: project_id, instruction, saves } = input;
  const run = { project_id, instruction, name: generateScope.name, question: askScope };
  const { answer, ...ended } = await runGeneration(context, {
    ...run,
    kept: (text) => ({ answer: text, ...(saves ? { texts: { project_scope: text } } : {}) }),
  });
  return { ...ended, scope: z.string().parse(answer) };
});
