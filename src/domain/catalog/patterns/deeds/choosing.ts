import type { DeedPattern } from "#domain/catalog/patterns/pattern.ts";

const BOOKING: DeedPattern = {
  key: "book",
  verbs: ["book", "reserve", "rent", "hire"],
  so: "{it is} kept for me",
  criteria: [
    [
      "Given nobody else has taken {thing}",
      "When I {deed}",
      "Then I am shown that {thing is} mine for that time, and everybody else sees that {it is} taken",
    ],
    [
      "Given somebody else has taken {thing} a moment before",
      "When I {deed}",
      "Then it is refused, I am told why, and I can choose another time or thing",
    ],
  ],
  contested: true,
  section: "Booking of {objects}",
  shows: "What is free, and what is taken by whom and for when.",
  feature: "The system shall let {who} {theirs}.",
  risk: {
    name: "Booked twice",
    functionality: "Booking of {objects}",
    description:
      "Two people can ask for the same thing in the same moment, from two places. If both are told that it is theirs, one of them stands there in vain, so the second one is refused before anything is confirmed.",
  },
};

/** Deeds by which somebody gets something for themselves: choosing, booking, asking for, taking on, taking part. */
export const CHOOSING: readonly DeedPattern[] = [
  {
    key: "choose",
    verbs: ["choose", "select", "pick", "pick out"],
    so: "those it concerns know what I chose",
    criteria: [
      ["Given there is more than one to choose from", "When I {deed}", "Then my choice is shown to me before I go on"],
      [
        "Given nothing has been chosen yet",
        "When I try to go on",
        "Then I am told that a choice is missing, and nothing I entered is lost",
      ],
    ],
    section: "Choice of {objects}",
    shows: "What there is to choose from, and what was chosen.",
    feature: "The system shall let {who} {theirs}.",
  },
  BOOKING,
  {
    key: "request",
    verbs: ["request", "apply", "apply for", "commission", "bid", "ask for"],
    so: "it is known what I need and since when",
    criteria: [
      [
        "Given all that is asked of me is entered",
        "When I {deed}",
        "Then I am shown that my request has arrived, and those who take care of it see it",
      ],
      [
        "Given a required detail is missing",
        "When I {deed}",
        "Then nothing is sent, the detail is named, and what I entered is still there",
      ],
    ],
    section: "Requests for {objects}",
    shows: "What was asked for, by whom and when, and what has become of it.",
    counterpart: {
      name: "Answer requests by {providers}",
      want: "to accept or decline requests by {providers} with a reason",
      so: "they know where they stand",
      criteria: [
        ["Given an open request by {a provider}", "When I accept it", "Then both sides see it as agreed"],
        ["Given the request was withdrawn", "When I try to accept it", "Then it is refused and I see when it was withdrawn"],
      ],
    },
    feature: "The system shall let {who} {theirs}.",
    risk: {
      name: "Requests that nobody answers",
      functionality: "Requests for {objects}",
      description:
        "Whoever asks and hears nothing asks again elsewhere, or turns to somebody by phone. So each request shows since when it is open and who takes care of it.",
    },
  },
  {
    key: "order",
    verbs: ["order", "buy", "purchase"],
    so: "I have {it} when I need {it}",
    criteria: [
      [
        "Given {thing is} available",
        "When I {deed}",
        "Then I am shown what was ordered, and those who take care of it see my order",
      ],
      [
        "Given a part{of thing} is no longer available",
        "When I {deed}",
        "Then nothing is ordered before I have seen which part it is, and what I chose is still there",
      ],
    ],
    section: "Ordering {objects}",
    shows: "What can be ordered, what was ordered by whom and when, and what has become of it.",
    counterpart: {
      name: "Take care of orders by {providers}",
      want: "to see what {providers} order, oldest first, and say when they get it",
      so: "no order is forgotten",
      criteria: [
        ["Given a new order by {a provider}", "When I take it on and name a date", "Then {a provider} is told the date"],
        ["Given the order was withdrawn", "When I try to take it on", "Then it is refused and I see when it was withdrawn"],
      ],
    },
    feature: "The system shall let {who} {theirs}.",
    risk: {
      name: "Orders that nobody takes care of",
      functionality: "Ordering {objects}",
      description:
        "Whoever ordered and hears nothing orders elsewhere, or asks by phone. So each order shows since when it is open and who takes care of it.",
    },
  },
  {
    key: "take-on",
    verbs: ["claim", "take on", "take over", "volunteer"],
    never: ["people"],
    so: "everybody sees who takes care of {it}",
    criteria: [
      ["Given nobody has taken {thing} yet", "When I {deed}", "Then the others see {thing} under my name"],
      ["Given somebody else took {thing} a moment before", "When I {deed}", "Then it is refused and I see who has it"],
    ],
    contested: true,
    section: "Distribution of {objects}",
    shows: "What nobody has taken yet, and who has taken the rest.",
    feature: "The system shall let {who} {theirs}.",
  },
  {
    key: "join",
    verbs: ["join", "attend", "enrol", "enroll", "participate", "sign up", "subscribe", "register for"],
    never: ["people", "things"],
    so: "a place is kept for me",
    criteria: [
      ["Given a place is free", "When I {deed}", "Then I am on the list and see that I am"],
      ["Given no place is free", "When I {deed}", "Then I am not put on the list, and I am told so"],
    ],
    contested: true,
    section: "Taking part in {objects}",
    shows: "Who takes part, and how many places are left.",
    counterpart: {
      name: "Accept or decline people who join",
      want: "to see who wants to take part and accept or decline them",
      so: "the number of people fits the places there are",
      criteria: [
        ["Given a request to take part", "When I accept it", "Then the person is told and one place less is free"],
        ["Given no place is free", "When I accept a request", "Then it is not accepted and goes to the waiting list"],
      ],
    },
    feature: "The system shall let {who} {theirs}.",
  },
];

/** Others decide on it: until then nothing is anybody's. */
export const BOOKING_ON_REQUEST: DeedPattern = {
  ...BOOKING,
  so: "it is known what I need and when",
  criteria: [
    [
      "Given {thing is} free",
      "When I {deed}",
      "Then I am shown that it waits for an answer, and those who decide on it see it, with my name and the time",
    ],
    [
      "Given somebody else has {thing} for that time already",
      "When I {deed}",
      "Then it is refused, I am told why, and I can choose another time or thing",
    ],
  ],
  feature: "The system shall let {who} {theirs}, and keep it open until it was decided on.",
};
