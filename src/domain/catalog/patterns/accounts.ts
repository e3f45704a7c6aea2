import type { ConcernPattern } from "./pattern.ts";

export const accounts: ConcernPattern = {
  key: "accounts",
  keywords: ["account", "login", "log in", "sign in", "sign up", "register", "password", "profile"],
  verbs: { customer: [], provider: [] },
  object: ["account", "accounts"],
  borrows: false,
  scope: "registration, sign-in, password recovery and personal profiles",
  excluded: "Migrating accounts from an existing system",
  pages: [
    {
      name: "Sign in and registration",
      description: "Where visitors create an account, prove their e-mail address and sign in.",
      sections: [
        {
          name: "Registration form",
          description: "Collects name, e-mail address, password and the role a person takes.",
          stories: ["Create an account"],
          features: [
            [
              "Account creation",
              "The system shall create an account after the e-mail address is confirmed through a link that is valid for 24 hours.",
            ],
            ["Role choice at registration", "The system shall let a new person choose the role they take."],
            ["Fields of the chosen role", "The system shall show a new person only the fields that the chosen role needs."],
          ],
        },
        {
          name: "Sign-in form",
          description: "Checks who is there and opens the screen that belongs to the person's role.",
          stories: ["Recover a forgotten password"],
          features: [
            ["Sign-in with lockout", "The system shall lock sign-in for 15 minutes after 5 wrong passwords in a row."],
            ["Notice of a lockout", "The system shall tell the owner of an account by e-mail that its sign-in is locked."],
            ["Password recovery", "The system shall send a single-use recovery link that expires after 60 minutes."],
          ],
        },
      ],
    },
    {
      name: "Profile and settings",
      description: "Where people keep their personal details, preferences and sessions up to date.",
      sections: [
        {
          name: "Personal details",
          description: "Name, picture and contact details, with a preview of what others see.",
          stories: ["Keep my profile up to date"],
          features: [["Profile editing", "The system shall show changed details to others within 1 minute of being saved."]],
        },
        {
          name: "Sign-in and devices",
          description: "Password change and the list of devices with an open session.",
          features: [
            ["Session overview", "The system shall list every open session with device and last use."],
            ["End of a chosen session", "The system shall end a chosen session within 10 seconds."],
          ],
        },
      ],
    },
  ],
  stories: [
    {
      by: "everyone",
      name: "Create an account",
      want: "to create an account with my e-mail address",
      so: "my details and my work are there when I come back",
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
    },
    {
      by: "everyone",
      name: "Recover a forgotten password",
      want: "to set a new password through a link sent to my e-mail address",
      so: "I regain access without waiting for anyone",
      criteria: [
        [
          "Given I have an account",
          "When I ask for a recovery link",
          "Then it arrives within 2 minutes and works once, for 60 minutes",
        ],
        [
          "Given my recovery link is older than 60 minutes",
          "When I open it",
          "Then it is refused and I can ask for a new one on the same screen",
        ],
      ],
    },
    {
      by: "everyone",
      name: "Keep my profile up to date",
      want: "to edit my name, picture and contact details",
      so: "the people I deal with can reach me",
      criteria: [
        ["Given I am signed in", "When I change my phone number and save", "Then the new number is shown in my profile"],
        [
          "Given I am editing my profile",
          "When I remove a required field and save",
          "Then nothing is stored and the field says what is missing",
        ],
      ],
    },
    {
      by: "everyone",
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
          "Given I still have an unfinished transaction",
          "When I ask for deletion",
          "Then the account is not deleted and the transaction to finish is named",
        ],
      ],
    },
  ],
  risks: [
    {
      name: "Account takeover",
      functionality: "Sign-in and password recovery",
      description:
        "Passwords leaked from other services are tried in bulk. An attacker who gets in sees personal data and acts in the owner's name, so attempts are limited to 5 per 15 minutes and owners are told about sign-ins from new devices.",
    },
  ],
};
