import type { ConcernPattern } from "./pattern.ts";

/** Only what people publish for others can be reported. */
const PUBLISHED =
  /\b(?:communit\w*|forums?|chats?|market ?places?|listings?|social network|blogs?|dating|(?:post|publish|share|write|leave)(?:s|es)? (?:a |an |their |own |the )?(?:reviews?|photos?|pictures?|videos?|recipes?|stor(?:y|ies))|user profiles?)\b/;

export const administration: ConcernPattern = {
  key: "administration",
  keywords: [],
  verbs: { customer: [], provider: [] },
  object: ["entry", "entries"],
  borrows: false,
  scope: "managing people and their roles, with a record of every administrative action",
  pages: [
    {
      name: "Administration",
      description: "Where administrators manage people and see who changed what.",
      sections: [
        {
          name: "People and roles",
          description: "Everyone with an account, their role, state and last activity.",
          stories: ["Manage people and roles"],
          features: [
            ["Role management", "The system shall apply a change of role by an administrator at that person's next request."],
          ],
        },
        {
          needs: ["invited"],
          name: "Invitations",
          description: "Who was invited to which role, and who has not answered yet.",
          stories: ["Invite people", "Take access away"],
          features: [
            [
              "Invitation by e-mail",
              "The system shall invite a person to a role with a single-use link that expires after 7 days.",
            ],
            [
              "Access taken away",
              "The system shall end all sessions of a person within 60 seconds of their access being taken away.",
            ],
          ],
        },
        {
          needs: ["newcomers"],
          name: "Suspended accounts",
          description: "Accounts that may not sign in at present, with the reason and the date.",
          stories: ["Suspend an account"],
          features: [["Account suspension", "The system shall end all sessions of a suspended account within 60 seconds."]],
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
      needs: ["invited"],
      by: "admin",
      name: "Invite people",
      want: "to invite people by e-mail to the role they have",
      so: "only those who belong here have an account",
      criteria: [
        [
          "Given a name, an e-mail address and a role",
          "When I send the invitation",
          "Then its link arrives within 2 minutes and works once, for 7 days",
        ],
        [
          "Given an account with this e-mail address exists",
          "When I send the invitation",
          "Then no second account is created and I see the role the person has",
        ],
      ],
    },
    {
      needs: ["invited"],
      by: "admin",
      name: "Take access away",
      want: "to take away the access of somebody who has left",
      so: "nobody who has left can see or change anything",
      criteria: [
        [
          "Given somebody who has left",
          "When I take their access away",
          "Then their sessions end within 60 seconds and what they entered stays",
        ],
        ["Given somebody without access", "When they try to sign in", "Then sign-in is refused and nothing is shown"],
      ],
    },
    {
      needs: ["newcomers"],
      by: "admin",
      name: "Suspend an account",
      want: "to suspend an account that breaks the rules",
      so: "the other people are protected while I look into the case",
      criteria: [
        [
          "Given an account that broke a rule",
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
      functionality: "Administration",
      description:
        "An administrator can give and take roles. One careless or hostile person could open to somebody what is not meant for them, or shut everybody out, so each action is recorded and the last administrator cannot be removed.",
    },
  ],
};
