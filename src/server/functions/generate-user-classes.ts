import { generateUserClasses } from "#domain/user-classes.ts";
import { askUserClasses } from "#server/prompts/user-classes.ts";
import { defineFunction } from "./function.ts";
import { runGeneration } from "./run-generation.ts";

export const generateUserClassesFunction = defineFunction(generateUserClasses, async ({ input, ...context }) => {
  const { count, generationId } = await runGeneration(context, {
    project_id: input.projectId,
    name: generateUserClasses.name,
    question: askUserClasses,
    kept: (user_classes) => ({ rows: { user_classes } }),
  });
  return { count, generationId };
});
