import type { ConcernPattern } from "./pattern.ts";

export const devices: ConcernPattern = {
  key: "devices",
  short: /\b(?:sensors?|iot|thermostats?|gateways?|wearables?|smart ?watch(?:es)?|firmware)\b/,
  keywords: ["bluetooth", "drone", "robot"],
  verbs: { customer: [], provider: ["calibrate"] },
  object: ["device", "devices"],
  heads: [
    "sensor",
    "thermostat",
    "camera",
    "meter",
    "tracker",
    "lock",
    "valve",
    "gateway",
    "wearable",
    "drone",
    "robot",
    "pump",
    "thermometer",
    "scale",
  ],
  borrows: false,
  scope: "connecting {objects}, receiving their readings and updating their software",
  excluded: "Manufacture and repair of hardware",
  pages: [
    {
      name: "{Objects}",
      description: "Where {customers} connect {objects}, see their readings and react to alarms.",
      sections: [
        {
          name: "Connected {objects}",
          description: "Each {object} with its place, state, battery and last contact.",
          stories: ["Connect {a object}"],
          features: [
            ["Pairing by code", "The system shall connect {a object} when its code is scanned."],
            ["First reading confirmed", "The system shall confirm the first reading of a connected {object} within 60 seconds."],
            ["Offline detection", "The system shall mark {a object} as offline after 15 minutes without contact."],
            ["Notice of silence", "The system shall tell the owner once that {a object} is offline."],
          ],
        },
        {
          name: "Readings and alarms",
          description: "Readings as a curve, with limits and the alarms they have caused.",
          stories: ["Be alarmed when a reading leaves its limits", "See the history of readings"],
          features: [
            [
              "Reading history",
              "The system shall keep readings at full resolution for 30 days and as hourly averages for 2 years.",
            ],
            [
              "Alarm limits",
              "The system shall raise an alarm within 30 seconds after a reading has left its limits for 2 readings in a row.",
            ],
          ],
        },
        {
          name: "Software updates",
          description: "Version of each {object} and the progress of updates.",
          stories: ["Update {objects} in groups"],
          features: [
            ["Signed updates", "The system shall install only signed updates, 10 percent of {objects} first."],
            ["Return to the old version", "The system shall go back to the old version when an update fails."],
          ],
        },
      ],
    },
  ],
  stories: [
    {
      by: "customer",
      name: "Connect {a object}",
      want: "to connect {a object} by scanning its code",
      so: "its readings arrive without help from a technician",
      criteria: [
        [
          "Given a new {object} in range",
          "When I scan its code and give it a place",
          "Then its first reading is shown within 60 seconds",
        ],
        [
          "Given the {object} belongs to another account",
          "When I scan its code",
          "Then it is refused and I see how its owner can release it",
        ],
      ],
    },
    {
      by: "customer",
      name: "Be alarmed when a reading leaves its limits",
      want: "to be alarmed when a reading leaves the limits I set",
      so: "I can act before damage is done",
      criteria: [
        ["Given an upper limit of 30", "When 2 readings in a row are above it", "Then I am notified within 30 seconds"],
        [
          "Given the {object} has been offline for 15 minutes",
          "When no reading arrives",
          "Then I am told that it is offline and its last reading is marked as outdated",
        ],
      ],
    },
    {
      by: "customer",
      name: "See the history of readings",
      want: "to see readings of a chosen period as a curve",
      so: "I recognise a pattern before it becomes a fault",
      criteria: [
        [
          "Given readings of 12 months",
          "When I choose a week",
          "Then the curve appears within 2 seconds with minimum, average and maximum",
        ],
        ["Given 3 hours without readings", "When I open that day", "Then the gap is shown as a gap and not as a line"],
      ],
    },
    {
      by: "provider",
      name: "Update {objects} in groups",
      want: "to release an update to 10 percent of {objects} first",
      so: "a faulty version does not stop all of them",
      criteria: [
        ["Given a signed update", "When 10 percent have run it for 24 hours without a fault", "Then I can release it to all"],
        [
          "Given {a object} does not report back within 10 minutes after the update",
          "When the time is over",
          "Then it returns to the old version and the release stops",
        ],
      ],
    },
  ],
  risks: [
    {
      name: "{Objects} lose contact",
      functionality: "Readings and alarms",
      description:
        "Batteries run out and networks fail. Silence then looks as if all were well, and damage goes unseen, so silence of 15 minutes is itself an alarm.",
    },
  ],
};
