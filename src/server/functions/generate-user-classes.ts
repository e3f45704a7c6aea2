import { nouns } from "#domain/nouns/all.ts";
import { askUserClasses } from "#server/prompts/user-classes.ts";
import { defineFunction } from "./function.ts";
import { runGeneration } from "./run-generation.ts";

export const generateUserClassesFunction = defineFunction(nouns.user_classes.generate, async ({ input, ...context }) => {
  const { count, generationId } = await runGeneration(context, {
    project_id: input.projectId,
    name: nouns.user_classes.generate.name,
    question: askUserClasses,
    kept: (user_classes) => ({ rows: { user_classes } }),
  });
  return { count, generationId };
});
