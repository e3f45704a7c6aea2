import type { ConcernPattern } from "./pattern.ts";

export const offline: ConcernPattern = {
  key: "offline",
  words:
    /\b(?:offline|(?:bad|no|poor) (?:network|reception|signal|connection|internet)|without (?:an? |any )?(?:network|reception|signal|connection|internet)|w\/o reception|no data in the|dead spots?)\b/,
  keywords: [],
  verbs: { customer: [], provider: [] },
  object: ["entry", "entries"],
  borrows: false,
  scope: "work without a connection and synchronisation afterwards",
  pages: [
    {
      name: "Offline work",
      description: "Where people see what is stored on the device and what still has to be sent.",
      sections: [
        {
          name: "Waiting to be sent",
          description: "Changes made without a connection, in order of time.",
          stories: ["Work without a connection", "Send what was done offline"],
          features: [
            [
              "Work without a connection",
              "The system shall keep the last 30 days of a person's own data on the device, encrypted.",
            ],
            ["Changes made offline", "The system shall accept changes without a connection for 7 days."],
            ["Automatic synchronisation", "The system shall send waiting changes within 30 seconds once a connection is there."],
          ],
        },
        {
          name: "Conflicts",
          description: "Changes by two people to the same thing, side by side.",
          stories: ["Resolve a conflict of two versions"],
          features: [
            ["Conflict resolution", "The system shall show both versions of a conflict."],
            ["Chosen version kept", "The system shall store the chosen version of a conflict with a reference to the other."],
          ],
        },
      ],
    },
  ],
  stories: [
    {
      by: "everyone",
      name: "Work without a connection",
      want: "to go on entering and changing things without a connection",
      so: "a dead spot does not stop my work",
      criteria: [
        [
          "Given I was online today",
          "When I lose the connection and save a change",
          "Then it is kept on the device and marked as not sent",
        ],
        [
          "Given the memory of the device is full",
          "When I save a change",
          "Then I am warned before anything is lost and can free space",
        ],
      ],
    },
    {
      by: "everyone",
      name: "Send what was done offline",
      want: "to have my changes sent once the connection is back",
      so: "the others see my work without a second entry",
      criteria: [
        ["Given 12 waiting changes", "When the connection is back", "Then they are sent within 30 seconds, each exactly once"],
        [
          "Given the connection breaks off during sending",
          "When it is back",
          "Then nothing is sent twice and nothing is missing",
        ],
      ],
    },
    {
      by: "everyone",
      name: "Resolve a conflict of two versions",
      want: "to see my version beside that of a colleague",
      so: "no work is lost unnoticed",
      criteria: [
        [
          "Given a colleague changed the same thing",
          "When my change is sent",
          "Then I see both versions and choose one or combine them",
        ],
        [
          "Given I do not decide within 7 days",
          "When the time is over",
          "Then my version is not discarded: it stays in the list of conflicts",
        ],
      ],
    },
  ],
  risks: [
    {
      name: "Lost work after offline use",
      functionality: "Offline work",
      description:
        "A lost or broken phone takes unsent changes with it. People are reminded after 24 hours that changes are waiting, and data on the device is encrypted.",
    },
  ],
};
