import type { ConcernPattern } from "./pattern.ts";

export const events: ConcernPattern = {
  key: "events",
  short: /\b(?:concerts?|conferences?|festivals?|meetups?|tournaments?|webinars?|rehearsals?|gigs?)\b|(?<!\bin the )\bevents?\b/,
  keywords: ["ticket", "attendee", "workshop"],
  verbs: { customer: ["attend"], provider: [] },
  doneBy: {
    customer: /\b(?:attend|register|buy|sign up)\b/,
    provider:
      /\b(?:organi[sz]e|announce|plan|schedule|list|publish)\b.*\b(?:events?|dates?|concerts?|rehearsals?|gigs?|tournaments?)\b/,
  },
  object: ["event", "events"],
  heads: ["event", "concert", "workshop", "tournament", "conference", "meetup", "festival", "webinar", "gig", "rehearsal"],
  borrows: false,
  scope: "announcing {objects}, registration and admission",
  excluded: "Hiring rooms, staff and equipment",
  pages: [
    {
      name: "{Objects}",
      description: "Where {customers} find {objects} and take part, and {providers} see who comes.",
      sections: [
        {
          name: "Calendar",
          description: "Coming {objects} with date, place and free places.",
          stories: ["Announce {a object}", "Take part in {a object}"],
          features: [
            ["Registration with a limit", "The system shall register people up to the limit set."],
            ["Waiting list", "The system shall run a waiting list in order of arrival."],
          ],
        },
        {
          name: "Admission",
          description: "Codes to scan at the entrance and the list of those present.",
          stories: ["Take part in {a object}"],
          features: [
            [
              "Admission by code",
              "The system shall admit each code once and answer within 1 second, for up to 4 hours without a connection too.",
            ],
          ],
        },
      ],
    },
  ],
  stories: [
    {
      by: "provider",
      name: "Announce {a object}",
      want: "to announce {a object} with date, place and number of places",
      so: "people can plan to come",
      criteria: [
        ["Given date, place and limit are set", "When I publish the announcement", "Then it is in the calendar within 1 minute"],
        ["Given the date lies in the past", "When I publish", "Then it is refused and the date is marked"],
      ],
    },
    {
      by: "customer",
      name: "Take part in {a object}",
      want: "to register for {a object} with a code as proof",
      so: "my place is certain",
      criteria: [
        ["Given 3 free places", "When I register", "Then I receive a code within 1 minute and 2 places are left"],
        ["Given no place is free", "When I register", "Then I am not registered and can join the waiting list"],
      ],
    },
    {
      by: "provider",
      name: "Tell everybody about a change",
      want: "to tell everybody registered of a new time or place",
      so: "nobody stands in front of a closed door",
      criteria: [
        [
          "Given 80 people are registered",
          "When I change the place",
          "Then all are told within 5 minutes and I see who has read it",
        ],
        [
          "Given 2 e-mails could not be delivered",
          "When I look at the list",
          "Then I see who was not reached and their phone numbers",
        ],
      ],
    },
  ],
  risks: [
    {
      name: "Cancelled or overcrowded {objects}",
      functionality: "Registration and admission",
      description:
        "More people than places are dangerous, cancelled dates cost refunds. The limit is therefore enforced at registration and at the entrance.",
    },
  ],
};
