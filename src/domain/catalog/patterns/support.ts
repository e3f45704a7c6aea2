import type { ConcernPattern } from "./pattern.ts";

export const support: ConcernPattern = {
  key: "support",
  keywords: [
    "customer support",
    "support ticket",
    "helpdesk",
    "help desk",
    "customer service",
    "complaint",
    "faq",
    "knowledge base",
    "incident",
  ],
  verbs: { customer: ["complain"], provider: ["escalate"] },
  object: ["support case", "support cases"],
  borrows: false,
  scope: "help articles and {objects} from the first question to the solution",
  pages: [
    {
      name: "Help and support",
      description: "Where {customers} find answers and open {objects}.",
      sections: [
        {
          name: "Help articles",
          description: "Answers by topic, with the question whether they helped.",
          stories: ["Open {a object}"],
          features: [["Articles before a case", "The system shall suggest up to 3 articles while a question is typed."]],
        },
        {
          name: "Cases",
          description: "Cases with number, state and all messages.",
          stories: ["Work on the case that is due first"],
          features: [
            [
              "Answer times",
              "The system shall show the time left to the first answer: 4 hours for urgent cases, 1 working day for others.",
            ],
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
        ["Given I have described the problem", "When I send it", "Then I receive a case number within 1 minute"],
        [
          "Given a case on the same problem is open",
          "When I send it again",
          "Then no second case is opened and my text is added to the first",
        ],
      ],
    },
    {
      by: "provider",
      name: "Work on the case that is due first",
      want: "to see {objects} by the time left",
      so: "no deadline is missed unnoticed",
      criteria: [
        ["Given 12 open cases", "When I open the list", "Then the one with the least time left is on top"],
        ["Given a deadline was missed", "When I open the list", "Then the case is marked and the team lead has been warned"],
      ],
    },
    {
      by: "customer",
      name: "Reopen a case",
      want: "to reopen a case within 14 days when the problem returns",
      so: "the history is at hand",
      criteria: [
        ["Given a case closed 5 days ago", "When I reopen it", "Then it goes to the same person with its history"],
        [
          "Given a case closed 15 days ago",
          "When I try to reopen it",
          "Then it is refused and a new case with a link to it is offered",
        ],
      ],
    },
  ],
  risks: [
    {
      name: "Unanswered questions",
      functionality: "Help and support",
      description:
        "A question without an answer for 2 days ends in a bad review or a cancellation. Deadlines are shown and escalated.",
    },
  ],
};
