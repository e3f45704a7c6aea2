import * as z from "zod";
import { nouns } from "#domain/nouns/all.ts";
import { askRisks } from "#server/prompts/risks.ts";
import { defineFunction } from "./function.ts";
import { runGeneration } from "./run-generation.ts";

export const generateRisksFunction = defineFunction(nouns.risks.generate, async ({ input, ...context }) => {
  const run = { project_id: input.projectId, name: nouns.risks.generate.name, question: askRisks };
  const { answer, generationId } = await runGeneration(context, { ...run, kept: (risks) => ({ answer: risks }) });
  return { risks: z.array(nouns.risks.input).parse(answer), generationId };
});
