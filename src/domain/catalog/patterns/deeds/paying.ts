import type { DeedPattern } from "#domain/catalog/patterns/pattern.ts";

/** Paid in cash or through a bank: the product learns of it from somebody. */
export const PAYING_ELSEWHERE: DeedPattern = {
  key: "pay-elsewhere",
  verbs: ["pay"],
  so: "it is clear what is paid and what is owed",
  criteria: [
    ["Given an amount is due", "When I {deed}", "Then it is shown as paid once its receipt is noted, with the date"],
    ["Given the amount has not arrived", "When I look at it", "Then it is shown as open, with the day it was due"],
  ],
  section: "Payments",
  shows: "What is due, and what is paid since when.",
  feature: "The system shall record, with name and time, when {they do}.",
};

/** Given freely: nothing is due. */
export const DONATING: DeedPattern = {
  key: "donate",
  verbs: ["donate", "tip", "sponsor", "pledge"],
  so: "it is clear what was given and by whom",
  criteria: [
    ["Given I have entered an amount", "When I {deed}", "Then it is shown as given, and I have a receipt"],
    ["Given the payment is declined", "When I {deed}", "Then nothing is charged, I am told so, and I can try again"],
  ],
  section: "Gifts",
  shows: "What was given, by whom and when.",
  feature: "The system shall let {who} {theirs}.",
};

/** Offered to somebody, who answers: nobody looks for it. */
export const OFFERING_TO: DeedPattern = {
  key: "offer-to",
  verbs: ["offer"],
  so: "whoever it is offered to can answer",
  criteria: [
    ["Given nobody else is offered {it}", "When I {deed}", "Then whoever it is offered to is told, and can answer"],
    [
      "Given somebody was offered {it} before and has not answered",
      "When I {deed}",
      "Then I am told who that is and since when, and nobody is offered {it} twice",
    ],
  ],
  section: "Offers of {objects}",
  shows: "What was offered to whom and when, and what they answered.",
  feature: "The system shall let {who} {theirs}.",
};

/** Deeds with money, and what is offered for it. */
export const PAYING: readonly DeedPattern[] = [
  {
    key: "pay",
    verbs: ["pay", "pay back", "pay off", "pay out", "settle", "deposit"],
    so: "it is clear what is paid and what is owed",
    criteria: [
      ["Given an amount is due", "When I {deed}", "Then it is shown as paid, and I have a receipt"],
      ["Given the payment is declined", "When I {deed}", "Then nothing is charged, I am told so, and I can try again"],
    ],
    section: "Payment for {objects}",
    shows: "What is due, what is paid, and the receipts.",
    feature: "The system shall let {who} {theirs}.",
    risk: {
      name: "Paid and not recorded",
      functionality: "Payment for {objects}",
      description:
        "A payment can go through while its confirmation gets lost on the way. Whoever paid would be asked for the money again, so each open payment is compared with what has arrived before anybody is reminded of it.",
    },
  },
  {
    key: "charge",
    verbs: ["charge", "bill", "invoice", "debit", "bank"],
    so: "it is clear what is paid and what is owed",
    criteria: [
      [
        "Given the amount is due and has not been charged yet",
        "When I {deed}",
        "Then the other side sees the amount, the reason and the date",
      ],
      ["Given the amount was charged before", "When I {deed} again", "Then I am warned, and nothing is charged twice"],
    ],
    section: "Amounts for {objects}",
    shows: "Each amount with its reason, its date and whether it is paid.",
    counterpart: {
      name: "See and settle what {providers} charge me",
      want: "to see what {providers} charge me, settle it or dispute it",
      so: "I pay what was agreed and nothing else",
      criteria: [
        ["Given an open amount", "When I settle it", "Then both sides see it as paid and I have a receipt"],
        [
          "Given I dispute an amount with a reason",
          "When I send the dispute",
          "Then it is not due until {a provider} has answered",
        ],
      ],
    },
    feature: "The system shall let {who} {theirs}.",
    risk: {
      name: "Wrong or disputed amounts",
      functionality: "Amounts for {objects}",
      description:
        "An amount that is wrong by one digit costs money and trust. So both sides see the same record, with the reason for each amount and who entered it.",
    },
  },
  {
    key: "refund",
    verbs: ["refund", "reimburse"],
    so: "whoever paid has their money back",
    criteria: [
      [
        "Given the amount was paid",
        "When I {deed}",
        "Then whoever paid sees how much is paid back, with the reason and the date",
      ],
      ["Given the amount was paid back before", "When I {deed} again", "Then it is refused, and nothing is paid back twice"],
    ],
    section: "Refunds for {objects}",
    shows: "What was paid back, to whom, when and why.",
    feature: "The system shall let {who} {theirs}.",
    risk: {
      name: "Paid back twice",
      functionality: "Refunds for {objects}",
      description:
        "Two people can pay the same amount back, or one of them presses twice. The money is hard to get back, so what was paid back is counted with each payment, and never more than was paid.",
    },
  },
  {
    key: "offer",
    verbs: ["offer", "list", "put up", "advertise", "promote", "auction", "lease", "tender", "provide", "rent out", "supply"],
    so: "those who look for {it} find what I have",
    criteria: [
      ["Given {thing is} described with all that is asked for", "When I {deed}", "Then those it is meant for see it"],
      ["Given a required detail is missing", "When I {deed}", "Then it is not shown to anybody, and the detail is named"],
    ],
    section: "Offers of {objects}",
    shows: "What is offered, on which terms, and whether it is still to be had.",
    counterpart: {
      name: "See what {providers} offer me",
      want: "to see what {providers} offer, with terms and availability",
      so: "I can decide without asking first",
      criteria: [
        ["Given an offer by {a provider}", "When I open it", "Then I see its terms and whether it is available"],
        ["Given the offer was withdrawn", "When I try to accept it", "Then it is refused and I see similar offers"],
      ],
    },
    feature: "The system shall let {who} {theirs}.",
  },
  {
    key: "sell",
    verbs: ["sell"],
    so: "it is clear what is sold and what is left",
    criteria: [
      ["Given {thing is} still for sale", "When I {deed}", "Then what is left goes down, and the sale is kept with its date"],
      ["Given {thing is} sold out", "When I {deed}", "Then the sale is refused and nothing is charged"],
    ],
    section: "Sale of {objects}",
    shows: "What is for sale, what it costs, and what was sold when.",
    feature: "The system shall let {who} {theirs}.",
  },
];
