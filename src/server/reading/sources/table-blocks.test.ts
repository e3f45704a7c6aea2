import { expect, test } from "vitest";
import { keptText } from "#domain/bring/kept.ts";
import { matchRows } from "#domain/bring/match.ts";
import { readingOf } from "#domain/bring/reading.ts";
import { nothingStanding } from "#domain/bring/standing.ts";
import { tableBlocks } from "./table-blocks.ts";

test("rows that name a chapter head those below them, sums stay source text, and parts of a table are read alike [BRING-28]", () => {
  const blocks = tableBlocks([
    ["No.", "Text", "Importance"],
    ["1", "Counter", ""],
    ["1.1", "As a clerk I want to weigh a parcel, so that I can name its price", "high"],
    ["1.2", "As a clerk I want to print a label", "low"],
    ["2", "Risks", ""],
    ["2.1", "As a clerk I want to see what is late", "high"],
    ["", "Total", "3"],
  ]);
  expect(blocks.filter((block) => block.kind === "heading").map(({ text }) => text)).toEqual(["Counter", "Risks"]);
  const reading = readingOf({ kind: "blocks", blocks });
  expect(reading.rows.filter(({ kind }) => kind === "user_stories").map(({ words }) => words.priority)).toEqual([
    "must",
    "could",
    "must",
  ]);
  expect([...reading.tables.values()].map(({ columns }) => columns)).toEqual([
    ["id", "story", "priority"],
    ["id", "story", "priority"],
  ]);
  expect(keptText(reading, matchRows(reading.rows, nothingStanding), new Set())).toContain("Total");
});
