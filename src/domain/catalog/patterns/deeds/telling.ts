import type { DeedPattern } from "#domain/catalog/patterns/pattern.ts";

export const BEING_TOLD: DeedPattern = {
  key: "told",
  verbs: ["get"],
  so: "I know in time what concerns me",
  criteria: [
    ["Given I can be reached at the address I gave", "When {occasion}", "Then I {deed}"],
    [
      "Given the message cannot be delivered",
      "When {occasion}",
      "Then it is marked as not delivered, and shown to me at my next visit",
    ],
  ],
  section: "Messages",
  shows: "What somebody was told, newest first, with its date and what it is about.",
  feature: "The system shall see to it that {they do}.",
  risk: {
    name: "Notices that do not arrive",
    functionality: "Messages",
    description:
      "A mail can end among the unwanted ones, a phone can be off. Whoever was to be told then acts as if nothing had happened, so each message is also shown in the product, and it is shown which of them were not delivered.",
  },
};

/** A text or a link is sent, and is no thing that waits for somebody. */
export const SENT_TO: DeedPattern = {
  ...BEING_TOLD,
  key: "sent",
  so: "I can act on it at once",
  criteria: [
    ["Given I can be reached at the address I gave", "When {occasion}", "Then I {deed}"],
    [
      "Given the message cannot be delivered",
      "When {occasion}",
      "Then it is tried again for 24 hours, and those in charge see that it did not arrive",
    ],
  ],
};

export const GETTING: DeedPattern = {
  key: "get",
  verbs: ["get", "receive", "obtain"],
  so: "I have it when I need it",
  criteria: [
    ["Given {thing is} ready for me", "When {occasion}", "Then I {deed}"],
    [
      "Given {thing is} not ready yet",
      "When I look for {it}",
      "Then I am told that {it is} not ready yet, and what is waited for",
    ],
  ],
  section: "{Objects} received",
  shows: "What has arrived, newest first, with its date and who it is from.",
  feature: "The system shall see to it that {they do}.",
};

/** People are called out to come: nobody reports them. */
export const CALLING_OUT: DeedPattern = {
  key: "call-out",
  verbs: ["call out", "call in", "summon"],
  so: "whoever is needed comes at once",
  criteria: [
    ["Given those I choose can be reached", "When I {deed}", "Then each of them sees the call, with my name and the time"],
    ["Given one of them cannot be reached", "When I {deed}", "Then I see who was reached and who was not"],
  ],
  section: "Calls to {objects}",
  shows: "Who was called out, by whom and when, and who was reached.",
  feature: "The system shall let {who} {theirs}.",
};

/** Deeds by which others learn something. */
export const TELLING: readonly DeedPattern[] = [
  {
    key: "report",
    verbs: ["report", "flag", "alert", "warn", "complain", "raise", "escalate", "notify", "call out", "trigger"],
    so: "somebody in charge learns of it and can act",
    criteria: [
      ["Given I have said what happened", "When I {deed}", "Then those in charge are told, and I am shown that it has arrived"],
      ["Given I have not said what happened", "When I {deed}", "Then nothing is sent, and I am told what is missing"],
    ],
    section: "Reports of {objects}",
    shows: "What was reported, by whom and when, and who takes care of it.",
    counterpart: {
      name: "Take care of reports by {providers}",
      want: "to receive reports by {providers} and say what happens next",
      so: "each of them has an answer",
      criteria: [
        ["Given a new report by {a provider}", "When I take it and set a date", "Then {a provider} is told my name and the date"],
        [
          "Given a colleague has already taken the report",
          "When I try to take it",
          "Then it is refused and I see who takes care of it",
        ],
      ],
    },
    feature: "The system shall let {who} {theirs}.",
    risk: {
      name: "Reports that nobody handles",
      functionality: "Reports of {objects}",
      description:
        "A report without somebody in charge is forgotten, and the damage grows. So each report shows who takes care of it, and those that nobody has taken are shown first.",
    },
  },
  {
    key: "say",
    verbs: [
      "tell",
      "say",
      "announce",
      "ask",
      "inform",
      "answer",
      "reply",
      "explain",
      "mention",
      "propose",
      "suggest",
      "promise",
      "message",
      "contact",
      "remind",
      "discuss",
      "respond",
    ],
    so: "those it concerns know it in time",
    criteria: [
      ["Given those it is meant for can be reached", "When I {deed}", "Then they see it, with my name and the time"],
      ["Given my message cannot be delivered", "When I {deed}", "Then I am told so, and what I wrote is still there"],
    ],
    section: "Messages about {objects}",
    shows: "Questions and answers in the order they came, with what has not been read yet.",
    counterpart: {
      name: "Answer {providers}",
      want: "to see what {providers} ask me and answer it",
      so: "nobody waits for an answer in vain",
      criteria: [
        [
          "Given an unanswered question by {a provider}",
          "When I answer it",
          "Then {a provider} sees the answer and the question is marked as answered",
        ],
        [
          "Given the question was withdrawn",
          "When I send my answer",
          "Then it is not sent and I am told that the question was withdrawn",
        ],
      ],
    },
    feature: "The system shall let {who} {theirs}.",
  },
  {
    key: "submit",
    verbs: ["submit", "hand in", "lodge", "file"],
    so: "I can prove when I handed {it} in",
    criteria: [
      ["Given all that belongs to {thing} is there", "When I {deed}", "Then I am shown that {thing has} arrived, with the date"],
      [
        "Given a required part{of thing} is missing",
        "When I {deed}",
        "Then it is not accepted, the missing part is named, and the rest is kept",
      ],
    ],
    section: "Submission of {objects}",
    shows: "What was handed in, by whom and when, and what has become of it.",
    counterpart: {
      name: "Work through what {providers} hand in",
      want: "to see what {providers} have handed in, oldest first, with what is missing",
      so: "each is looked at in the order of its arrival",
      criteria: [
        ["Given {a provider} has handed in something complete", "When I open the list", "Then it stands there with its date"],
        [
          "Given it was withdrawn in the meantime",
          "When I try to decide on it",
          "Then the decision is refused and I see when it was withdrawn",
        ],
      ],
    },
    feature: "The system shall let {who} {theirs}.",
  },
  {
    key: "send",
    verbs: ["send", "post", "mail", "forward", "circulate", "share", "distribute", "show", "present", "send in"],
    never: ["people", "occasions"],
    so: "those it is meant for have it in time",
    criteria: [
      ["Given {thing is} complete", "When I {deed}", "Then those it is meant for see {thing}, and nobody else does"],
      [
        "Given the transfer breaks off half-way",
        "When I {deed}",
        "Then no part{of thing} is visible to anybody, and I can try again",
      ],
    ],
    section: "Sending of {objects}",
    shows: "What was sent, by whom, to whom and when.",
    counterpart: {
      name: "Open what {providers} have shared with me",
      want: "to open what {providers} have shared with me",
      so: "I see it on the day it is shared",
      criteria: [
        [
          "Given {a provider} has shared something with me",
          "When I open it",
          "Then it is shown with the name of the person who shared it",
        ],
        ["Given the access was withdrawn", "When I open it", "Then access is refused and nothing of the contents is shown"],
      ],
    },
    feature: "The system shall let {who} {theirs}.",
    risk: {
      name: "Sent to the wrong people",
      functionality: "Sending of {objects}",
      description:
        "Once something was read, nobody can take it back. So those who are to have it are shown before it is sent, and it can be withdrawn until it was opened.",
    },
  },
];
