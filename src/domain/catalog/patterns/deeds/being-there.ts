import type { DeedPattern } from "#domain/catalog/patterns/pattern.ts";

/** Somebody comes or goes, or others see that they did: no thing changes hands. */
export const COMING_AND_GOING: DeedPattern = {
  key: "presence",
  verbs: [
    "check in",
    "check out",
    "clock in",
    "clock out",
    "clock on",
    "clock off",
    "tick off",
    "check off",
    "count in",
    "count through",
    "turn up",
    "show up",
  ],
  never: ["things", "words"],
  so: "it is known who is there and who is not",
  criteria: [
    ["Given it has not been noted yet", "When I {deed}", "Then it is shown who is there and who is not, with the time"],
    ["Given it was noted before", "When I {deed} again", "Then nothing is counted twice, and I see the earlier time"],
  ],
  section: "Who is there",
  shows: "Who is there and who is not, each with the time.",
  feature: "The system shall record, with name and time, when {they do}.",
};

/** What is full is waited for. */
export const WAITING: DeedPattern = {
  key: "wait",
  verbs: ["join"],
  so: "I get a place when one becomes free",
  criteria: [
    ["Given no place is free", "When I {deed}", "Then I see which place on it is mine"],
    ["Given I am on it already", "When I {deed} again", "Then I keep my place and am not put on it twice"],
  ],
  section: "Waiting list",
  shows: "Who waits, since when and in which order.",
  feature: "The system shall let {who} {theirs}.",
};

/** Whoever was counted on is no longer there. */
export const LEAVING: DeedPattern = {
  key: "leave",
  verbs: ["drop out", "pull out", "step down", "opt out", "withdraw from", "resign"],
  so: "nobody counts on me any longer",
  criteria: [
    ["Given I am counted on until then", "When I {deed}", "Then those in charge see it at once, with the time"],
    [
      "Given it cannot be stored",
      "When I {deed}",
      "Then I am told so at once, and still count as taking part until those in charge know",
    ],
  ],
  section: "People who left",
  shows: "Who is no longer counted on, since when and for what reason.",
  feature: "The system shall let {who} {theirs}.",
};

/** A ticket or a code that is shown where somebody looks at it. */
export const PROVING: DeedPattern = {
  key: "prove",
  verbs: ["show", "present"],
  so: "it can be seen that I am entitled to it",
  criteria: [
    ["Given {thing is} valid", "When I {deed}", "Then whoever checks {it} sees that {it is} valid, and whose {it is}"],
    ["Given {thing is} not valid", "When I {deed}", "Then whoever checks {it} sees that {it is} not, and why"],
  ],
  section: "{Objects} to show",
  shows: "What can be shown, and until when it is valid.",
  feature: "The system shall let {who} {theirs}.",
};

/** What is somebody's by right and becomes another's: a place, a turn, a number. */
export const PASSING_ON: DeedPattern = {
  key: "pass-on",
  verbs: ["pass on", "hand over", "give up", "sign over", "give away"],
  never: ["people"],
  so: "it is clear whose {it is} from then on",
  criteria: [
    ["Given {thing is} mine until then", "When I {deed}", "Then it is shown whose {it is} from then on, and mine no longer"],
    ["Given whoever is to have {thing} is not known", "When I {deed}", "Then {it is} still mine, and I am told so"],
  ],
  section: "Passing on {objects}",
  shows: "What is whose, since when, and whose it was before.",
  feature: "The system shall let {who} {theirs}.",
};
