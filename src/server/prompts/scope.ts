import { draftScope } from "#domain/drafter/scope.ts";
import { textQuestion } from "./text-question.ts";

export const askScope = textQuestion({
  name: "scope",
  task: "Write the project scope: what the first version will do, as a list; what it will not do, as a list; and what it depends on. 150 to 400 words.",
  from: ["overview"],
  draft: draftScope,
});
