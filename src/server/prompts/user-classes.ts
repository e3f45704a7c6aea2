import { draftUserClasses } from "#domain/drafter/user-classes.ts";
import { rowsQuestion } from "./rows-question.ts";

export const askUserClasses = rowsQuestion("user_classes", {
  task: "List the user classes of the product: 2 to 8 groups of people who use it differently, its administrators included.",
  draft: draftUserClasses,
});
