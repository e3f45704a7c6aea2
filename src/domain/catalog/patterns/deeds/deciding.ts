import type { DeedPattern } from "#domain/catalog/patterns/pattern.ts";

/** That something is so, or was done, is put on record: nobody asked for an answer. */
export const CONFIRMING: DeedPattern = {
  key: "confirm",
  verbs: ["confirm"],
  so: "everybody concerned sees who confirmed it and when",
  criteria: [
    ["Given {thing is} not confirmed yet", "When I {deed}", "Then {thing is} shown as confirmed, with my name and the time"],
    ["Given {thing was} confirmed before", "When I {deed} again", "Then nothing changes, and I see who confirmed {it} and when"],
  ],
  section: "Confirmation of {objects}",
  shows: "What is still to be confirmed, and what was confirmed by whom and when.",
  feature: "The system shall let {who} {theirs}.",
};

/** Work that is given to somebody collides with nothing. */
export const GIVING_OUT: DeedPattern = {
  key: "give-out",
  verbs: ["assign"],
  so: "everybody knows what is theirs to do",
  criteria: [
    [
      "Given those who are to do {it} are chosen",
      "When I {deed}",
      "Then each of them sees {thing}, with the day on which {it is} due",
    ],
    ["Given nobody is chosen", "When I {deed}", "Then nothing is given out, and I am told who is missing"],
  ],
  section: "Giving out {objects}",
  shows: "What was given to whom, when it is due, and what is done of it.",
  feature: "The system shall let {who} {theirs}.",
};

/** Who was appointed to it gives points: nobody votes. */
export const SCORING: DeedPattern = {
  key: "score",
  verbs: ["score", "grade", "mark"],
  so: "it can be compared by the same measure",
  criteria: [
    ["Given my part of it is still open", "When I {deed} and save", "Then it is kept with my name and the time"],
    ["Given a value is missing", "When I {deed} and save", "Then it does not count yet, and the missing value is named"],
  ],
  section: "Scores",
  shows: "What is still to be scored by the person who is signed in, and what that person has given so far.",
  feature: "The system shall let {who} {theirs}.",
};

/** A permit, a certificate or a card: it holds from then on, for somebody. */
export const ISSUING: DeedPattern = {
  key: "issue",
  verbs: ["issue"],
  so: "whoever {it is} for can rely on {it}",
  criteria: [
    [
      "Given all that {thing depends} on is there",
      "When I {deed}",
      "Then {thing is} valid from then on, and whoever {it is} for is told and can open {it}",
    ],
    [
      "Given {thing was} issued before",
      "When I {deed} again",
      "Then nothing is issued twice, and I see who issued {it} and when",
    ],
  ],
  section: "Issuing {objects}",
  shows: "What can be issued, and what was issued to whom, by whom and when.",
  feature: "The system shall let {who} {theirs}.",
};

