import { Failure } from "#domain/failure.ts";
import { generateUserStories } from "#domain/user-stories.ts";
import { askUserStories } from "#server/prompts/user-stories.ts";
import { defineFunction } from "./function.ts";
import { runGeneration } from "./run-generation.ts";

export const generateUserStoriesFunction = defineFunction(generateUserStories, async ({ input, ...context }) => {
  const { count, generationId } = await runGeneration(context, {
    project_id: input.projectId,
    name: generateUserStories.name,
    question: (brief) => {
      if (brief.user_classes.length === 0) {
        throw new Failure("invalid", "Add a user class first: every story is told by one.");
      }
      return askUserStories(brief);
    },
    kept: (user_stories) => ({ rows: { user_stories } }),
  });
  return { count, generationId };
});
