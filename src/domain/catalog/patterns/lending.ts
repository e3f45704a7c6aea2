import type { ConcernPattern } from "./pattern.ts";

export const lending: ConcernPattern = {
  key: "lending",
  short: /\b(?:lend(?:s|ing)?|borrow(?:s|ing)?|rentals?|rents? out|tool library|library of things|(?:tool|car|bike) sharing)\b/,
  keywords: ["loan", "library"],
  verbs: { customer: ["borrow", "rent"], provider: ["lend", "rent out", "lease"] },
  object: ["item", "items"],
  borrows: true,
  scope: "lending {objects} for a period, handing them over and taking them back",
  excluded: "Insurance of what is lent",
  pages: [
    {
      name: "Borrow {objects}",
      description: "Where {customers} see which {objects} are free for a period and request them.",
      sections: [
        {
          name: "Free {objects}",
          description: "{Objects} with condition, place and the days they are free.",
          stories: ["Offer {objects} for loan", "Borrow {a object}"],
          features: [
            ["Free periods", "The system shall show for each {object} the days on which it is free."],
            ["One loan for a day", "The system shall refuse to lend {a object} twice for the same day."],
          ],
        },
        {
          name: "Handover and return",
          description: "Condition with photos at handover and return.",
          stories: ["Take {a object} back"],
          features: [
            [
              "Condition report",
              "The system shall ask both sides to confirm the condition with at least 2 photos at handover and return.",
            ],
          ],
        },
      ],
    },
    {
      name: "Loans",
      description: "Where both sides see what is out, until when, and what is overdue.",
      sections: [
        {
          name: "Current loans",
          description: "What is out, with return date and other party.",
          stories: ["Take {a object} back"],
          features: [
            [
              "Return reminders",
              "The system shall remind of a return 24 hours before its date, and once a day while it is overdue.",
            ],
          ],
        },
      ],
    },
  ],
  stories: [
    {
      by: "customer",
      told: /\b(?:borrow|rent|hire)\b/,
      name: "Borrow {a object}",
      want: "to request {a object} for the days I need it",
      so: "I do not have to buy one",
      criteria: [
        [
          "Given {a object} that is free for 3 days",
          "When my request is accepted",
          "Then the days are reserved and the place of handover is shown",
        ],
        [
          "Given somebody else reserved one of the days first",
          "When I send my request",
          "Then it is refused and the next free period is offered",
        ],
      ],
    },
    {
      by: "provider",
      name: "Offer {objects} for loan",
      want: "to offer {objects} with condition, deposit and free days",
      so: "they are of use while I do not need them",
      criteria: [
        ["Given 2 photos and a deposit", "When I publish the offer", "Then it is visible within 1 minute"],
        [
          "Given {a object} is out on loan",
          "When I withdraw the offer",
          "Then the current loan is not ended and no new one is possible",
        ],
      ],
    },
    {
      by: "provider",
      name: "Take {a object} back",
      want: "to confirm the return and the condition",
      so: "damage is settled while both sides remember it",
      criteria: [
        [
          "Given the return date is today",
          "When I confirm the return without damage",
          "Then the deposit is released within 24 hours",
        ],
        [
          "Given I report damage with photos",
          "When I confirm the return",
          "Then the deposit is not released until both sides have answered or 7 days have passed",
        ],
      ],
    },
  ],
  risks: [
    {
      name: "Damaged or missing {objects}",
      functionality: "Handover and return",
      description:
        "What is lent can come back broken or not at all. Without a deposit and photos at handover nobody can prove who is responsible, and owners stop lending.",
    },
  ],
};
