import { isNearDuplicate, SAME_NAME, SAME_STATEMENT } from "#domain/drafter/similarity.ts";
import { draftUserStories } from "#domain/drafter/user-stories.ts";
import { rowsQuestion } from "./rows-question.ts";

export const askUserStories = rowsQuestion("user_stories", {
  task: "Write user stories: 3 to 6 for each user class listed, each in the form 'As a …, I want …, so that …' in the language of the answer, with acceptance criteria as Given / When / Then, a failure among them.",
  from: ["user_classes"],
  draft: draftUserStories,
  repeats: (known, row) =>
    isNearDuplicate(known.story, row.story, SAME_STATEMENT) ||
    (known.user_class_id === row.user_class_id && isNearDuplicate(known.name, row.name, SAME_NAME)),
});
