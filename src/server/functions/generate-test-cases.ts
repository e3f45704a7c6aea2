import { Failure } from "#domain/failure.ts";
import { nouns } from "#domain/nouns/all.ts";
import { askTestCases } from "#server/prompts/test-cases.ts";
import { defineFunction } from "./function.ts";
import { runGeneration } from "./run-generation.ts";

export const generateTestCasesFunction = defineFunction(nouns.test_cases.generate, async ({ input, ...context }) => {
  const { count, generationId } = await runGeneration(context, {
    project_id: input.projectId,
    name: nouns.test_cases.generate.name,
    question: (brief) => {
      if (brief.user_stories.length === 0) {
        throw new Failure("invalid", "Add a user story first: every test case tests one.");
      }
      return askTestCases(brief);
    },
    kept: (test_cases) => ({ rows: { test_cases } }),
  });
  return { count, generationId };
});
