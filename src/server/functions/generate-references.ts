import * as z from "zod";
import { generateReferences } from "#domain/specifications.ts";
import { askReferences } from "#server/prompts/references.ts";
import { defineFunction } from "./function.ts";
import { runGeneration } from "./run-generation.ts";

export const generateReferencesFunction = defineFunction(generateReferences, async ({ input, ...context }) => {
  const { projectId: project_id, instruction, saves } = input;
  const run = { project_id, instruction, name: generateReferences.name, question: askReferences };
  const { answer, ...ended } = await runGeneration(context, {
    ...run,
    kept: (text) => ({ answer: text, ...(saves ? { texts: { references_list: text } } : {}) }),
  });
  return { ...ended, references: z.string().parse(answer) };
});
