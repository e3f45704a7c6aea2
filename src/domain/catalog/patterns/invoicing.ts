import type { ConcernPattern } from "./pattern.ts";

export const invoicing: ConcernPattern = {
  key: "invoicing",
  short: /\binvoic(?:e|es|ing)\b|\bbookkeeping\b/,
  keywords: ["accounting", "expense", "tax"],
  verbs: { customer: [], provider: ["bill", "invoice"] },
  object: ["invoice", "invoices"],
  borrows: false,
  scope: "issuing invoices, following what is due and reminding of it",
  excluded: "Annual accounts and tax returns",
  pages: [
    {
      name: "Invoices",
      description: "Where {providers} issue invoices and see what is paid, due and overdue.",
      sections: [
        {
          name: "Invoice editor",
          description: "Lines, tax, terms and a preview as the recipient will see it.",
          stories: ["Issue an invoice"],
          features: [
            ["Numbering without gaps", "The system shall number invoices without gaps."],
            [
              "Invoices left as they were sent",
              "The system shall refuse a change to an invoice that was sent; a correction is a document of its own.",
            ],
            ["Tax by line", "The system shall calculate tax by line and round it once, to the cent."],
          ],
        },
        {
          name: "Open amounts",
          description: "What is due, since when, and which reminders were sent.",
          stories: ["See overdue amounts"],
          features: [
            [
              "Payment reminders",
              "The system shall send a reminder 3, 14 and 28 days after the due date unless it is switched off for a recipient.",
            ],
          ],
        },
      ],
    },
  ],
  stories: [
    {
      by: "provider",
      told: /\binvoice\b/,
      name: "Issue an invoice",
      want: "to issue an invoice from what I have recorded",
      so: "I am paid for everything I have done",
      criteria: [
        [
          "Given 6 lines that were not invoiced yet",
          "When I issue the invoice",
          "Then it gets the next number and is sent as PDF",
        ],
        [
          "Given the recipient has no address",
          "When I issue the invoice",
          "Then no number is used and the missing address is named",
        ],
      ],
    },
    {
      by: "provider",
      name: "See overdue amounts",
      want: "to see which amounts are overdue and since when",
      so: "I can ask for them before they are lost",
      criteria: [
        ["Given 3 overdue invoices", "When I open the list", "Then they are sorted by days overdue with their total"],
        [
          "Given a payment of 90.00 for an invoice of 100.00",
          "When it is booked",
          "Then the invoice is not closed and 10.00 stays due",
        ],
      ],
    },
    {
      by: "customer",
      name: "Receive and dispute an invoice",
      want: "to open an invoice, pay it or dispute a line",
      so: "I pay what was agreed and nothing else",
      criteria: [
        [
          "Given an invoice sent to me",
          "When I dispute a line with a reason",
          "Then its sender is told and reminders stop for 14 days",
        ],
        [
          "Given the invoice has been paid",
          "When I try to dispute it",
          "Then the dispute is refused and I am shown how to ask for a correction",
        ],
      ],
    },
  ],
  risks: [
    {
      name: "Invoices that do not meet the law",
      functionality: "Invoices",
      description:
        "A gap in the numbers or a wrong tax rate can cost the recipient the tax deduction and the issuer a fine. Numbers are given on issue only, and sent invoices cannot be changed.",
    },
  ],
};
