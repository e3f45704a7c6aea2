import { defineNoun, drafts, optional, required } from "./noun.ts";

export const userClasses = defineNoun({
  table: "user_classes",
  one: "user class",
  many: "user classes",
  title: "User Classes",
  prefix: "UC",
  section: "userClasses",
  fields: {
    name: required({
      label: "Name",
      missing: "Name the user class",
      most: 200,
      asked: "A group of users, in the singular, at most 5 words",
      example: "Librarian",
    }),
    description: optional({
      label: "Description",
      most: 8000,
      asked: "Who they are and what they want, in 1 to 3 sentences",
      example: "Lends books at the desk and helps readers to find them.",
      hint: "Who they are and what they want.",
    }),
    privileges: optional({
      label: "Privileges",
      most: 8000,
      asked: "What they may see and do, one per line",
      example: "Sees every loan, ends it or renews it.",
      hint: "What they may see and do.",
    }),
  },
  stored: {},
  generate: drafts("generate-user-classes"),
});
