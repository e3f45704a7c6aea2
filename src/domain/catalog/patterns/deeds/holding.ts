import type { DeedPattern } from "#domain/catalog/patterns/pattern.ts";

/** What somebody held for themselves, others can have again: nobody is asked. */
export const GIVING_BACK: DeedPattern = {
  key: "free",
  verbs: ["free", "free up", "vacate"],
  never: ["people", "occasions", "nothing"],
  so: "somebody else can have {it}",
  criteria: [
    [
      "Given {thing is} mine until then",
      "When I {deed}",
      "Then {thing is} shown as free again, and whoever waits for {it} learns of it",
    ],
    [
      "Given {thing is} no longer mine",
      "When I {deed} again",
      "Then nothing changes, and I see since when {it is} no longer mine",
    ],
  ],
  section: "Return of {objects}",
  shows: "What is held by whom, and what was given back and when.",
  feature: "The system shall let {who} {theirs}.",
};

/** Kept for others, and never for the one who does it. */
export const KEEPING_FOR: DeedPattern = {
  key: "keep-for",
  verbs: ["set aside"],
  so: "{it is} there for those {it is} meant for",
  criteria: [
    [
      "Given {thing is} free",
      "When I {deed}",
      "Then {thing is} shown as reserved, with whom {it is} kept for, and nobody else can take {it}",
    ],
    ["Given {thing is} taken already", "When I {deed}", "Then it is refused, and I see who has {it}"],
  ],
  contested: true,
  section: "{Objects} kept for others",
  shows: "What is kept for whom, for when and by whom.",
  feature: "The system shall let {who} {theirs}.",
};

/** It rests for a while and goes on afterwards. */
export const PAUSING: DeedPattern = {
  key: "pause",
  verbs: ["pause", "freeze", "put on hold", "interrupt"],
  never: ["people", "things"],
  so: "there need be no new start later",
  criteria: [
    [
      "Given {thing is} running",
      "When I {deed}",
      "Then {thing is} shown as paused, with the day on which that ends, and nothing of it falls due before",
    ],
    ["Given {thing is} paused already", "When I {deed} again", "Then nothing changes, and I see since when {it is} paused"],
  ],
  section: "Paused {objects}",
  shows: "What is paused, since when and until when.",
  feature: "The system shall let {who} {theirs}.",
};

export const RESUMING: DeedPattern = {
  key: "resume",
  verbs: ["resume", "reactivate", "unpause", "restart"],
  never: ["people", "things"],
  so: "nothing has to be started anew",
  criteria: [
    ["Given {thing is} paused", "When I {deed}", "Then {thing is} shown as running again, with the time"],
    ["Given {thing is} running already", "When I {deed}", "Then nothing changes, and I am told that {it is} running"],
  ],
  section: "Paused {objects}",
  shows: "What is paused, since when and until when.",
  feature: "The system shall let {who} {theirs}.",
};

/** What ends on some day ends later. */
export const EXTENDING: DeedPattern = {
  key: "extend",
  verbs: ["extend", "prolong", "renew"],
  so: "there is more time",
  criteria: [
    [
      "Given the end{of thing} is still to come",
      "When I {deed}",
      "Then the new end{of thing} holds from then on, and everybody concerned sees it",
    ],
    ["Given the end{of thing} has passed", "When I {deed}", "Then it is refused, and I see when that was"],
  ],
  section: "Extension of {objects}",
  shows: "When it ends, when it was to end before, and who extended it.",
  feature: "The system shall let {who} {theirs}.",
};

/** What is worth something once. */
export const REDEEMING: DeedPattern = {
  key: "redeem",
  verbs: ["redeem", "cash in"],
  so: "I get what {it is} worth",
  criteria: [
    [
      "Given {thing is} valid and not used up",
      "When I {deed}",
      "Then I see what {it is} worth, and that much of {it} is shown as used",
    ],
    ["Given {thing is} used up or has expired", "When I {deed}", "Then it is refused, and I am told why"],
  ],
  section: "Redeeming {objects}",
  shows: "What is still worth how much, and what was used when.",
  feature: "The system shall let {who} {theirs}.",
};
