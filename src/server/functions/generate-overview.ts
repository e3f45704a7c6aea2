import * as z from "zod";
import { generateOverview } from "#domain/specifications.ts";
import { askOverview } from "#server/prompts/overview.ts";
import { defineFunction } from "./function.ts";
import { runGeneration } from "./run-generation.ts";

export const generateOverviewFunction = defineFunction(generateOverview, async ({ input, ...context }) => {
  const run = { project_id: input.projectId, name: generateOverview.name, question: askOverview };
  const { answer, generationId } = await runGeneration(context, { ...run, kept: (text) => ({ answer: text }) });
  return { overview: z.string().parse(answer), generationId };
});
