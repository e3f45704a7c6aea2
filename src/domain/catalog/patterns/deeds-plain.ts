import type { DeedPattern } from "./pattern.ts";

/** For a deed of which no more is known than what was said; `{deed}` is the deed in its own words. */
export const ANY_DEED: DeedPattern = {
  key: "any",
  shows: "Each entry with its state, the person responsible and the time of the last change.",
  verbs: ["do"],
  so: "everybody it concerns sees that it is done",
  criteria: [
    [
      "Given I am signed in as {a actor}",
      "When I {deed} and confirm",
      "Then it is stored with my name and the time, and shown to those it concerns within 1 minute",
    ],
    [
      "Given something that is required is missing",
      "When I {deed} and confirm",
      "Then nothing is stored, I am told what is missing, and what I entered is still there",
    ],
  ],
  section: "{Objects}",
  feature: "The system shall keep {objects} with their state, the person responsible and the time of the last change.",
};

export const SEEING: DeedPattern = {
  key: "see",
  shows: "What is known at the moment, each with the time of the last change.",
  verbs: ["see", "view", "read", "look", "know", "check", "hear", "access"],
  so: "I know how things stand before I act",
  criteria: [
    [
      "Given what I ask for has been entered",
      "When I {deed}",
      "Then it is shown within 2 seconds, with the time of its last change",
    ],
    ["Given I have no right to it", "When I {deed}", "Then nothing of it is shown and I am told who can give me access"],
  ],
  section: "View of {objects}",
  feature:
    "The system shall show {objects} as they were last stored, with the time of the last change, to those who may see them.",
};

export const BEING_TOLD: DeedPattern = {
  key: "told",
  shows: "What the person was told, newest first, with its date and what it is about.",
  verbs: ["get"],
  so: "I know in time what concerns me",
  criteria: [
    [
      "Given I can be reached at the address I gave",
      "When it is time for it",
      "Then I {deed}, in the product and by the way I have chosen",
    ],
    [
      "Given the message cannot be delivered",
      "When it has been tried for 24 hours",
      "Then it is marked as not delivered and shown to me at my next visit",
    ],
  ],
  section: "Messages",
  feature: "The system shall tell people what concerns them when it is due, and record when each of them was told.",
};

/** Deeds of which the words are known and no more: what they are good for differs, the rest is that of any deed. */
export const PLAIN_DEEDS: readonly DeedPattern[] = [
  {
    ...ANY_DEED,
    key: "say",
    verbs: [
      "tell",
      "say",
      "announce",
      "ask",
      "inform",
      "declare",
      "name",
      "answer",
      "reply",
      "explain",
      "mention",
      "propose",
      "promise",
    ],
    so: "those it concerns know it in time",
  },
  {
    ...ANY_DEED,
    key: "settle",
    verbs: ["pay", "settle", "bank", "charge", "bill", "invoice", "refund", "donate", "deposit"],
    so: "it is clear what is paid and what is owed",
  },
  {
    ...ANY_DEED,
    key: "hand",
    verbs: ["hand", "return", "collect", "fetch", "bring", "lend", "borrow", "pass", "issue"],
    so: "it is clear who has it and since when",
  },
  {
    ...ANY_DEED,
    key: "rule",
    verbs: ["decide", "allow", "permit", "grant", "refuse", "ban", "block", "choose", "select", "set", "rank", "grade"],
    so: "everybody knows what holds from then on",
  },
  {
    ...ANY_DEED,
    key: "examine",
    verbs: ["inspect", "count", "measure", "test", "compare", "verify", "examine", "audit", "sample", "weigh", "rate"],
    so: "what I found is on record for those who come after me",
  },
  {
    ...ANY_DEED,
    key: "arrange",
    verbs: ["book", "reserve", "pick", "cancel", "move", "postpone", "reschedule", "swap"],
    so: "others can plan with it",
  },
  {
    ...ANY_DEED,
    key: "write",
    verbs: ["write", "note", "dictate", "enter", "type", "fill", "mark", "tick", "register"],
    so: "it can be looked up later",
  },
  {
    ...ANY_DEED,
    key: "take-over",
    verbs: ["import"],
    so: "nothing of it has to be typed again",
  },
  {
    ...ANY_DEED,
    key: "send",
    verbs: ["send", "post", "publish", "mail", "forward", "circulate"],
    so: "those it is meant for have it in time",
  },
  {
    ...ANY_DEED,
    key: "assign",
    verbs: ["assign", "allocate", "distribute"],
    so: "everybody knows what is theirs to do",
  },
  {
    ...ANY_DEED,
    key: "sell",
    verbs: ["sell"],
    so: "it is clear what is sold and what is left",
  },
  {
    ...ANY_DEED,
    key: "scan",
    verbs: ["scan"],
    so: "it is on record what came and went",
  },
  {
    ...ANY_DEED,
    key: "change",
    verbs: ["change", "edit", "update", "correct", "adjust"],
    so: "what the others see is up to date",
  },
  {
    ...ANY_DEED,
    key: "receive",
    verbs: ["get", "receive", "obtain"],
    so: "I have it when I need it",
  },
];
