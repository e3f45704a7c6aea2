import type { ConcernPattern } from "./pattern.ts";

/** Only what people publish for others can be reported. */
const PUBLISHED =
  /\b(?:communit\w*|forums?|chats?|market ?places?|e-commerce|listings?|adverts?|social|blogs?|dating|(?:post|publish|share|write|leave)(?:s|es)? (?:a |an |their |own |the )?(?:reviews?|photos?|pictures?|videos?|recipes?|stor(?:y|ies)|offers?)|user profiles?)\b/;

export const administration: ConcernPattern = {
  key: "administration",
  keywords: ["admin", "administrator", "administration", "back office", "permission", "role", "moderator", "moderate"],
  verbs: { customer: [], provider: ["moderate", "ban", "suspend"] },
  object: ["entry", "entries"],
  borrows: false,
  scope: "managing people and their roles, with a record of every administrative action",
  pages: [
    {
      name: "Administration",
      description: "Where administrators manage people, see who changed what and set the rules of the product.",
      sections: [
        {
          name: "People and roles",
          description: "Everyone with an account, their role, state and last activity.",
          stories: ["Manage people and roles", "Suspend an account"],
          features: [
            ["Role management", "The system shall apply a change of role by an administrator at that person's next request."],
            ["Account suspension", "The system shall end all sessions of a suspended account within 60 seconds."],
            ["Data of suspended accounts", "The system shall keep the data of a suspended account for 90 days."],
          ],
        },
        {
          calledBy: PUBLISHED,
          name: "Reports",
          description: "Content and people that others have reported, oldest first.",
          stories: ["Decide on reports"],
          features: [
            ["Report handling", "The system shall show each report with its subject, reason and reporter."],
            ["Decision on a report", "The system shall record the decision taken on each report."],
          ],
        },
        {
          name: "Audit log",
          description: "Who changed what and when, for the last 12 months.",
          stories: ["Read the audit log"],
          features: [
            ["Audit trail", "The system shall record person, action, subject and time of each administrative action."],
            ["Records nobody can edit", "The system shall refuse each change to the record of an administrative action."],
          ],
        },
      ],
    },
  ],
  stories: [
    {
      by: "admin",
      name: "Manage people and roles",
      want: "to change the role of each account",
      so: "everyone can do their work and nothing beyond it",
      criteria: [
        [
          "Given I opened the list of people",
          "When I change a role and confirm",
          "Then the new rights apply at that person's next request and the change is in the audit log",
        ],
        [
          "Given I am the only administrator",
          "When I try to remove my own administrator role",
          "Then the change is refused because one administrator must remain",
        ],
      ],
    },
    {
      by: "admin",
      name: "Suspend an account",
      want: "to suspend an account that breaks the rules",
      so: "the other people are protected while I look into the case",
      criteria: [
        [
          "Given an account with a report against it",
          "When I suspend it with a reason",
          "Then its sessions end within 60 seconds and its owner is told the reason",
        ],
        [
          "Given a suspended account",
          "When its owner tries to sign in",
          "Then sign-in is refused and the message says how to appeal",
        ],
      ],
    },
    {
      by: "admin",
      calledBy: PUBLISHED,
      name: "Decide on reports",
      want: "to decide on reported content",
      so: "harmful content is removed and honest people are not punished",
      criteria: [
        [
          "Given a new report",
          "When I remove the content with a reason",
          "Then reporter and author are told and the decision is recorded",
        ],
        [
          "Given a colleague has already decided the report",
          "When I submit another decision",
          "Then mine is not stored and I see the earlier one",
        ],
      ],
    },
    {
      by: "admin",
      name: "Read the audit log",
      want: "to look up who changed what, filtered by person and period",
      so: "I can explain every change when somebody asks",
      criteria: [
        [
          "Given changes of the last 12 months",
          "When I filter by a person and a week",
          "Then I see each change with its time, old value and new value",
        ],
        [
          "Given I chose an end date before the start date",
          "When I apply the filter",
          "Then no search runs and the dates are marked as wrong",
        ],
      ],
    },
  ],
  risks: [
    {
      name: "Misuse of administrator rights",
      functionality: "Administration of people and content",
      description:
        "An administrator can read and change data of everyone. One careless or hostile person could harm all users, so each action is recorded and the last administrator cannot be removed.",
    },
  ],
};
