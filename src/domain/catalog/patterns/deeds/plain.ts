import type { DeedPattern } from "#domain/catalog/patterns/pattern.ts";

/** For a deed of which no more is known than what was said. */
export const ANY_DEED: DeedPattern = {
  key: "any",
  verbs: ["do"],
  so: "everybody it concerns sees that it is done",
  criteria: [
    [
      "Given it has not been done yet",
      "When I {deed}",
      "Then it is kept with my name and the time, and shown to those it concerns",
    ],
    [
      "Given the connection is lost on the way",
      "When I {deed}",
      "Then I am told at once that it is not stored, and it is not shown as done to anybody",
    ],
  ],
  section: "Tasks with {objects}",
  shows: "What is to be done, and what was done by whom and when.",
  feature: "The system shall let {who} {theirs}.",
};
