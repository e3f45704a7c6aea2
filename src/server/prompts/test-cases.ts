import * as z from "zod";
import type { Brief } from "#domain/brief.ts";
import { isNearDuplicate, SAME_NAME, SAME_STATEMENT } from "#domain/drafter/similarity.ts";
import { draftTestCases } from "#domain/drafter/test-cases.ts";
import { nouns } from "#domain/nouns/all.ts";
import type { TestCaseInput } from "#domain/nouns/test-cases.ts";
import type { Question } from "#server/ai/ai.ts";
import { instructions } from "./instructions.ts";
import { storyKey } from "./keys.ts";
import { material } from "./material.ts";
import { usable } from "./reading.ts";

const shape = z.object({
  test_cases: z.array(
    z.object({
      user_story: z.string().describe("The key of the user story it tests, such as U1"),
      name: z.string().describe("A short title, at most 10 words"),
      given: z.string().describe("Who is signed in, and which data is there, with values"),
      when: z.string().describe("What the person does, step by step"),
      then: z.string().describe("What can be seen or read afterwards, with values and times"),
    }),
  ),
});

export function askTestCases(brief: Brief): Question<z.output<typeof shape>, TestCaseInput[]> {
  const idOf = new Map(brief.user_stories.map((row, index) => [storyKey(index), row.id]));
  return {
    name: "test-cases",
    brief,
    instructions: instructions(
      "Write test cases for the user stories, those without one first: 2 for each story, one as expected and one in which something goes wrong, 40 at most.",
    ),
    prompt: material(brief, { of: "test_cases", from: ["user_stories", "user_classes"] }),
    shape,
    read: ({ test_cases }) =>
      added(
        brief,
        usable(
          nouns.test_cases.input,
          test_cases.map(({ user_story, ...words }) => ({
            ...words,
            user_story_id: idOf.get(user_story.trim().toUpperCase()) ?? null,
          })),
        ),
      ),
    draft: () => added(brief, draftTestCases(brief)),
  };
}

type Known = { name: string; user_story_id?: string | null | undefined } & {
  [step in "given" | "when" | "then"]?: string | null | undefined;
};

function added(brief: Brief, drafted: readonly TestCaseInput[]): TestCaseInput[] {
  const seen: Known[] = [...brief.test_cases];
  return drafted.filter((row) => {
    const repeats = seen.some(
      (known) =>
        known.user_story_id === row.user_story_id &&
        (isNearDuplicate(known.name, row.name, SAME_NAME) || isNearDuplicate(stepsOf(known), stepsOf(row), SAME_STATEMENT)),
    );
    if (!repeats) seen.push(row);
    return !repeats;
  });
}

function stepsOf({ given, when, then }: Known): string {
  return [given, when, then].join(" ");
}
