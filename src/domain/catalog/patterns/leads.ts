import type { ConcernPattern } from "./pattern.ts";

export const leads: ConcernPattern = {
  key: "leads",
  short: /\b(?:landing page|contact form)\b/,
  keywords: ["newsletter", "lead", "campaign", "inquiry", "enquiry", "prospect"],
  verbs: { customer: [], provider: [] },
  object: ["enquiry", "enquiries"],
  borrows: false,
  scope: "receiving enquiries and sign-ups and following them up",
  excluded: "Buying addresses and calling people who have not asked for it",
  pages: [
    {
      name: "Home and contact",
      description: "Where {customers} learn what is on offer and leave their address.",
      sections: [
        {
          name: "Opening statement",
          description: "What it is, for whom, and the next step, visible without scrolling.",
          features: [["One next step", "The system shall show one main button on the first screen at widths from 360 px."]],
        },
        {
          name: "Contact form",
          description: "Name, e-mail address and message, with consent.",
          stories: ["Ask a question"],
          features: [
            ["Contact form", "The system shall confirm a message within 1 minute by e-mail."],
            ["Messages kept for a year", "The system shall keep a message for 12 months."],
            [
              "Protection against robots",
              "The system shall reject more than 5 messages per hour from one address without a picture riddle.",
            ],
          ],
        },
      ],
    },
    {
      name: "Enquiries",
      description: "Where {providers} answer enquiries and see where they came from.",
      sections: [
        {
          name: "Enquiry list",
          description: "Enquiries by state and age, with their source.",
          stories: ["Answer enquiries in order"],
          features: [
            [
              "Source of an enquiry",
              "The system shall record the campaign an enquiry came from, without following the person beyond the site.",
            ],
          ],
        },
      ],
    },
  ],
  stories: [
    {
      by: "customer",
      name: "Ask a question",
      want: "to send a question through a form",
      so: "I receive an answer from a person within 2 working days",
      criteria: [
        [
          "Given I have entered my e-mail address and a message",
          "When I send it",
          "Then I receive a confirmation within 1 minute",
        ],
        [
          "Given the mail server does not answer",
          "When I send it",
          "Then my message is kept, nothing I typed is lost and I am told that the confirmation will be late",
        ],
      ],
    },
    {
      by: "customer",
      name: "Sign up for news",
      want: "to sign up for news with a confirmed address",
      so: "I hear when there is something new and can stop it again",
      criteria: [
        ["Given I have entered my address", "When I open the confirmation link within 48 hours", "Then I am signed up"],
        ["Given I never confirm", "When 48 hours have passed", "Then I receive nothing and my address is erased"],
      ],
    },
    {
      by: "provider",
      name: "Answer enquiries in order",
      want: "to mark enquiries as answered in a list by age",
      so: "none is forgotten",
      criteria: [
        ["Given 9 open enquiries", "When I open the list", "Then the oldest is on top and those above 2 working days are marked"],
        [
          "Given a colleague is answering the same enquiry",
          "When I open it",
          "Then I see their name and cannot send a second answer",
        ],
      ],
    },
  ],
  risks: [
    {
      name: "Messages without consent",
      functionality: "Sign-up for news",
      description:
        "Sending news to people who have not confirmed breaks the law and gets the sender's domain blocked. Nothing is sent before an address was confirmed.",
    },
  ],
};
