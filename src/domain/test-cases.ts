import * as z from "zod";
import { defineContract } from "./contract.ts";
import { requiredText } from "./text.ts";

/** What the story picker holds for no story; stored as null. */
export const noStory = "none";

export const testCaseInput = z.object({
  user_story_id: z
    .union([z.uuid("Choose a user story of this project, or none"), z.literal(noStory), z.null()])
    .transform((id) => (id === noStory ? null : id))
    .describe("The user story it tests, or null"),
  name: requiredText("Name the test case", 200).describe("A short title"),
  given: requiredText("Say what is there before the test", 4000).describe("Given: the state before"),
  when: requiredText("Say what is done", 4000).describe("When: what somebody does"),
  then: requiredText("Say what must come of it", 4000).describe("Then: what can be observed afterwards"),
});
export type TestCaseInput = z.output<typeof testCaseInput>;

/** The steps of a test case, line by line; further lines of a step begin with And. */
export function scenarioLines({ given, when, then }: Pick<TestCaseInput, "given" | "when" | "then">): string[] {
  return [...stepLines("Given", given), ...stepLines("When", when), ...stepLines("Then", then)];
}

function stepLines(word: "Given" | "When" | "Then", text: string): string[] {
  const own = new RegExp(`^${word}\\b[:,]?\\s*`, "i");
  const lines = text.split("\n").map((line) => line.trim().replace(own, ""));
  return lines.filter(Boolean).map((line, at) => {
    if (at === 0) return `${word} ${line}`;
    return /^(and|but)\b/i.test(line) ? line.charAt(0).toUpperCase() + line.slice(1) : `And ${line}`;
  });
}

/** The stories that no test case tests, in their order. */
export function untestedStories<Story extends { id: string }>(
  stories: readonly Story[],
  test_cases: readonly { user_story_id?: string | null | undefined }[],
): Story[] {
  const tested = new Set(test_cases.map(({ user_story_id }) => user_story_id));
  return stories.filter(({ id }) => !tested.has(id));
}

export const generateTestCases = defineContract({
  name: "generate-test-cases",
  input: z.object({ projectId: z.uuid() }),
  output: z.object({ count: z.int().nonnegative(), generationId: z.uuid() }),
});
