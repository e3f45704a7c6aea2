import * as z from "zod";
import { generateRisks, riskInput } from "#domain/risks.ts";
import { askRisks } from "#server/prompts/risks.ts";
import { defineFunction } from "./function.ts";
import { runGeneration } from "./run-generation.ts";

export const generateRisksFunction = defineFunction(generateRisks, async ({ input, ...context }) => {
  const run = { project_id: input.projectId, name: generateRisks.name, question: askRisks };
  const { answer, generationId } = await runGeneration(context, { ...run, kept: (risks) => ({ answer: risks }) });
  return { risks: z.array(riskInput).parse(answer), generationId };
});
