import { expect, test } from "vitest";
import { contradictionsAmong } from "#domain/quality/contradictions/report.ts";

const among = (...texts: string[]) => contradictionsAmong(texts.map((text, at) => ({ row: at, key: String(at), text })));

test.each([
  ["first and then", "A crate is washed first and then labelled.", "Crates are labelled before they are washed."],
  [
    "by a test",
    "An essay is read by the tutor first and then by the dean.",
    "Given an essay, when the dean has read it, then it goes to the tutor.",
  ],
  [
    "at once and only after",
    "Marks are visible to pupils immediately after the examiner enters them.",
    "Marks are visible to pupils only after the end of the week.",
  ],
  ["a charge at two moments", "The rider is charged when the bike is booked.", "The rider is charged when the bike is returned."],
])("opposite orders and moments clash: %s [FACT-22]", (_, a, b) => {
  expect(among(a, b).length).toBe(1);
});

test.each([
  [
    "the same order",
    "A crate is washed first and then labelled.",
    "Given a washed crate, when a clerk labels it, then it is labelled.",
  ],
  ["two occasions", "Members are notified when a hike is planned.", "Members are notified when a hike is cancelled."],
  ["the same moment", "A ticket is sent as soon as the fee is paid.", "A ticket is sent only after the fee has been paid."],
])("orders and moments that fit do not: %s [FACT-22]", (_, a, b) => {
  expect(among(a, b)).toEqual([]);
});
