import type { ConcernPattern } from "./pattern.ts";

export const reviews: ConcernPattern = {
  key: "reviews",
  needs: ["sells"],
  short: /\b(?:stars|ratings?)\b/,
  keywords: ["testimonial", "trusted", "reputation"],
  verbs: { customer: ["rate", "recommend"], provider: [] },
  object: ["experience", "experiences"],
  borrows: false,
  scope: "ratings and reviews by people with first-hand experience",
  pages: [
    {
      name: "Reviews",
      description: "Where {customers} rate {providers} and read what others have found.",
      sections: [
        {
          name: "Review list",
          description: "Reviews with stars, text, date and the answer of the person reviewed.",
          stories: ["Read reviews before deciding"],
          features: [
            ["Average rating", "The system shall show the average of all ratings with their number, from 3 ratings on."],
          ],
        },
        {
          name: "Review form",
          description: "1 to 5 stars and up to 1,000 characters, offered after a completed transaction.",
          stories: ["Review {a provider}"],
          features: [["Proven reviews", "The system shall accept one review per completed transaction, within 60 days of it."]],
        },
      ],
    },
  ],
  stories: [
    {
      by: "customer",
      told: /\b(?:rate|review|stars)\b/,
      name: "Review {a provider}",
      want: "to rate {a provider} with stars and a text after a completed transaction",
      so: "others know what to expect",
      criteria: [
        [
          "Given a transaction completed 3 days ago",
          "When I send my review",
          "Then it is published within 10 minutes with its date",
        ],
        [
          "Given I have no completed transaction with this {provider}",
          "When I try to write a review",
          "Then it is refused with the reason",
        ],
      ],
    },
    {
      by: "provider",
      name: "Answer a review",
      want: "to answer a review in public once",
      so: "readers hear both sides",
      criteria: [
        ["Given a review of my work", "When I publish an answer", "Then it stands below the review and its author is told"],
        [
          "Given I have already answered",
          "When I send a second answer",
          "Then it is refused and I can edit the first one for 24 hours",
        ],
      ],
    },
    {
      by: "customer",
      name: "Read reviews before deciding",
      want: "to read reviews sorted by date or stars",
      so: "I choose on the experience of others",
      criteria: [
        ["Given 12 reviews", "When I sort by stars", "Then the lowest ratings can be read as well as the highest"],
        ["Given fewer than 3 reviews", "When I open the page", "Then no average is shown and I am told that there are too few"],
      ],
    },
  ],
  risks: [
    {
      name: "Invented reviews",
      functionality: "Reviews",
      description:
        "Reviews that were bought or written by competitors mislead everybody. Only completed transactions entitle to a review, and 5 reviews from one device within a day are held for a check.",
    },
  ],
};
