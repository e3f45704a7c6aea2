import type { DeedPattern } from "#domain/catalog/patterns/pattern.ts";

/** What is kept of oneself is nobody else's to change. */
export const OWN_DETAILS: DeedPattern = {
  key: "own-details",
  verbs: ["change", "edit", "update", "correct"],
  so: "what is kept of me is right",
  criteria: [
    ["Given what I enter is complete", "When I {deed} and save", "Then it counts from then on, and I see it as I left it"],
    [
      "Given a required detail is missing",
      "When I {deed} and save",
      "Then nothing is stored, the detail is named, and what held before still holds",
    ],
  ],
  section: "Own details",
  shows: "What is kept of the person who is signed in, and when it was changed last.",
  feature: "The system shall let {who} {theirs}.",
};

/** What somebody made or asked for themselves: nobody else works on it at the same time. */
export const OWN_ENTRY: DeedPattern = {
  key: "own-entry",
  verbs: ["change", "edit", "update", "correct"],
  so: "what I want now is what counts",
  criteria: [
    [
      "Given what I enter is complete",
      "When I {deed} and save",
      "Then the new version{of thing} counts from then on, and the earlier one is kept",
    ],
    [
      "Given a required detail is missing",
      "When I {deed} and save",
      "Then nothing is stored, the detail is named, and what held before still holds",
    ],
  ],
  section: "Changes to {objects}",
  shows: "How it stands now, how it stood before, and when it was changed.",
  feature: "The system shall let {who} {theirs}.",
};

/** Taken back by whoever gave it. */
export const WITHDRAWING: DeedPattern = {
  key: "withdraw",
  verbs: ["withdraw", "revoke", "retract"],
  never: ["people", "things"],
  so: "nobody counts on {it} any longer",
  criteria: [
    ["Given {thing is} not withdrawn yet", "When I {deed}", "Then everybody concerned sees that {thing is} withdrawn"],
    ["Given {thing was} withdrawn before", "When I {deed} again", "Then nothing changes, and I see since when {it is} withdrawn"],
  ],
  section: "Withdrawal of {objects}",
  shows: "What was withdrawn, by whom and when.",
  feature: "The system shall let {who} {theirs}.",
};

/** What state a thing is in is told by a mark. */
export const MARKING: DeedPattern = {
  key: "mark",
  verbs: ["mark"],
  so: "everybody sees how things stand",
  criteria: [
    [
      "Given {thing is} not marked so yet",
      "When I {deed}",
      "Then whoever works with {thing} sees the mark, with my name and the time",
    ],
    ["Given {thing is} marked so already", "When I {deed} again", "Then nothing changes, and I see who marked {it} and when"],
  ],
  section: "State of {objects}",
  shows: "How each stands, who marked it so and when.",
  feature: "The system shall let {who} {theirs}.",
};
