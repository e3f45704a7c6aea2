import type { ConcernPattern } from "./pattern.ts";

export const accounts: ConcernPattern = {
  key: "accounts",
  keywords: [],
  verbs: { customer: [], provider: [] },
  object: ["account", "accounts"],
  borrows: false,
  scope: "sign-in, password recovery and personal details",
  pages: [
    {
      name: "Sign in",
      description: "Where people sign in and win back a lost password.",
      sections: [
        {
          name: "Sign-in form",
          description: "Checks who is there and opens the page that belongs to the person's role.",
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
      description: "Where people keep their personal details and their password up to date.",
      sections: [
        {
          name: "Personal details",
          description: "Name, e-mail address and phone number, with a note on who sees them.",
          stories: ["Keep my details up to date"],
          features: [["Changed details", "The system shall show changed details to others within 1 minute of being saved."]],
        },
        {
          name: "Sign-in and devices",
          description: "Password change and the list of devices with an open session.",
          stories: ["Keep my details up to date"],
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
      name: "Keep my details up to date",
      want: "to change my name, e-mail address and phone number",
      so: "I can be reached when it matters",
      criteria: [
        ["Given I am signed in", "When I change my phone number and save", "Then the new number is shown in my profile"],
        [
          "Given I am changing my details",
          "When I remove a required one and save",
          "Then nothing is stored and the field says what is missing",
        ],
      ],
    },
  ],
  risks: [
    {
      name: "Account takeover",
      functionality: "Sign-in and password recovery",
      description:
        "Passwords leaked from other services are tried in bulk. An attacker who gets in sees personal data and acts in the owner's name, so sign-in is locked after 5 wrong passwords and owners are told of it.",
    },
  ],
};
