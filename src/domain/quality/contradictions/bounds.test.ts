import { expect, test } from "vitest";
import { contradictionsAmong } from "./report.ts";

const among = (...texts: string[]) => contradictionsAmong(texts.map((text, at) => ({ row: at, key: String(at), text })));

test.each([
  [
    "what is seen below the most",
    "A basket holds at most 30 apples.",
    "Given a basket with 10 apples, when 5 apples are added, then the basket holds 15 apples.",
  ],
  ["a denied 'more than'", "A wager must be at least 2 euros.", "Nobody can place a wager of more than 500 euros."],
  [
    "what lies ahead",
    "A lane can be booked up to four weeks ahead.",
    "A lane must be booked no later than one hour before it is used.",
  ],
  ["what is expected", "The system shall handle at least 900 calls per hour.", "The expected load is 400 calls per hour."],
  [
    "the next one is refused",
    "A guest may hold no more than 2 towels.",
    "Given a guest with 2 towels, when the guest asks for a third towel, then the request is refused.",
  ],
])("bounds that fit are no contradiction: %s [FACT-18]", (_, a, b) => {
  expect(among(a, b)).toEqual([]);
});

test.each([
  [
    "more is let through than fits",
    "A raft can have at most 8 guests.",
    "Given a raft with 9 guests, when the guide adds another guest, then the guest is added to the raft.",
  ],
  [
    "more failed than is borne",
    "An account must be locked after 4 wrong passwords.",
    "Given 6 wrong passwords, when the user enters the right password, then the user is signed in.",
  ],
  [
    "a second where there is one",
    "A pupil can own only one locker.",
    "Given a pupil with a locker, when the pupil takes a second locker, then both lockers are listed.",
  ],
  [
    "a wish for more",
    "The daily limit for withdrawals is 300 euros.",
    "As a saver, I want to withdraw up to 700 euros a day, so that I can pay a craftsman.",
  ],
])("a trial that goes beyond a bound and is let through is one: %s [FACT-18]", (_, a, b) => {
  expect(among(a, b)).toMatchObject([{ kind: "quantity" }]);
});

test("a second is a length of time only where nothing is counted [FACT-18]", () => {
  expect(among("A page opens within a second after the click.", "A page opens within 1 second after the click.")).toEqual([]);
});

test.each([
  [
    "what people are named as",
    "A boat can have four skippers at most.",
    "As the owner of a boat, I want to name six people as skippers, so that the boat is used more often.",
  ],
  [
    "what begins with fewer than it takes",
    "A regatta starts with at least six boats.",
    "Given a regatta with four boats, when the morning comes, then the regatta starts.",
  ],
])("a number that breaks a bound is found by what is counted: %s [FACT-31]", (_, a, b) => {
  expect(among(a, b)).toMatchObject([{ kind: "quantity" }]);
});

test.each([
  [
    "what begins with fewer is called off",
    "A regatta starts with at least six boats.",
    "Given a regatta with four boats, when the morning comes, then the regatta is cancelled.",
  ],
  [
    "each number starts something of its own",
    "Skippers see a warning when 80 percent of the fuel is used.",
    "The engine is throttled when 100 percent of the fuel is used.",
  ],
])("numbers that fit are no contradiction: %s [FACT-31]", (_, a, b) => {
  expect(among(a, b)).toEqual([]);
});
