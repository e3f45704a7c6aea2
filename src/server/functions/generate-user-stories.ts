import { Failure } from "#domain/failure.ts";
import { nouns } from "#domain/nouns/all.ts";
import { askUserStories } from "#server/prompts/user-stories.ts";
import { defineFunction } from "./function.ts";
import { runGeneration } from "./run-generation.ts";

export const generateUserStoriesFunction = defineFunction(nouns.user_stories.generate, async ({ input, ...context }) => {
  const { count, generationId } = await runGeneration(context, {
    project_id: input.projectId,
    name: nouns.user_stories.generate.name,
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
