import { defineNoun, drafts, optionalChoice, reference, required } from "./noun.ts";

/** MoSCoW. */
export const priorities = ["must", "should", "could", "wont"] as const;
export type Priority = (typeof priorities)[number];
export const priorityLabels: Record<Priority, string> = { must: "Must", should: "Should", could: "Could", wont: "Won't" };

export const userStories = defineNoun({
  table: "user_stories",
  one: "user story",
  many: "user stories",
  title: "User Stories",
  prefix: "US",
  section: "documentation",
  gist: "story",
  fields: {
    user_class_id: reference({
      label: "User class",
      to: "user_classes",
      missing: "Choose a user class",
      asked: "The key of the user class that wants it, such as C1",
    }),
    name: required({
      label: "Name",
      missing: "Name the story",
      most: 200,
      asked: "A short title, at most 8 words",
      example: "Renew a loan",
    }),
    story: required({
      label: "Story",
      missing: "Tell the story",
      most: 2000,
      asked: "As a …, I want …, so that …",
      example: "As a reader, I want to renew a loan online, so that I need not come in.",
    }),
    acceptance_criteria: required({
      label: "Acceptance criteria",
      missing: "Say when it is done",
      most: 8000,
      asked: "Given / When / Then, one per line; an empty line between scenarios; at least one scenario in which it fails",
      example: "Given a loan that ends today\nWhen the reader renews it\nThen it ends in four weeks",
      hint: "When it is done: Given, When, Then, one per line.",
    }),
    priority: optionalChoice({
      label: "Priority",
      among: priorities,
      choices: priorityLabels,
      nothing: "Not said",
      missing: "Choose a priority, or none",
      asked: `How much it matters (MoSCoW), one of ${priorities.join(", ")}; must is what the product makes no sense without`,
    }),
  },
  stored: {},
  generate: drafts("generate-user-stories"),
});
