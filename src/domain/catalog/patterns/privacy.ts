import type { ConcernPattern } from "./pattern.ts";

export const privacy: ConcernPattern = {
  key: "privacy",
  words: /\b(?:gdpr|personal data|privacy|data protection)\b/,
  short: /\b(?:consent|hipaa|cookies?)\b/,
  keywords: [],
  verbs: { customer: [], provider: [] },
  object: ["consent", "consents"],
  borrows: false,
  scope: "consent, information on stored data, and erasure",
  pages: [
    {
      name: "Privacy",
      description: "Where people see what is stored about them and decide on it.",
      sections: [
        {
          name: "Consent",
          description: "Each purpose with its own choice, all of them off at first.",
          stories: ["Decide what is recorded about me"],
          features: [
            ["Consent by purpose", "The system shall load nothing that needs consent before it was given."],
            ["Choice remembered", "The system shall remember the choice of each purpose for 12 months."],
          ],
        },
        {
          name: "My data",
          description: "Export and erasure of one's own data.",
          stories: ["Receive a copy of my data"],
          features: [
            ["Export of own data", "The system shall deliver a person's own data as a file within 24 hours of the request."],
          ],
        },
      ],
    },
  ],
  stories: [
    {
      by: "everyone",
      name: "Decide what is recorded about me",
      want: "to accept or refuse each purpose of data processing by itself",
      so: "I use the product on my own terms",
      criteria: [
        ["Given I have refused statistics", "When I use the product", "Then nothing about my visit is counted"],
        ["Given I have made no choice", "When a page is opened", "Then nothing that needs consent is loaded"],
      ],
    },
    {
      by: "everyone",
      name: "Receive a copy of my data",
      want: "to download all data stored about me",
      so: "I can check it and take it elsewhere",
      criteria: [
        [
          "Given I have confirmed with my password",
          "When I ask for the copy",
          "Then I receive a link within 24 hours that works for 7 days",
        ],
        [
          "Given somebody else opens the link",
          "When they are not signed in as me",
          "Then access is refused and I am told of the attempt",
        ],
      ],
    },
    {
      by: "admin",
      name: "Answer privacy requests in time",
      want: "to see privacy requests with their legal deadline",
      so: "each is answered within 30 days",
      criteria: [
        ["Given 2 open requests", "When I open the list", "Then each shows the days left"],
        ["Given 7 days are left", "When nobody has taken the request", "Then all administrators are warned"],
      ],
    },
  ],
  risks: [
    {
      name: "Breach of data protection law",
      functionality: "Processing of personal data",
      description:
        "Data kept too long or used for another purpose leads to fines of up to 4 percent of turnover. Each kind of data therefore has a purpose and an erasure date.",
    },
  ],
};
