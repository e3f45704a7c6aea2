import type { DeedPattern } from "./pattern.ts";

/** Deeds by which a thing passes from one to the other: handing in, being handed, giving towards. */
export const DEEDS_OF_HANDING: readonly DeedPattern[] = [
  {
    key: "submit",
    shows: "What was handed in, by whom, on which day, and whether it is complete, under review or decided.",
    counterpart: {
      name: "Work through what {providers} hand in",
      want: "to see what {providers} have handed in, oldest first, with what is missing",
      so: "each is looked at in the order of its arrival",
      criteria: [
        [
          "Given {a provider} has handed in something complete",
          "When I open the list",
          "Then it stands there with its date within 1 minute",
        ],
        [
          "Given it was withdrawn in the meantime",
          "When I try to decide on it",
          "Then the decision is refused and I see when it was withdrawn",
        ],
      ],
    },
    verbs: ["submit", "hand in", "lodge"],
    so: "my case is considered in time and I can prove the date",
    criteria: [
      [
        "Given all required parts are there and the deadline has not passed",
        "When I hand in the {object}",
        "Then I receive a confirmation with date and number within 1 minute",
      ],
      [
        "Given a required part is missing or the deadline has passed",
        "When I try to hand it in",
        "Then it is not accepted, the reason is named and my draft is kept",
      ],
    ],
    section: "Handing in {objects}",
    feature: "The system shall accept {objects} until the deadline, each with its date, its number and what is missing.",
    risk: {
      name: "Missed deadlines",
      functionality: "Handing in {objects}",
      description:
        "In the last hour before a deadline most {objects} arrive at once. If the product is slow or away then, people lose what they worked for, so the last 60 minutes are rehearsed with 5 times the usual load.",
    },
  },
  {
    key: "receive",
    shows: "What has arrived for the person, newest first, with its date and who it is from.",
    verbs: ["receive", "get", "obtain"],
    so: "I can act on the day it concerns me",
    criteria: [
      [
        "Given {a object} has been issued for me",
        "When it is ready",
        "Then I am told within 5 minutes and find it in my list with date and sender",
      ],
      [
        "Given {a object} that was issued for somebody else",
        "When I open its address",
        "Then access is refused and nothing of it is shown",
      ],
    ],
    section: "Received {objects}",
    feature:
      "The system shall deliver {objects} to the people they are meant for within 5 minutes, with a list of who has opened them.",
    risk: {
      name: "Delivery to the wrong person",
      functionality: "Received {objects}",
      description:
        "One wrong address is enough for {a object} to reach somebody it is not meant for. Receivers are therefore chosen from people who are known, and a delivery can be taken back until it was opened.",
    },
  },
  {
    key: "accept",
    shows: "What waits for an answer, with the time left, and what was accepted or declined.",
    verbs: ["accept", "decline", "confirm", "acknowledge", "take on"],
    so: "everybody concerned knows what they can count on",
    criteria: [
      [
        "Given {a object} that waits for my answer",
        "When I accept it",
        "Then both sides see it as agreed within 1 minute, with name and time",
      ],
      [
        "Given {a object} that was withdrawn or taken by somebody else",
        "When I try to accept it",
        "Then it is refused and I see what has happened to it",
      ],
    ],
    section: "{Objects} to answer",
    feature: "The system shall tell the other side the answer to each {object} within 1 minute of being given.",
    risk: {
      name: "Answers that come too late",
      functionality: "{Objects} to answer",
      description:
        "While {a object} waits for more than the time set, nobody can plan. It is reminded of at half of that time and offered to the next person when it has passed, which takes 2 steps at most.",
    },
  },
  {
    key: "contribute",
    shows: "Goal, sum so far, number of people who gave, and what the money is spent on.",
    verbs: ["contribute"],
    so: "my help arrives and I can see what it is used for",
    criteria: [
      [
        "Given the {object} is open for contributions",
        "When I give an amount",
        "Then I see the new sum and receive a receipt within 1 minute",
      ],
      [
        "Given my payment is declined",
        "When I give an amount",
        "Then nothing is charged, the sum stays as it was and I can choose another way to pay",
      ],
    ],
    section: "Contributions to {objects}",
    feature: "The system shall show goal and sum of the {object}, with a numbered receipt for each contribution.",
  },
];
