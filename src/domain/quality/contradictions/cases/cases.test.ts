import { expect, test } from "vitest";
import { contradictionsAmong } from "#domain/quality/contradictions/report.ts";

const among = (...texts: string[]) => contradictionsAmong(texts.map((text, at) => ({ row: at, key: String(at), text })));

test.each([
  [
    "small and large",
    "Withdrawals of up to 100 euros need no signature.",
    "Given a withdrawal of 400 euros, when the teller books it, then a signature is required.",
  ],
  [
    "a consent that was given",
    "Unless the warden agrees, campers cannot leave the site at night.",
    "Given the warden has agreed, when a camper leaves the site at night, then the exit is recorded.",
  ],
  [
    "a need that is excepted",
    "Visits need the consent of the ward unless it is an emergency.",
    "As a relative, I want to visit without asking in an emergency, so that I am there.",
  ],
  [
    "in another way after a moment",
    "Until the regatta begins, entries can be made online.",
    "After the regatta has begun, entries can be made only in the office.",
  ],
  [
    "by others after a moment",
    "Scores can be changed until the round is closed.",
    "After the round has been closed, only the referee can change scores.",
  ],
  [
    "what came before a moment and after it",
    "Parcels handed in before noon are weighed on the same day.",
    "Parcels handed in after noon are weighed on the next day.",
  ],
  ["all that is left", "Urgent letters are posted immediately.", "Other letters are posted only after 8:00."],
  ["no deed in either", "Juniors need a deposit of at least 8 euros.", "Captains need a deposit of at least 14 euros."],
  ["opposite conditions", "The pump runs only when the valve is open.", "When the valve is closed, the pump does not run."],
  ["limits of other roles", "Clerks can approve refunds up to 50 euros.", "Managers can approve refunds up to 900 euros."],
  ["what need not be done", "Guests need not register to see the map.", "As a guest, I want to see the map without an account."],
])("rows of other cases are no contradiction: %s [FACT-19]", (_, a, b) => {
  expect(among(a, b)).toEqual([]);
});

test.each([
  [
    "the same way after a moment",
    "Entries can be changed until the regatta begins.",
    "Entries can be changed after the regatta has begun.",
  ],
])("rows of one case still are: %s [FACT-19]", (_, a, b) => {
  expect(among(a, b)).toHaveLength(1);
});

test.each([
  ["a thing that is a deed as well", "Only the owner can delete an album.", "Any member can delete their own comments."],
  ["a report without something", "The report for managers contains bonuses.", "The report for trainees contains no bonuses."],
  ["another way to pay", "Payments by credit card are not supported.", "The system shall support payment by bank transfer."],
  ["what is public", "Guests can open public albums.", "Guests cannot open private albums."],
])("other things are told apart: %s [FACT-20]", (_, a, b) => {
  expect(among(a, b)).toEqual([]);
});
