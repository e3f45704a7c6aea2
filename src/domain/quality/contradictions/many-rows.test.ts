import { expect, test } from "vitest";
import { factsOfText } from "#domain/quality/facts/facts-of-text.ts";
import { candidatePairs } from "./candidates.ts";
import { duplicatesAmong } from "./duplicates.ts";
import { compareRows, MOST_WEIGHED } from "./report.ts";

const rowsOf = (texts: readonly string[]) => texts.map((text, at) => ({ row: at, key: String(at), text }));
const compared = (texts: readonly string[]) => compareRows(rowsOf(texts), () => true);
const alike = (count: number) =>
  Array.from({ length: count }, (_, at) => `Given berth ${at}, when I name two nights, then a mail says so within 60 seconds.`);
const pairsAmong = (texts: readonly string[]) => {
  const { pairs, cut } = candidatePairs(rowsOf(texts).map((row) => ({ item: row, key: row.key, facts: factsOfText(row.text) })));
  return { pairs: [...pairs()].length, cut: cut.size };
};

test("however many rows say nearly the same, each is compared with so many of them, and how many have more is told [SPEED-19]", () => {
  const [few, many] = [pairsAmong(alike(400)), pairsAmong(alike(1_200))];
  expect(few.pairs).toBeLessThanOrEqual(150 * 400);
  expect(many.pairs).toBeLessThanOrEqual(150 * 1_200);
  expect(many.cut).toBeGreaterThan(800);
  const told = compared(alike(400));
  expect(told.left).toBeGreaterThanOrEqual(few.cut);
  expect(compared(alike(400))).toEqual(told);
  expect(compared(alike(100)).left).toBe(0);
});

test("two rows of a matter of their own are found at odds among thousands that say nearly the same [SPEED-19]", () => {
  const rows = [
    "Invoices are kept for three years.",
    ...alike(600),
    "As a skipper, I want to keep a berth, so that my boat is expected.",
    "Invoices are kept for ten years.",
  ];
  const { contradictions } = compared(rows);
  expect(contradictions.map(({ a, b }) => [a.row, b.row])).toContainEqual([0, rows.length - 1]);
});

test.each([
  ["one long clause", "boat harbour of the boat with boats in the berth ".repeat(80)],
  ["many short ones", "The boat may not leave; the boat leaves within 3 days; ".repeat(70)],
  ["things left out", "Boats of the harbour are not supported. Boats of the harbour are out of scope. ".repeat(50)],
  ["orders", "A boat is moved before it is paid, then it is paid after it is moved. ".repeat(55)],
])("rows made to hurt are weighed no further than a project of thousands, and that is told: %s [SPEED-19]", (_, text) => {
  const { weighed, left } = compared(Array.from({ length: 20 }, (_row, at) => `${at} ${text}`.slice(0, 3_990 - at)));
  expect(weighed).toBeGreaterThanOrEqual(MOST_WEIGHED);
  expect(weighed).toBeLessThan(1.2 * MOST_WEIGHED);
  expect(left).toBeGreaterThan(5);
});

test("rows said twice are found among thousands, each compared with those that share its rarest words [SPEED-19]", () => {
  const twice = ["The harbour master closes the northern gate at dusk.", "At dusk the harbour master closes the northern gate."];
  const others = Array.from(
    { length: 2_000 },
    (_, at) => `A skipper names ${word(at)} and ${word(at * 7 + 1)} for the berth board.`,
  );
  const found = duplicatesAmong(rowsOf([twice[0] ?? "", ...others, twice[1] ?? ""]), factsOfText);
  expect(found.map(({ a, b }) => [a.row, b.row])).toContainEqual([0, 2_001]);
  expect(duplicatesAmong(rowsOf(Array.from({ length: 2_000 }, () => twice[0] ?? "")), factsOfText).length).toBeLessThan(1_400);
});

/** A word nobody knows, of its own for each number. */
const word = (at: number) => [...String(at)].map((digit) => "bcdfghklmn"[Number(digit)]).join("o");
