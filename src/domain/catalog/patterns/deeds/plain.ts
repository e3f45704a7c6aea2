import type { DeedPattern } from "#domain/catalog/patterns/pattern.ts";

/** For a deed of which no more is known than what was said. */
export const ANY_DEED: DeedPattern = {
  key: "any",
  verbs: ["do"],
  so: "everybody it concerns sees that it is done",
  criteria: [
    ["Given my role allows it", "When I {deed}", "Then that is kept with my name and the time, and {they see it}"],
    ["Given I am signed in with another role", "When I {deed}", "Then it is refused, and nothing is shown as done"],
  ],
  section: "Tasks with {objects}",
  shows: "What is to be done, and what was done by whom and when.",
  feature: "The system shall let {who} {theirs}.",
};

/** "Be paid 190 dollars a day", "be bumped": others do it, and whom it concerns sees it. */
export const BEING_DONE: DeedPattern = {
  key: "undergone",
  verbs: ["be"],
  so: "I know where I stand",
  criteria: [
    ["Given it has come about", "When it is recorded that I {deed}", "Then I see it, with the date and who recorded it"],
    [
      "Given nothing of it is recorded yet",
      "When I look for it",
      "Then I see that it is still open, and nothing is shown as done",
    ],
  ],
  section: "What was done",
  shows: "What was done for or with whom, by whom and when.",
  feature: "The system shall record, with the time, when {they do}.",
};
