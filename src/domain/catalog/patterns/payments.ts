import type { ConcernPattern } from "./pattern.ts";

export const payments: ConcernPattern = {
  key: "payments",
  words:
    /\b(?:pay(?:s|ing|ments?)? (?:[\w%]+ ){0,6}?(?:online|by (?:credit )?card|with (?:a |their )?card|through (?:us|the (?:app|site|platform)))|card payments?|online payments?|checkout)\b/,
  keywords: [],
  verbs: { customer: ["pay", "tip"], provider: ["refund"] },
  doneBy: { customer: /\bpay\b/ },
  object: ["payment", "payments"],
  borrows: false,
  scope: "taking payments, refunding them and keeping receipts",
  excluded: "Storing card numbers; these stay with the payment provider",
  pages: [
    {
      name: "Payments",
      description: "Where {customers} pay, find their receipts and see refunds.",
      sections: [
        {
          name: "Payment methods",
          description: "Saved cards and accounts, of which only the last 4 digits are shown.",
          stories: ["Pay online"],
          features: [
            ["Saved payment methods", "The system shall keep a payment method as a token of the payment provider."],
            ["Last digits alone", "The system shall show no more than the last 4 digits of a payment method."],
          ],
        },
        {
          name: "Payment history",
          description: "Every payment and refund with date, amount, state and receipt.",
          stories: ["See my payments and receipts", "Refund a payment"],
          features: [
            ["Receipts", "The system shall issue a numbered receipt with tax for each payment."],
            ["Archive of receipts", "The system shall keep each receipt for 10 years."],
            ["Refunds", "The system shall refund in full or in part to the method paid with."],
            ["Refund in the account", "The system shall show a refund within 5 minutes."],
          ],
        },
        {
          needs: ["paid-out"],
          name: "Payouts",
          description: "What is owed to {providers}, with fees and the date of the next transfer.",
          stories: ["See my payouts"],
          features: [["Payout statement", "The system shall list each payout with its payments, fees and transfer date."]],
        },
      ],
    },
  ],
  stories: [
    {
      by: "customer",
      told: /\bpay\b/,
      name: "Pay online",
      want: "to pay by card or bank account, with a receipt",
      so: "the matter is settled at once and I have proof",
      criteria: [
        [
          "Given an amount to pay",
          "When the payment provider confirms my payment",
          "Then I see the receipt and receive it by e-mail within 2 minutes",
        ],
        [
          "Given my bank declines the payment",
          "When the answer arrives",
          "Then nothing is charged, the reason is shown and I can choose another method",
        ],
      ],
    },
    {
      by: "customer",
      name: "See my payments and receipts",
      want: "to see all my payments with their receipts",
      so: "I can do my bookkeeping and spot a wrong charge",
      criteria: [
        [
          "Given payments of the last 24 months",
          "When I open my payment history",
          "Then each shows date, amount, state and a receipt to download",
        ],
        [
          "Given the receipt service does not answer within 10 seconds",
          "When I download a receipt",
          "Then an error says so and the receipt is sent by e-mail later",
        ],
      ],
    },
    {
      needs: ["paid-out"],
      by: "provider",
      name: "See my payouts",
      want: "to see each payout with its payments and fees",
      so: "I can check that I receive what I have earned",
      criteria: [
        [
          "Given payments of the current month",
          "When I open the payouts",
          "Then gross amount, fee and net amount add up to the cent",
        ],
        ["Given my bank details are missing", "When a payout is due", "Then no transfer is made and I am asked for the details"],
      ],
    },
    {
      by: "admin",
      name: "Refund a payment",
      want: "to refund a payment in full or in part with a reason",
      so: "complaints are settled without a bank transfer by hand",
      criteria: [
        [
          "Given a payment of the last 90 days",
          "When I refund a part of it",
          "Then the payer is notified and the rest stays refundable",
        ],
        ["Given a payment of 50.00", "When I try to refund 60.00", "Then the refund is refused because it exceeds what was paid"],
      ],
    },
  ],
  risks: [
    {
      name: "Stolen cards",
      functionality: "Payments",
      description:
        "Stolen cards lead to chargebacks up to 120 days after the payment, when what was paid for is long gone. The operator bears the loss, so each card payment is confirmed by the bank of its owner.",
    },
    {
      needs: ["paid-out"],
      name: "Payouts before a chargeback",
      functionality: "Payouts",
      description:
        "A payment is called back after {providers} have been paid from it. The operator bears the loss, so the first payout to a new account is looked at by hand.",
    },
    {
      name: "Payment provider unavailable",
      functionality: "Payments",
      description:
        "While the payment provider does not answer, nobody can pay. Unconfirmed payments are checked again every 5 minutes so that nothing is charged twice or lost.",
    },
  ],
};
