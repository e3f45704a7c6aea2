import type { DeedPattern } from "#domain/catalog/patterns/pattern.ts";

/** Not to be used for a while, and by nobody. */
export const LOCKING: DeedPattern = {
  key: "lock",
  verbs: ["lock", "block", "suspend", "close", "disable", "quarantine"],
  so: "nobody uses {it} in the meantime",
  criteria: [
    ["Given {thing is} in use until then", "When I {deed}", "Then everybody sees that {it is} out of use"],
    [
      "Given {thing is} out of use",
      "When somebody asks for {it}",
      "Then that person is refused, and told that {it is} out of use",
    ],
  ],
  section: "{Objects} out of use",
  shows: "What is out of use, since when and for what reason.",
  feature: "The system shall let {who} {theirs}.",
};

/** What somebody may do or have is no machine: nobody relies on it for a while. */
export const SUSPENDING: DeedPattern = {
  key: "suspend",
  verbs: ["suspend", "block", "lock", "disable"],
  so: "nobody relies on {it} in the meantime",
  criteria: [
    [
      "Given {thing is} valid until then",
      "When I {deed}",
      "Then {it is} shown as suspended, and whoever it belongs to is told why",
    ],
    ["Given {thing is} suspended", "When somebody relies on {it}", "Then that person is refused, and told the reason"],
  ],
  section: "Suspended {objects}",
  shows: "What is suspended, since when and for what reason.",
  feature: "The system shall let {who} {theirs}.",
};

/** What was shut is open again. */
export const UNLOCKING: DeedPattern = {
  key: "unlock",
  verbs: ["unlock", "unblock", "reinstate"],
  so: "nobody is kept waiting any longer than needed",
  criteria: [
    ["Given {thing is} blocked", "When I {deed}", "Then {thing is} no longer blocked, and it is kept who ended that and when"],
    ["Given {thing is} not blocked", "When I {deed}", "Then nothing changes, and I see who ended that and when"],
  ],
  section: "Release of {objects}",
  shows: "What is shut at present, and what was released by whom and when.",
  feature: "The system shall let {who} {theirs}.",
};

/** Hours or places that others may take from then on. */
export const OPENING_UP: DeedPattern = {
  ...UNLOCKING,
  so: "others can take what is there",
  criteria: [
    ["Given {thing is} not open yet", "When I {deed}", "Then everybody it is meant for sees {it} as open"],
    ["Given {thing was} opened before", "When I {deed} again", "Then nothing changes, and I see who opened {it} and when"],
  ],
  section: "Opening of {objects}",
  shows: "What is open, and what was opened by whom and when.",
};

/** What was ordered for a while holds no longer. */
export const LIFTING: DeedPattern = {
  ...UNLOCKING,
  criteria: [
    ["Given {thing is} in force", "When I {deed}", "Then {thing is} no longer in force, and it is kept who lifted {it} and when"],
    ["Given {thing is} no longer in force", "When I {deed}", "Then nothing changes, and I see who lifted {it} and when"],
  ],
  section: "{Objects} in force",
  shows: "What is in force, since when and until when, and what was lifted by whom and when.",
};

/** "Block my own holidays": what others may plan and what not. */
export const KEEPING_FREE: DeedPattern = {
  key: "keep-free",
  verbs: ["block", "block out", "keep free"],
  so: "nothing is planned for me then",
  criteria: [
    ["Given nothing is planned for that time", "When I {deed}", "Then that time is offered to nobody"],
    [
      "Given something is planned for that time already",
      "When I {deed}",
      "Then I am told what it is, and nothing is cancelled unasked",
    ],
  ],
  section: "Times kept free",
  shows: "The times that are kept free, and by whom.",
  feature: "The system shall let {who} {theirs}.",
};

/** Somebody who is to do no more harm. */
export const BANNING: DeedPattern = {
  key: "ban",
  verbs: ["block", "ban", "suspend", "mute"],
  so: "they can do no further harm",
  criteria: [
    [
      "Given nothing has stood in their way until then",
      "When I {deed}",
      "Then what I shut them out of is closed to them, and they are told so",
    ],
    ["Given they are shut out already", "When I {deed}", "Then nothing changes, and I see since when they are"],
  ],
  section: "People shut out",
  shows: "Who is shut out, since when and for what reason.",
  feature: "The system shall let {who} {theirs}.",
};

/** Whoever is left out need not have done any harm. */
export const EXCLUDING: DeedPattern = { ...BANNING, verbs: ["exclude"], so: "they take no further part" };

