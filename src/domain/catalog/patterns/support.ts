import type { ConcernPattern } from "./pattern.ts";

export const support: ConcernPattern = {
  key: "support",
  short: /\b(?:help ?desk|help desk|support (?:tickets?|cases?)|customer (?:support|service)|complaints?|faq|knowledge base)\b/,
  keywords: ["incident", "complaint", "ticket"],
  verbs: { customer: ["complain"], provider: ["escalate"] },
  doneBy: {
    customer: /^(?:report|complain|open a ticket|describe)/,
    provider: /\b(?:close|solve|answer|assign|take one|claim)\b/,
  },
  object: ["support case", "support cases"],
  heads: ["ticket", "complaint", "case", "incident"],
  borrows: false,
  scope: "{objects} from the first report to the solution",
  pages: [
    {
      name: "Help and support",
      description: "Where {customers} open {objects} and follow what becomes of them.",
      sections: [
        {
          calledBy: /\b(?:articles?|faq|knowledge base)\b/,
          name: "Help articles",
          description: "Answers by topic, with the question whether they helped.",
          stories: ["Open {a object}"],
          features: [["Articles before a case", "The system shall suggest up to 3 articles while a question is typed."]],
        },
        {
          name: "Open {objects}",
          description: "{Objects} with number, state and all messages.",
          stories: ["Work on what has waited longest", "Reopen {a object}"],
          features: [
            ["Waiting time", "The system shall show how long {a object} has been waiting for an answer, with the oldest on top."],
          ],
        },
      ],
    },
  ],
  stories: [
    {
      by: "customer",
      name: "Open {a object}",
      want: "to describe a problem once and follow what happens with it",
      so: "I do not have to tell the same story to three people",
      criteria: [
        ["Given I have described the problem", "When I send it", "Then I receive its number within 1 minute"],
        [
          "Given one on the same problem is open",
          "When I send it again",
          "Then no second one is opened and my text is added to the first",
        ],
      ],
    },
    {
      by: "provider",
      name: "Work on what has waited longest",
      want: "to see open {objects} by how long they have been waiting",
      so: "nobody waits unnoticed",
      criteria: [
        ["Given 12 open {objects}", "When I open the list", "Then the one that has waited longest is on top"],
        ["Given a colleague has taken {a object}", "When I try to take it too", "Then it is refused and I see who has it"],
      ],
    },
    {
      by: "customer",
      name: "Reopen {a object}",
      want: "to reopen {a object} within 14 days when the problem returns",
      so: "the history is at hand",
      criteria: [
        ["Given {a object} closed 5 days ago", "When I reopen it", "Then it goes to the same person with its history"],
        [
          "Given {a object} closed 15 days ago",
          "When I try to reopen it",
          "Then it is refused and a new one with a link to it is offered",
        ],
      ],
    },
  ],
  risks: [
    {
      name: "Unanswered questions",
      functionality: "Help and support",
      description:
        "Who gets no answer asks in another way, and everything is done twice. So it is shown how long each of the {objects} has been waiting.",
    },
  ],
};
