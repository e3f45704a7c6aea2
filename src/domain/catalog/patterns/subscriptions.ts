import type { ConcernPattern } from "./pattern.ts";

export const subscriptions: ConcernPattern = {
  key: "subscriptions",
  // what is subscribed to may be a box a week: plans are asked for by name where more is told
  words: /\bsubscribes? (?:to|for) (?:a |the |one of )?plans?\b|\bsubscription plans?\b|\bplans? (?:and|or) subscriptions?\b/,
  short: /\b(?:subscriptions?|premium|free trial|monthly fee)\b/,
  keywords: [],
  verbs: { customer: [], provider: [] },
  object: ["subscription", "subscriptions"],
  borrows: false,
  scope: "choosing, changing and ending a subscription",
  pages: [
    {
      name: "Plans and subscription",
      description: "Where {customers} compare plans, subscribe, change and end their subscription.",
      sections: [
        {
          name: "Plan comparison",
          description: "Plans with price, limits and what each contains.",
          stories: ["Subscribe to a plan"],
          features: [
            [
              "Plan comparison",
              "The system shall show price with tax, period of notice and limits of each plan before anybody subscribes.",
            ],
          ],
        },
        {
          name: "My subscription",
          description: "Current plan, use so far, next payment and invoices.",
          stories: ["Change my plan", "End my subscription"],
          features: [
            ["Change of plan", "The system shall show the amount due before a change of plan."],
            ["Difference between two plans", "The system shall settle the difference between two plans by the day."],
            ["Cancellation in 2 steps", "The system shall let a subscription be ended in 2 steps without contacting anybody."],
            ["End date confirmed", "The system shall confirm the end date of a subscription by e-mail."],
          ],
        },
      ],
    },
  ],
  stories: [
    {
      by: "customer",
      told: /\bsubscribe\b/,
      name: "Subscribe to a plan",
      want: "to subscribe to one of the plans I compared",
      so: "I pay only for what I use",
      criteria: [
        [
          "Given I have chosen a plan and a payment method",
          "When I confirm",
          "Then the plan is active within 1 minute and I receive an invoice",
        ],
        ["Given the first payment fails", "When the answer arrives", "Then no subscription starts and I keep my free access"],
      ],
    },
    {
      by: "customer",
      name: "Change my plan",
      want: "to move to a larger or smaller plan",
      so: "the plan fits my use",
      criteria: [
        ["Given 10 days left in my period", "When I move to a larger plan", "Then I see the amount for 10 days before I confirm"],
        [
          "Given I use more than the smaller plan allows",
          "When I choose it",
          "Then the change is refused and what exceeds the limit is listed",
        ],
      ],
    },
    {
      by: "customer",
      name: "End my subscription",
      want: "to end my subscription by myself",
      so: "I am not bound any longer than agreed",
      criteria: [
        [
          "Given an active subscription",
          "When I end it in 2 steps",
          "Then I receive the end date by e-mail and keep access until then",
        ],
        [
          "Given my subscription was already ended",
          "When I open the page",
          "Then no second cancellation is possible and the end date is shown",
        ],
      ],
    },
  ],
  risks: [
    {
      name: "Lost renewals",
      functionality: "Subscriptions",
      description:
        "A renewal fails when the card behind it has expired. Without a reminder 14 days ahead and 2 further attempts, income is lost and people lose access without warning.",
    },
  ],
};
