import type { DeedPattern } from "#domain/catalog/patterns/pattern.ts";

const LETS = "The system shall let {who} {theirs}.";

/** "Sends the plan back with comments": a decision with its reason, and no delivery. */
export const SENDING_BACK: DeedPattern = {
  key: "send-back",
  verbs: ["send back"],
  so: "whoever made {it} knows what to mend",
  criteria: [
    [
      "Given {thing waits} for my decision",
      "When I {deed}",
      "Then whoever made {it} sees that {it is} sent back, with my remarks, my name and the time",
    ],
    [
      "Given {thing was} changed after I had opened {it}",
      "When I {deed}",
      "Then nothing is sent back before I have seen the change",
    ],
  ],
  section: "Decisions on {objects}",
  shows: "What waits for a decision, oldest first, and what was sent back by whom, when and why.",
  feature: LETS,
};

/** "Place an order" is one deed: nobody orders orders. */
export const PLACING: DeedPattern = {
  key: "order",
  verbs: ["order"],
  so: "those who take care of it know what I need",
  criteria: [
    [
      "Given all that is asked of me is entered",
      "When I {deed}",
      "Then I am shown that {thing is} received, and those who take care of {it} see {it}",
    ],
    [
      "Given a required detail is missing",
      "When I {deed}",
      "Then nothing is received, the detail is named, and what I entered is still there",
    ],
  ],
  section: "{Objects}",
  shows: "What was ordered by whom and when, and what has become of it.",
  feature: LETS,
};

/** Who looks something over reads it and may say something about it: nothing is decided by that. */
export const LOOKING_OVER: DeedPattern = {
  key: "look-over",
  verbs: ["review", "look over", "go over"],
  so: "what I notice is on record before anybody acts on it",
  criteria: [
    [
      "Given something is known{of thing}",
      "When I {deed}",
      "Then I see {thing} as of that moment, and can leave a remark with my name and the time",
    ],
    ["Given nothing is known{of thing} yet", "When I want to {deed}", "Then I am told that there is nothing yet"],
  ],
  section: "Review of {objects}",
  shows: "What there is to look over, and the remarks on it, each with name and time.",
  feature: LETS,
};

/** Where no time was said nothing can collide. */
export const ASSIGNING: DeedPattern = {
  key: "assign",
  verbs: ["assign", "allocate"],
  so: "those it concerns know what was settled",
  criteria: [
    ["Given {thing is} not assigned yet", "When I {deed}", "Then those it concerns see the assignment, with my name"],
    [
      "Given {thing was} assigned before",
      "When I {deed} again",
      "Then I see how {it is} assigned so far, and nothing changes before I have confirmed it",
    ],
  ],
  section: "Assignment of {objects}",
  shows: "What has been assigned to what or whom, and what has not been assigned yet.",
  feature: LETS,
};

/** What is put elsewhere stands in nobody's way there. */
export const PUTTING_ELSEWHERE: DeedPattern = {
  key: "move",
  verbs: ["move", "shift", "relocate"],
  so: "everybody knows where {it is} now",
  criteria: [
    [
      "Given it is known where {thing is}",
      "When I {deed}",
      "Then the new place is kept with my name and the time, and the place before can still be seen",
    ],
    [
      "Given somebody else moved {it} after I had opened the page",
      "When I {deed}",
      "Then nothing is overwritten, and I see where {it is} now",
    ],
  ],
  section: "Changes to {objects}",
  shows: "Where it is now, where it was before, and who moved it.",
  feature: LETS,
};

/** "Swaps a ringer": somebody else takes their place. */
export const STANDING_IN: DeedPattern = {
  key: "stand-in",
  verbs: ["stand in"],
  so: "nobody counts on somebody who is not coming",
  criteria: [
    [
      "Given I have chosen who comes instead",
      "When I {deed}",
      "Then both of them and those it concerns see who comes now, with my name and the time",
    ],
    ["Given nobody is chosen who comes instead", "When I {deed}", "Then nothing changes, and I am asked who comes instead"],
  ],
  section: "Changes of people",
  shows: "Who is put down for what now, who was before, and who changed it.",
  feature: LETS,
};

/** What is mine to tick off nobody else can tick off. */
export const TICKING_MINE: DeedPattern = {
  key: "tick",
  verbs: ["tick off", "check off", "cross off", "mark off"],
  so: "everybody sees how far I am",
  criteria: [
    ["Given {thing is} still open for me", "When I {deed}", "Then {thing is} shown as done by me, with the time"],
    ["Given I ticked {it} off by mistake", "When I take it back", "Then {thing is} shown as open again"],
  ],
  section: "Checklist of {objects}",
  shows: "What is still open for the person who is signed in, and what that person ticked off when.",
  feature: LETS,
};

/** "Picks a band for each service": one of several people, and not one of two. */
export const PUTTING_TOGETHER: DeedPattern = {
  key: "put-together",
  verbs: ["pick"],
  so: "those I picked know that they are part of {it}",
  criteria: [
    [
      "Given those who may be part of {it} are known",
      "When I {deed}",
      "Then each of those I picked sees it, and everybody else sees who is part of {it}",
    ],
    ["Given nobody is picked yet", "When I {deed} and save", "Then nothing is settled, and I am told that nobody is picked"],
  ],
  section: "Choice of {objects}",
  shows: "Who can be picked, and who was picked for what.",
  feature: LETS,
};

/** Kinds of deeds of whose verb there is another one too: with another thing, or with a small word behind it. */
export const BY_SENSE: readonly DeedPattern[] = [
  SENDING_BACK,
  PLACING,
  LOOKING_OVER,
  ASSIGNING,
  PUTTING_ELSEWHERE,
  STANDING_IN,
  TICKING_MINE,
  PUTTING_TOGETHER,
];
