import { expect, test } from "vitest";
import { contradictionsAmong } from "./report.ts";

const among = (...texts: string[]) => contradictionsAmong(texts.map((text, at) => ({ row: at, key: String(at), text })));

test.each([
  [
    "by the word 'only'",
    "A chimney sweep is ordered by telephone only.",
    "As a house owner, I want to order the chimney sweep on the website, so that I need not call.",
  ],
  [
    "as the only way",
    "Direct debit is the only way to pay the kindergarten fee.",
    "Given the kindergarten fee is due, when a parent pays it by bank transfer, then the fee is settled.",
  ],
  [
    "by denying it",
    "Exam papers are handed out in person, never by email.",
    "The university sends exam papers to students by email.",
  ],
  [
    "by denying its kind in a clause of its own",
    "The timetable is sent to drivers on paper by post; electronic timetables are not offered.",
    "Drivers get the timetable by text message.",
  ],
  [
    "for whatever there is to pay",
    "Apart from cash, no means of payment is accepted.",
    "As a hiker, I want to pay for the bed by credit card, so that I carry no coins.",
  ],
])("a means that is ruled out is not used: %s [FACT-26]", (_, rule, other) => {
  expect(among(rule, other)).toMatchObject([{ kind: "choice" }]);
});

test.each([
  ["another thing", "Horses are registered at the counter only.", "Goats can be registered online."],
  ["other people", "Residents pay the parking fee by direct debit only.", "Visitors pay the parking fee by card."],
  [
    "two means, none of them the only one",
    "The timetable is sent to drivers by email.",
    "The timetable is sent to drivers by text message.",
  ],
  ["one that is a kind of it", "A chimney sweep is ordered online only.", "House owners order the chimney sweep in the app."],
  [
    "one that is refused",
    "Direct debit is the only way to pay the kindergarten fee.",
    "Given the kindergarten fee is due, when a parent pays it by bank transfer, then the payment is refused.",
  ],
])("a means is ruled out for one thing and the same people alone: %s [FACT-26]", (_, a, b) => {
  expect(among(a, b)).toEqual([]);
});

test.each([
  ["refused", "The drawing of a stove must be an SVG; all other formats are rejected."],
  ["not accepted", "The drawing of a stove must be an SVG. Anything else is not accepted."],
])("what is said of all others makes one the only one: %s [FACT-27]", (_, rule) => {
  expect(among(rule, "As a potter, I want to upload the drawing of a stove as a PDF, so that I save work.")).toHaveLength(1);
  expect(among(rule, "Given a potter, when he uploads the drawing of a stove as a PDF, then the upload is refused.")).toEqual([]);
  expect(among(rule, "Recordings are uploaded as MP3.")).toEqual([]);
});
