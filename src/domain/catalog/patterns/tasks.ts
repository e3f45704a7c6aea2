import type { ConcernPattern } from "./pattern.ts";

export const tasks: ConcernPattern = {
  key: "tasks",
  short: /\b(?:tasks?|to-?dos?|kanban|chores?|project management)\b/,
  keywords: ["deadline", "milestone", "checklist"],
  verbs: { customer: [], provider: ["delegate"] },
  object: ["task", "tasks"],
  borrows: false,
  scope: "{objects} with person responsible, due date and state",
  pages: [
    {
      name: "{Objects}",
      description: "Where everybody sees what is to be done, by whom and until when.",
      sections: [
        {
          name: "Board",
          description: "Open, in work and done, with person responsible and due date.",
          stories: ["Hand out {objects}", "See what I have to do today"],
          features: [
            ["Moving between states", "The system shall move {a object} to another state by mouse and by keyboard."],
            ["Moves seen by others", "The system shall show a move to others within 2 seconds."],
            ["Overdue marking", "The system shall mark {a object} as overdue at the end of its due day."],
            ["Notice when overdue", "The system shall tell the person responsible once that {a object} is overdue."],
          ],
        },
        {
          name: "Details",
          description: "Description, checklist, remarks, files and history.",
          stories: ["Hand out {objects}"],
          features: [["History of {a object}", "The system shall show who changed what in {a object} and when."]],
        },
      ],
    },
  ],
  stories: [
    {
      by: "provider",
      told: /\bassign\b/,
      name: "Hand out {objects}",
      want: "to create {a object} with a person responsible and a due date",
      so: "nothing falls between two chairs",
      criteria: [
        [
          "Given a title, a person and a date",
          "When I save",
          "Then the person is told within 1 minute and sees it on their board",
        ],
        ["Given the person no longer belongs to the team", "When I save", "Then it is refused and I am asked for another person"],
      ],
    },
    {
      by: "customer",
      name: "See what I have to do today",
      want: "to see my {objects} sorted by due date",
      so: "I start with what is due first",
      criteria: [
        ["Given 7 open {objects}", "When I open my list", "Then overdue ones come first and today's next"],
        [
          "Given the connection is lost",
          "When I open my list",
          "Then the last loaded state is shown with its time and cannot be edited",
        ],
      ],
    },
    {
      by: "customer",
      name: "Say that I am stuck",
      want: "to mark {a object} as blocked with a reason",
      so: "somebody who can help learns of it on the same day",
      criteria: [
        ["Given {a object} I am responsible for", "When I mark it as blocked", "Then its creator is told within 1 minute"],
        ["Given I enter no reason", "When I mark it as blocked", "Then it is not stored and I am asked for the reason"],
      ],
    },
  ],
  risks: [
    {
      name: "A second list beside the product",
      functionality: "{Objects}",
      description:
        "If entering {a object} takes more than 20 seconds, people keep their own lists and the board shows half the truth. Entry is therefore possible with a title alone.",
    },
  ],
};
