import type { DeedPattern } from "#domain/catalog/patterns/pattern.ts";

/** It can be seen from then on: nothing is carried to anybody. */
export const PUBLISHING: DeedPattern = {
  key: "publish",
  verbs: ["publish"],
  never: ["people"],
  so: "those {it is} meant for can see {it}",
  criteria: [
    ["Given {thing is} complete", "When I {deed}", "Then those {it is} meant for see {thing}, with the date"],
    ["Given a required part{of thing} is missing", "When I {deed}", "Then nothing is shown to anybody, and the part is named"],
  ],
  section: "Publishing {objects}",
  shows: "What can be seen by whom, since when, and what is not published yet.",
  feature: "The system shall let {who} {theirs}.",
};

/** A file is put where it belongs. */
export const UPLOADING: DeedPattern = {
  key: "upload",
  verbs: ["upload", "attach"],
  so: "{it is} kept in the right place",
  criteria: [
    [
      "Given the file can be read",
      "When I {deed}",
      "Then {thing is} kept with my name and the time, and can be opened from there on",
    ],
    [
      "Given the transfer breaks off half-way",
      "When I am connected again",
      "Then it goes on where it broke off, and nobody sees a part of the file before",
    ],
  ],
  section: "Upload of {objects}",
  shows: "What was uploaded, by whom and when.",
  feature: "The system shall let {who} {theirs}.",
};

/** What somebody thinks of a thing, in their words. */
export const COMMENTING: DeedPattern = {
  key: "comment",
  verbs: ["comment", "comment on", "annotate", "remark"],
  so: "it is known what I think of it",
  criteria: [
    [
      "Given I have written what I mean",
      "When I {deed} and save",
      "Then my words are kept with my name and the time, and those they are meant for can read them",
    ],
    ["Given I have written nothing", "When I {deed} and save", "Then nothing is stored, and I am told what is missing"],
  ],
  section: "Comments",
  shows: "What was said of it, by whom and when, newest first.",
  feature: "The system shall let {who} {theirs}.",
};

/** Others decide; they are told what somebody holds right. */
export const RECOMMENDING: DeedPattern = {
  key: "recommend",
  verbs: ["recommend", "advise"],
  so: "whoever decides knows what I hold right",
  criteria: [
    [
      "Given I have recommended nothing yet",
      "When I {deed}",
      "Then my recommendation is kept with my name and the time, and those it is meant for see it",
    ],
    [
      "Given I have recommended something before",
      "When I {deed}",
      "Then it does not count twice: the new recommendation takes the place of the first",
    ],
  ],
  section: "Recommendations",
  shows: "What was recommended, by whom and when.",
  feature: "The system shall let {who} {theirs}.",
};
