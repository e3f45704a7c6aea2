import type * as z from "zod";
import { defineNoun, drafts, optionalReference, required } from "./noun.ts";

export const testCases = defineNoun({
  table: "test_cases",
  one: "test case",
  many: "test cases",
  title: "Test cases",
  prefix: "TC",
  section: "testing",
  gist: "when",
  fields: {
    user_story_id: optionalReference({
      label: "User story",
      to: "user_stories",
      nothing: "No story",
      missing: "Choose a user story of this project, or none",
      asked: "The key of the user story it tests, such as U1",
      hint: "What it shows to work.",
    }),
    name: required({
      label: "Name",
      missing: "Name the test case",
      most: 200,
      asked: "A short title, at most 10 words",
      example: "A box without a price is refused",
    }),
    given: required({
      label: "Given",
      missing: "Say what is there before the test",
      most: 4000,
      asked: "Who is signed in, and which data is there, with values",
      example: "a farmer who is signed in",
    }),
    when: required({
      label: "When",
      missing: "Say what is done",
      most: 4000,
      asked: "What the person does, step by step",
      example: "a box is saved without a price",
    }),
    then: required({
      label: "Then",
      missing: "Say what must come of it",
      most: 4000,
      asked: "What can be seen or read afterwards, with values and times",
      example: "the price is asked for and nothing is listed",
    }),
  },
  stored: {},
  generate: drafts("generate-test-cases"),
});
export type TestCaseInput = z.output<typeof testCases.input>;

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

/** A test of what has to hold whoever does what: it names the rule, and needs no story. */
export function testsRule({ given }: Pick<TestCaseInput, "given">): boolean {
  return /^the rule "/i.test(given);
}

/** The stories that no test case tests, in their order. */
export function untestedStories<Story extends { id: string }>(
  stories: readonly Story[],
  test_cases: readonly { user_story_id?: string | null | undefined }[],
): Story[] {
  const tested = new Set(test_cases.map(({ user_story_id }) => user_story_id));
  return stories.filter(({ id }) => !tested.has(id));
}
