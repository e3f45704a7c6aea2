import type { ConcernPattern } from "./pattern.ts";

export const jobs: ConcernPattern = {
  key: "jobs",
  short: /\b(?:job board|vacanc(?:y|ies)|applicants?|recruit(?:s|ers?|ing|ment)?|hiring)\b/,
  keywords: ["candidate", "resume", "internship"],
  verbs: { customer: [], provider: ["recruit"] },
  object: ["position", "positions"],
  borrows: false,
  scope: "announcing {objects}, applications and the choice among them",
  excluded: "Employment contracts and payroll",
  pages: [
    {
      name: "{Objects}",
      description: "Where {customers} find {objects} and apply.",
      sections: [
        {
          name: "Open {objects}",
          description: "{Objects} with place, conditions and closing date.",
          stories: ["Apply for {a object}"],
          features: [["Closing date", "The system shall take {a object} off the list at the end of its closing day."]],
        },
        {
          name: "Application form",
          description: "Letter, documents and answers to up to 5 questions.",
          stories: ["Apply for {a object}"],
          features: [
            ["Application in one step", "The system shall accept up to 5 documents of 20 MB each with an application."],
            ["Confirmation to the applicant", "The system shall confirm an application within 1 minute."],
          ],
        },
      ],
    },
    {
      name: "Applications",
      description: "Where {providers} compare applications and answer each of them.",
      sections: [
        {
          name: "Application list",
          description: "Applications by state, with remarks of everyone involved.",
          stories: ["Compare applications"],
          features: [["Answer to every application", "The system shall list first those whom nobody has answered for 14 days."]],
        },
      ],
    },
  ],
  stories: [
    {
      by: "customer",
      name: "Apply for {a object}",
      want: "to apply for {a object} with my documents",
      so: "I can show what I am able to do",
      criteria: [
        [
          "Given an open {object}",
          "When I send my application",
          "Then I receive a confirmation within 1 minute and see its state",
        ],
        ["Given the closing date has passed", "When I send my application", "Then it is refused and similar {objects} are shown"],
      ],
    },
    {
      by: "provider",
      name: "Compare applications",
      want: "to see applications side by side with remarks of my colleagues",
      so: "the choice can be explained",
      criteria: [
        ["Given 25 applications", "When I sort them by state", "Then I see who has been answered and who has not"],
        [
          "Given a colleague is related to an applicant and has said so",
          "When they open the application",
          "Then access is refused",
        ],
      ],
    },
    {
      by: "customer",
      name: "Withdraw an application",
      want: "to withdraw an application and have my documents erased",
      so: "my papers do not stay with strangers",
      criteria: [
        [
          "Given an open application",
          "When I withdraw it",
          "Then my documents are erased within 30 days and the other side is told",
        ],
        ["Given a contract has been signed", "When I try to withdraw", "Then it is refused and a contact is named"],
      ],
    },
  ],
  risks: [
    {
      name: "Unfair selection",
      functionality: "Applications",
      description:
        "Choices by origin, age or sex break the law and lose the people with the best results for 1 position after the other. Reasons are recorded and documents erased after 6 months.",
    },
  ],
};
