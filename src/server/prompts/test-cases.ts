import { isNearDuplicate, SAME_NAME, SAME_STATEMENT } from "#domain/drafter/similarity.ts";
import { draftTestCases } from "#domain/drafter/test-cases.ts";
import type { InputOf } from "#domain/nouns/all.ts";
import { rowsQuestion } from "./rows-question.ts";

export const askTestCases = rowsQuestion("test_cases", {
  task: "Write test cases for the user stories, those without one first: 2 for each story, one as expected and one in which something goes wrong, 40 at most.",
  from: ["user_stories", "user_classes"],
  draft: draftTestCases,
  repeats: (known, row) =>
    (known.user_story_id ?? null) === row.user_story_id &&
    (isNearDuplicate(known.name, row.name, SAME_NAME) || isNearDuplicate(stepsOf(known), stepsOf(row), SAME_STATEMENT)),
});

function stepsOf({ given, when, then }: Pick<InputOf<"test_cases">, "given" | "when" | "then">): string {
  return [given, when, then].join(" ");
}
