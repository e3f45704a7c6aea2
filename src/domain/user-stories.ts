import * as z from "zod";
import { defineContract } from "./contract.ts";
import { requiredText } from "./text.ts";

/** The words of a story; its user class is chosen once, when it is added. */
export const userStoryWords = z.object({
  name: requiredText("Name the story", 200).describe("A short title"),
  story: requiredText("Tell the story", 2000).describe("As a …, I want …, so that …"),
  acceptance_criteria: requiredText("Say when it is done", 8000).describe("Given / When / Then, one per line"),
});
export type UserStoryWords = z.output<typeof userStoryWords>;

export const userStoryInput = userStoryWords.extend({
  user_class_id: z.uuid("Choose a user class").describe("The user class that wants it"),
});
export type UserStoryInput = z.output<typeof userStoryInput>;

export const generateUserStories = defineContract({
  name: "generate-user-stories",
  input: z.object({ projectId: z.uuid() }),
  output: z.object({ count: z.int().nonnegative(), generationId: z.uuid() }),
});