/** Deeds by which something that is there becomes another, or is no more. */
export const CHANGING: readonly DeedPattern[] = [
  {
    key: "cancel",
    verbs: ["cancel", "call off"],
    so: "nobody counts on {it} any longer",
    criteria: [
      ["Given {thing is} not cancelled yet", "When I {deed}", "Then everybody concerned sees that {thing is} cancelled"],
      [
        "Given {thing was} cancelled before",
        "When I {deed} again",
        "Then nothing changes, and I see since when {it is} cancelled",
      ],
    ],
    section: "Cancellation of {objects}",
    shows: "What was cancelled, by whom and when.",
    feature: "The system shall let {who} {theirs}.",
  },
  {
    key: "move",
    verbs: ["move", "postpone", "reschedule", "swap", "exchange", "shift", "bring forward"],
    so: "others can plan with it",
    criteria: [
      [
        "Given nothing stands in the way of the change",
        "When I {deed}",
        "Then everybody concerned sees the change{to thing} at once",
      ],
      [
        "Given the change collides with something else",
        "When I {deed}",
        "Then it is refused, I am told with what, and all stays as it was",
      ],
    ],
    section: "Changes to {objects}",
    shows: "How it stands now, how it stood before, and who changed it.",
    feature: "The system shall let {who} {theirs}.",
  },
  {
    key: "change",
    verbs: ["change", "edit", "update", "correct", "adjust", "amend", "rename", "modify", "revise", "manage", "maintain"],
    so: "what the others see is up to date",
    criteria: [
      ["Given nobody else is changing {thing}", "When I {deed} and save", "Then the others see {thing} as I left {it}"],
      [
        "Given somebody else changed {thing} after I had opened {it}",
        "When I {deed} and save",
        "Then nothing is overwritten, and I see both versions",
      ],
    ],
    section: "Changes to {objects}",
    shows: "How it stands now, how it stood before, and who changed it.",
    feature: "The system shall let {who} {theirs}.",
  },
  {
    key: "finish",
    verbs: ["close", "resolve", "complete", "finish", "end", "solve"],
    so: "everybody sees that nothing of it is left to do",
    criteria: [
      [
        "Given {thing is} still open",
        "When I {deed}",
        "Then {thing is} no longer among what is open, and it is kept who closed {it} and when",
      ],
      ["Given {thing was} closed before", "When I {deed} again", "Then nothing changes, and I see who closed {it} and when"],
    ],
    section: "Closing of {objects}",
    shows: "What is open, and what was closed by whom and when.",
    feature: "The system shall let {who} {theirs}.",
  },
  {
    key: "tick",
    verbs: ["tick off", "check off", "cross off", "tick", "mark off"],
    never: ["people"],
    so: "everybody sees what is still left to do",
    criteria: [
      ["Given {thing is} still open", "When I {deed}", "Then {thing is} shown as done, with my name and the time"],
      ["Given {thing was} ticked off before", "When I {deed} again", "Then nothing is counted twice, and I see the earlier time"],
    ],
    section: "Checklist of {objects}",
    shows: "What is still to be done, and what was ticked off by whom and when.",
    feature: "The system shall let {who} {theirs}.",
  },
  {
    key: "reopen",
    verbs: ["reopen", "re-open", "restore", "reactivate"],
    so: "it is dealt with once more",
    criteria: [
      [
        "Given {thing is} closed, and can still be opened again",
        "When I {deed}",
        "Then it is among what is open again, with all that was said before",
      ],
      ["Given {thing} can no longer be opened", "When I {deed}", "Then it is refused, and I am told why"],
    ],
    section: "Reopening of {objects}",
    shows: "What was closed, and until when it can be opened again.",
    feature: "The system shall let {who} {theirs}.",
  },
  {
    key: "delete",
    verbs: ["delete", "remove", "erase", "discard"],
    never: ["people"],
    so: "only what is still needed is left",
    criteria: [
      ["Given I have confirmed that I mean it", "When I {deed}", "Then {thing is} no longer shown anywhere"],
      ["Given I do not confirm it", "When I {deed}", "Then nothing is removed"],
    ],
    section: "Removal of {objects}",
    shows: "What can be removed, and what was removed by whom and when.",
    feature: "The system shall let {who} {theirs}.",
  },
  {
    key: "merge",
    verbs: ["merge", "combine", "join up", "group", "bundle"],
    so: "what belongs together is dealt with once",
    criteria: [
      [
        "Given I have chosen what belongs together",
        "When I {deed}",
        "Then one is left that holds all that was said in the others",
      ],
      [
        "Given I have merged what does not belong together",
        "When I take it back",
        "Then nothing is lost and each stands by itself again",
      ],
    ],
    section: "Merging of {objects}",
    shows: "What was put together, by whom and when.",
    feature: "The system shall let {who} {theirs}.",
  },
];
