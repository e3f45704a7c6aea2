import type { DeedPattern } from "#domain/catalog/patterns/pattern.ts";

/** For a deed of which no more is known than what was said. */
export const ANY_DEED: DeedPattern = {
  key: "any",
  verbs: ["do"],
  so: "everybody it concerns sees that it is done",
  criteria: [
    [
      "Given all that it needs is there",
      "When I {deed}",
      "Then it is kept with my name and the time, and shown to those it concerns",
    ],
    [
      "Given something that it needs is missing",
      "When I {deed}",
      "Then nothing is stored, I am told what is missing, and what I entered is still there",
    ],
  ],
  section: "Tasks with {objects}",
  shows: "What is to be done, and what was done by whom and when.",
  feature: "The system shall let {who} {theirs}.",
};
