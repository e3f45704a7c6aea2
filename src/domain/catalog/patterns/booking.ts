import type { ConcernPattern } from "./pattern.ts";

export const booking: ConcernPattern = {
  key: "booking",
  short:
    /\b(?:appointments?|time ?slots?|bookings?|reservations?)\b|\bbook(?:s|ing)? (?:an? |the )?(?:class(?:es)?|courts?|rooms?|tables?|lessons?|halls?|seats?|viewings?)\b/,
  heads: ["appointment", "class", "court", "room", "table", "lesson", "hall", "seat", "viewing", "slot"],
  keywords: ["availability", "calendar"],
  verbs: { customer: ["book", "reserve", "rebook"], provider: [] },
  object: ["appointment", "appointments"],
  borrows: false,
  scope: "showing availability and booking, moving and cancelling {objects}",
  excluded: "Two-way synchronisation with calendars other than iCalendar feeds",
  pages: [
    {
      name: "Book {a object}",
      description: "Where {customers} see what is free and book {a object}.",
      sections: [
        {
          name: "Availability",
          description: "Free and taken times of the next 8 weeks, in the viewer's time zone.",
          stories: ["Book {a object}"],
          features: [
            [
              "Availability calendar",
              "The system shall show free times for {objects} no older than 10 seconds, without those that are taken.",
            ],
          ],
        },
        {
          name: "Booking form",
          description: "Date, time, remarks and the terms of cancellation.",
          stories: ["Book {a object}"],
          features: [
            ["Booking of {a object}", "The system shall hold the chosen time for 10 minutes while the form is filled."],
            ["One booking for a time", "The system shall confirm exactly one booking for each time."],
            ["Cancellation terms", "The system shall show until when cancelling is free before a booking is confirmed."],
          ],
        },
      ],
    },
    {
      name: "Bookings",
      description: "Where both sides see, move and cancel what has been booked.",
      sections: [
        {
          name: "Upcoming bookings",
          description: "Booked {objects} in order of time, with place and other party.",
          stories: ["Move or cancel a booking", "See the bookings of the day"],
          features: [
            ["Moving a booking", "The system shall move a booking to another free time in one step."],
            ["Notice of a moved booking", "The system shall tell the other party when a booking was moved."],
          ],
        },
        {
          name: "Opening times",
          description: "The weekly times in which {objects} can be booked, with holidays and breaks.",
          stories: ["Set when {objects} can be booked"],
          features: [
            ["Opening times", "The system shall offer only times inside the opening times and outside of blocked days."],
          ],
        },
      ],
    },
  ],
  stories: [
    {
      by: "customer",
      told: /\b(?:book|reserve)\b/,
      name: "Book {a object}",
      want: "to book {a object} at a free time",
      so: "I have a confirmed time without a phone call",
      criteria: [
        ["Given a free time", "When I confirm my booking", "Then I receive a confirmation with a calendar file within 1 minute"],
        [
          "Given somebody booked the same time 1 second earlier",
          "When I confirm my booking",
          "Then it is refused and the next 3 free times are offered",
        ],
      ],
    },
    {
      givesWay: /\bcancel(?:s|led|ling|lation)?\b.*\b(?:until|up to|before|within|less than|at least|later than)\b/,
      by: "customer",
      name: "Move or cancel a booking",
      want: "to move or cancel a booking until the deadline",
      so: "the time is free for others when my plans change",
      criteria: [
        [
          "Given a booking more than 24 hours away",
          "When I move it to another free time",
          "Then both sides are told and the old time is free again",
        ],
        [
          "Given a booking less than 24 hours away",
          "When I try to cancel it",
          "Then I see the cancellation fee and nothing changes before I accept it",
        ],
      ],
    },
    {
      by: "provider",
      name: "Set when {objects} can be booked",
      want: "to set weekly times, breaks and days off for {objects}",
      so: "nobody books what is not open",
      criteria: [
        ["Given my weekly times", "When I block a day", "Then no time of that day is offered any more"],
        [
          "Given a booking exists on the day I block",
          "When I save",
          "Then the day is not blocked until I have moved or cancelled that booking",
        ],
      ],
    },
    {
      by: "provider",
      name: "See the bookings of the day",
      want: "to see the booked {objects} of the day in order of time",
      so: "I am prepared for each of them",
      criteria: [
        ["Given 6 bookings for today", "When I open the day", "Then I see time, person and remarks of each"],
        [
          "Given the connection is lost",
          "When I open the day again",
          "Then the last loaded list is shown with its time and marked as not current",
        ],
      ],
    },
    {
      by: "customer",
      name: "Join a waiting list",
      want: "to join a waiting list when no time is free",
      so: "I get a place when somebody cancels",
      criteria: [
        [
          "Given no free time in a week",
          "When I join the waiting list and a time becomes free",
          "Then I am offered it for 2 hours",
        ],
        [
          "Given I did not answer within 2 hours",
          "When I open the offer",
          "Then it has expired and the next person has been asked",
        ],
      ],
    },
  ],
  risks: [
    {
      name: "Double booking",
      functionality: "Booking of {objects}",
      description:
        "Two people may confirm the same time at once. If both are accepted, one of them comes in vain, so a time is held for 10 minutes and confirmed once.",
    },
    {
      name: "No-shows",
      functionality: "Bookings",
      description:
        "People who do not come leave times unused that others would have taken. Reminders 24 hours ahead and a deadline for cancelling keep the loss in bounds.",
    },
  ],
};
