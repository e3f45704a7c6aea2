import type { ConcernPattern, DeedPattern } from "./pattern.ts";

/** What the page of the registration holds already. */
export const SIGNING_UP: DeedPattern = {
  key: "sign-up",
  verbs: ["create an account"],
  so: "what I entered is there when I come back",
  criteria: [
    [
      "Given I have no account yet",
      "When I enter my name, e-mail address and a password of at least 12 characters",
      "Then I receive a confirmation link that is valid for 24 hours",
    ],
    [
      "Given an account with my e-mail address exists",
      "When I try to register again",
      "Then no second account is created and I am offered to sign in or reset my password",
    ],
  ],
  section: "Registration form",
  shows: "Collects name, e-mail address and password.",
  feature: "The system shall let {who} {theirs}.",
};

/** For people who come by themselves; those who are invited register nowhere. */
export const registration: ConcernPattern = {
  key: "registration",
  needs: ["newcomers"],
  keywords: [],
  verbs: { customer: [], provider: [] },
  object: ["account", "accounts"],
  borrows: false,
  scope: "registration of {customers} with a confirmed e-mail address",
  pages: [
    {
      name: "Registration",
      description: "Where {customers} create an account and prove their e-mail address.",
      sections: [
        {
          name: "Registration form",
          description: "Collects name, e-mail address and password.",
          stories: ["Create an account"],
          features: [
            [
              "Account creation",
              "The system shall create an account after the e-mail address is confirmed through a link that is valid for 24 hours.",
            ],
          ],
        },
        {
          needs: ["one-sided"],
          name: "First rights",
          description: "What somebody may do who registered by themselves.",
          stories: ["Create an account"],
          features: [
            [
              "Rights of a new account",
              "The system shall give an account that somebody created by themselves the rights of {a customer} and no others.",
            ],
          ],
        },
        {
          needs: ["market"],
          name: "Choice of side",
          description: "What somebody comes for, asked once.",
          stories: ["Create an account"],
          features: [
            ["Side of a new account", "The system shall let a new person choose whether to be {a customer} or {a provider}."],
          ],
        },
        {
          name: "End of an account",
          description: "What is erased with an account, and when.",
          stories: ["Delete my account"],
          features: [["Account deletion", "The system shall erase the personal data of a deleted account within 30 days."]],
        },
      ],
    },
  ],
  stories: [
    {
      by: "newcomer",
      told: /^(?:sign up$|create an account|register (?:online|by|with))/,
      name: "Create an account",
      want: "to create an account with my e-mail address",
      so: SIGNING_UP.so,
      criteria: SIGNING_UP.criteria,
    },
    {
      by: "newcomer",
      name: "Delete my account",
      want: "to delete my account together with my personal data",
      so: "nothing about me is kept longer than the law demands",
      criteria: [
        [
          "Given I have confirmed with my password",
          "When I delete my account",
          "Then my personal data is erased within 30 days and I receive a confirmation",
        ],
        [
          "Given something of mine is not finished yet",
          "When I ask for deletion",
          "Then the account is not deleted and what has to be finished first is named",
        ],
      ],
    },
  ],
  risks: [
    {
      name: "Invented accounts",
      functionality: "Registration",
      description:
        "Programs create accounts in bulk, and people register with an address that is not theirs. So nothing of an account works before its address was confirmed, and at most 5 accounts an hour are created from one address.",
    },
  ],
};
