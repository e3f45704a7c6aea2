import type { ConcernPattern } from "./pattern.ts";

export const donations: ConcernPattern = {
  key: "donations",
  short: /\b(?:donat(?:e|es|ions?)|fundrais\w+|crowdfunding)\b/,
  unless: /\b(?:blood|plasma|organ|stem[- ]cell|hair|milk|food|meals?|clothes|clothing|furniture|toys?|books?)[- ]donat/,
  keywords: ["charity", "sponsor", "donor"],
  verbs: { customer: ["donate", "pledge", "sponsor"], provider: ["fundraise"] },
  object: ["donation", "donations"],
  borrows: false,
  scope: "donations with receipts and an account of how they were used",
  excluded: "Managing the assets of the organisation",
  pages: [
    {
      name: "Campaigns and donations",
      description: "Where {customers} see what is needed, give and learn what became of it.",
      sections: [
        {
          name: "Campaigns",
          description: "Goal, sum so far, days left and news of each campaign.",
          stories: ["Give to a campaign"],
          features: [
            ["Progress of a campaign", "The system shall show the sum and the number of donors, no older than 1 minute."],
          ],
        },
        {
          name: "Giving",
          description: "Amount, once or monthly, with name or without.",
          stories: ["Give to a campaign"],
          features: [
            ["Donation receipt", "The system shall issue a receipt within 24 hours and a summary for the year in January."],
          ],
        },
      ],
    },
  ],
  stories: [
    {
      by: "customer",
      name: "Give to a campaign",
      want: "to give an amount once or every month, with or without my name",
      so: "I help in the way that fits me",
      criteria: [
        [
          "Given an open campaign",
          "When my payment is confirmed",
          "Then the sum rises within 1 minute and I receive a receipt within 24 hours",
        ],
        ["Given the payment is declined", "When the answer arrives", "Then nothing is counted and I can choose another method"],
      ],
    },
    {
      by: "provider",
      name: "Report how donations were used",
      want: "to publish what the money was spent on",
      so: "donors give again",
      criteria: [
        ["Given a finished campaign", "When I publish the report", "Then all its donors are told within 1 hour"],
        ["Given spending exceeds the sum collected", "When I publish", "Then it is refused until the difference is explained"],
      ],
    },
    {
      by: "customer",
      name: "End a monthly donation",
      want: "to end a monthly donation in 2 steps",
      so: "I stay in charge of my money",
      criteria: [
        ["Given a monthly donation", "When I end it", "Then no further amount is taken and I receive a confirmation"],
        [
          "Given the amount for this month is already on its way",
          "When I end it",
          "Then I am told that this amount cannot be stopped and how to get it back",
        ],
      ],
    },
  ],
  risks: [
    {
      name: "Doubt about the use of money",
      functionality: "Campaigns and donations",
      description:
        "One unexplained amount can end the trust of all donors. Each campaign therefore closes with an account within 90 days.",
    },
  ],
};