/** Deeds by which it is settled what holds and whose it is. */
export const DECIDING: readonly DeedPattern[] = [
  {
    key: "accept",
    verbs: ["accept", "decline", "confirm", "acknowledge", "turn down", "refuse"],
    so: "everybody concerned knows what they can count on",
    criteria: [
      ["Given {thing waits} for my answer", "When I {deed}", "Then the other side sees my answer and when I gave it"],
      [
        "Given {thing was} withdrawn in the meantime",
        "When I {deed}",
        "Then my answer is not taken, and I see that it was withdrawn",
      ],
    ],
    section: "Answers about {objects}",
    shows: "What waits for an answer, and what was accepted or declined when.",
    feature: "The system shall let {who} {theirs}.",
    risk: {
      name: "Answers that come too late",
      functionality: "Answers about {objects}",
      description:
        "While an answer is missing nobody can plan. So whoever waits sees since when, and whoever is to answer sees what has waited longest first.",
    },
  },
  {
    key: "sign",
    verbs: ["sign"],
    so: "it is binding from then on",
    criteria: [
      ["Given {thing is} complete", "When I {deed}", "Then {thing is} shown as signed, with my name and the time"],
      ["Given a part{of thing} is missing", "When I {deed}", "Then nothing is signed, and the missing part is named"],
    ],
    section: "Signing of {objects}",
    shows: "What waits for a signature, and what was signed by whom and when.",
    feature: "The system shall let {who} {theirs}.",
  },
  {
    key: "approve",
    verbs: [
      "approve",
      "release",
      "reject",
      "verify",
      "validate",
      "certify",
      "authorise",
      "authorize",
      "decide",
      "review",
      "vet",
      "okay",
    ],
    so: "those who wait for it know where they stand",
    criteria: [
      [
        "Given {thing waits} for my decision",
        "When I {deed}",
        "Then my decision is kept with my name and the time, and those who wait for it see it",
      ],
      [
        "Given {thing was} changed after I had opened {it}",
        "When I {deed}",
        "Then my decision is not taken before I have seen the change",
      ],
    ],
    section: "Decisions on {objects}",
    shows: "What waits for a decision, oldest first, and what was decided by whom and when.",
    feature: "The system shall let {who} {theirs}.",
  },
  {
    key: "assign",
    verbs: ["assign", "allocate", "dispatch", "appoint", "delegate", "match", "pair"],
    so: "those it concerns know what was settled",
    criteria: [
      ["Given the assignment is still open", "When I {deed}", "Then those it concerns see the assignment, with its time"],
      ["Given the assignment collides with another one", "When I {deed}", "Then I am warned before anything is settled"],
    ],
    section: "Assignment of {objects}",
    shows: "Who has been given what, and what nobody has been given yet.",
    counterpart: {
      name: "See what {providers} have assigned to me",
      want: "to see what {providers} have assigned to me, with place, date and details",
      so: "I can accept it or decline it",
      criteria: [
        ["Given {a provider} has assigned something to me", "When I open my list", "Then I see place, date and details"],
        [
          "Given it was given to somebody else in the meantime",
          "When I accept it",
          "Then I am told that it is no longer mine and nothing is recorded for me",
        ],
      ],
    },
    feature: "The system shall let {who} {theirs}.",
  },
  {
    key: "rule",
    verbs: ["set", "define", "determine", "specify", "limit", "allow", "permit", "grant", "forbid", "fix"],
    so: "everybody knows what holds from then on",
    criteria: [
      [
        "Given I may decide on {thing}",
        "When I {deed}",
        "Then my decision holds from then on, and what held before can still be seen",
      ],
      ["Given a required value is left empty", "When I {deed}", "Then nothing changes, and I am told what is missing"],
    ],
    section: "Settings for {objects}",
    shows: "What holds at the moment, since when, and who settled it.",
    feature: "The system shall let {who} {theirs}.",
  },
  {
    key: "rank",
    verbs: ["rank", "prioritise", "prioritize"],
    so: "what matters most comes first",
    criteria: [
      ["Given there is more than one", "When I {deed} and save", "Then everybody it concerns sees them in that order"],
      [
        "Given one of them was taken away in the meantime",
        "When I {deed} and save",
        "Then nothing of the order is lost, and I am told which one is gone",
      ],
    ],
    section: "Order of {objects}",
    shows: "What comes first and what later, and who settled it.",
    feature: "The system shall let {who} {theirs}.",
  },
  {
    key: "rate",
    verbs: ["rate", "vote", "judge", "nominate", "like"],
    so: "others can rely on it when they decide",
    criteria: [
      ["Given I may give a verdict{on thing}", "When I {deed}", "Then my verdict counts from then on"],
      [
        "Given I have given my verdict before",
        "When I {deed} again",
        "Then it does not count twice: the new verdict takes the place of the first",
      ],
    ],
    section: "Verdicts on {objects}",
    shows: "The verdicts so far, and how many people gave one.",
    feature: "The system shall let {who} {theirs}.",
    risk: {
      needs: ["newcomers"],
      name: "Manipulated verdicts",
      functionality: "Verdicts on {objects}",
      description:
        "People with an interest may vote for themselves through invented accounts. Verdicts would then mislead everybody, so each person may give one, and can be told apart from others.",
    },
  },
  {
    key: "plan",
    verbs: ["plan", "schedule", "arrange", "organise", "organize", "coordinate"],
    so: "everybody involved knows what happens when",
    criteria: [
      ["Given nothing else is planned for that time", "When I {deed} and save", "Then everybody involved sees it"],
      [
        "Given the plan collides with something else",
        "When I {deed} and save",
        "Then I am told with what, and nothing is stored before I have settled it",
      ],
    ],
    section: "Planning of {objects}",
    shows: "What is planned, by day and by week, and what collides.",
    feature: "The system shall let {who} {theirs}.",
  },
];
