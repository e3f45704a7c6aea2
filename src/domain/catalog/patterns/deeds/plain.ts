import type { DeedPattern } from "#domain/catalog/patterns/pattern.ts";

/** For a deed of which no more is known than what was said. */
export const ANY_DEED: DeedPattern = {
  key: "any",
  verbs: ["do"],
  so: "everybody it concerns sees that it is done",
  criteria: [
    [
      "Given nobody has done it yet",
      "When I {deed}",
      "Then those it concerns see what was done{with thing}, with my name and the time",
    ],
    [
      "Given the connection is lost on the way",
      "When I {deed}",
      "Then I am told at once that it is not stored, and nothing is shown as done",
    ],
  ],
  section: "Tasks with {objects}",
  shows: "What is to be done, and what was done by whom and when.",
  feature: "The system shall let {who} {theirs}.",
};
