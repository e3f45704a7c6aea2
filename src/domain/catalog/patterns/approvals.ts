import type { ConcernPattern } from "./pattern.ts";

export const approvals: ConcernPattern = {
  key: "approvals",
  short: /\b(?:approval(?: workflow)?s?|sign-off|(?:leave|purchase) requests?)\b/,
  keywords: [],
  verbs: { customer: [], provider: [] },
  object: ["request", "requests"],
  borrows: false,
  scope: "requests that need a decision, with deputies and deadlines",
  pages: [
    {
      name: "Requests and approvals",
      description: "Where {customers} hand in requests and {providers} decide on them.",
      sections: [
        {
          name: "My requests",
          description: "Requests handed in, with their state and who decides next.",
          stories: ["Hand in a request"],
          features: [
            ["State of a request", "The system shall show for each request who decides next and since when it has been waiting."],
          ],
        },
        {
          name: "Waiting for me",
          description: "Requests to decide on, oldest first.",
          stories: ["Decide on a request", "Name a deputy"],
          features: [
            [
              "Deputies",
              "The system shall pass a request on to the deputy when the person in charge is absent for more than 1 day.",
            ],
            ["Limits by amount", "The system shall ask for a second decision above an amount that is set for each department."],
          ],
        },
      ],
    },
  ],
  stories: [
    {
      by: "customer",
      told: /\b(?:request|ask for|hand in)\b/,
      name: "Hand in a request",
      want: "to hand in a request with a view of who decides on it",
      so: "I know when to expect an answer",
      criteria: [
        [
          "Given a complete request",
          "When I hand it in",
          "Then the person in charge is told within 1 minute and I see their name",
        ],
        ["Given a required document is missing", "When I hand it in", "Then it is not accepted and the document is named"],
      ],
    },
    {
      by: "provider",
      told: /\bapprove\b/,
      name: "Decide on a request",
      want: "to approve a request or return it with a reason",
      so: "work goes on within 2 working days",
      criteria: [
        [
          "Given a request that waits for me",
          "When I approve it",
          "Then it moves to the next step and the person who asked is told",
        ],
        ["Given it is my own request", "When I try to approve it", "Then the approval is refused and my deputy is asked"],
      ],
    },
    {
      by: "provider",
      name: "Name a deputy",
      want: "to name a deputy for the time I am absent",
      so: "nobody waits for my return",
      criteria: [
        [
          "Given a deputy from Monday to Friday",
          "When a request arrives on Tuesday",
          "Then it goes to the deputy and I can read it",
        ],
        ["Given my deputy is absent on the same days", "When I save", "Then it is refused and the overlap is shown"],
      ],
    },
  ],
  risks: [
    {
      name: "Stuck requests",
      functionality: "Requests and approvals",
      description:
        "A request that waits for an absent person stops the work of others. After 2 working days it goes to the deputy, after 4 to the next level.",
    },
  ],
};
