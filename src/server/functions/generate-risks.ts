import * as z from "zod";
import { nouns } from "#domain/nouns/all.ts";
import type { RiskInput } from "#domain/nouns/risks.ts";
import { askRisks } from "#server/prompts/risks.ts";
import { defineFunction } from "./function.ts";
import { runGeneration } from "./run-generation.ts";

export const generateRisksFunction = defineFunction(nouns.risks.generate, async ({ input, ...context }) => {
  const run = { project_id: input.projectId, name: nouns.risks.generate.name, question: askRisks };
  const kept = (risks: RiskInput[]) => ({ rows: { risks }, answer: risks });
  const { answer, count, generationId } = await runGeneration(context, { ...run, kept });
  return { risks: z.array(nouns.risks.input).parse(answer), count, generationId };
});
