import { expect, test } from "vitest";
import { contradictionsAmong } from "#domain/quality/contradictions/report.ts";

const among = (...texts: string[]) => contradictionsAmong(texts.map((text, at) => ({ row: at, key: String(at), text })));

test.each([
  [
    "what is over, and what remains",
    "A mooring lapses on the day its holder sells the boat.",
    "When its holder sells the boat, a mooring remains valid until the end of the year.",
  ],
  [
    "a state that is shown, and one it has changed to",
    "Given the last berth of a ship has been taken, when the purser opens the ship, then its state is 'open'.",
    "A ship changes to 'full' as soon as its last berth is taken.",
  ],
  [
    "what is done although what it waits for has not happened",
    "A regatta is announced only after the wind has been measured.",
    "Given the wind has not been measured, when a sailor opens the regatta, then the regatta is announced.",
  ],
])("what goes on and what is over, and what is done too early: %s [FACT-29]", (_, a, b) => {
  expect(among(a, b)).toHaveLength(1);
});

test.each([
  [
    "another cause",
    "A mooring lapses when the fee is not paid.",
    "If its holder moves away, a mooring remains valid for a year.",
  ],
  [
    "what has happened",
    "A regatta is announced only after the wind has been measured.",
    "Given the wind has been measured, when a sailor opens the regatta, then the regatta is announced.",
  ],
])("a thing goes on or is over for one cause alone: %s [FACT-29]", (_, a, b) => {
  expect(among(a, b)).toEqual([]);
});

test.each([
  ["whole numbers and decimals", "Fees are given in whole francs.", "Fees are shown with two decimal places."],
  [
    "digits and a number that is shown by an example",
    "Boat numbers consist of digits only.",
    "Test: Create a boat. Expected: The boat number has the form B-2025-001.",
  ],
  ["numbers and letters", "Grades of sailors are numbers from 1 to 6.", "Grades of sailors are given as letters."],
  [
    "a name with an article in it",
    "Phone numbers are stored with the country code.",
    "Test: Enter a phone number. Expected: The phone number is saved without a country code.",
  ],
])("what a number is written like is a format: %s [FACT-30]", (_, a, b) => {
  expect(among(a, b)).toMatchObject([{ kind: "format" }]);
});

test("formats of other things are no contradiction [FACT-30]", () => {
  expect(among("Grades are shown with one decimal place.", "The number of pupils is a whole number.")).toEqual([]);
});
