import { draftOverview } from "#domain/drafter/overview.ts";
import { textQuestion } from "./text-question.ts";

export const askOverview = textQuestion({
  name: "overview",
  task: "Write the project overview: what the product is, for whom, which problem it solves and what it is worth to them. 150 to 350 words, in paragraphs, with lists where they help.",
  draft: draftOverview,
});
