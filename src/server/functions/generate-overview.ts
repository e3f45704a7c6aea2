import * as z from "zod";
import { generateOverview } from "#domain/specifications.ts";
import { askOverview } from "#server/prompts/overview.ts";
import { defineFunction } from "./function.ts";
import { runGeneration } from "./run-generation.ts";

export const generateOverviewFunction = defineFunction(generateOverview, async ({ input, ...context }) => {
  const { projectId: project_id, instruction, saves } = input;
  const run = { project_id, instruction, name: generateOverview.name, question: askOverview };
  const { answer, ...ended } = await runGeneration(context, {
    ...run,
    kept: (text) => ({ answer: text, ...(saves ? { texts: { project_overview: text } } : {}) }),
  });
  return { ...ended, overview: z.string().parse(answer) };
});
