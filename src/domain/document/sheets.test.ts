import { expect, test } from "vitest";
import { buildDocument } from "./build-document.ts";
import type { DocumentInput } from "./document-input.ts";
import { type ReadingPart, readingOf } from "./reading.ts";
import { sample } from "./sample.ts";
import { sheetsOf } from "./sheets.ts";

const stories = Array.from({ length: 2000 }, (_, at) => ({
  id: `more-${at}`,
  number: at + 100,
  revision: 1,
  user_class_id: "c1",
  name: `Berth ${at}`,
  story: "I want a berth.",
  acceptance_criteria: "Given a boat",
  priority: null,
}));
const large: DocumentInput = { ...sample, user_stories: stories };
const read = (input: DocumentInput) => readingOf(buildDocument(input));
const listsIn = (parts: readonly ReadingPart[]) =>
  parts.flatMap((part) =>
    part.kind === "passage"
      ? part.blocks.flatMap(({ block, continues }) => (block.kind === "list" ? [{ block, continues }] : []))
      : [],
  );

test("a document is laid out in sheets of bounded size that stay while rows go, and no item of a list is long [READ-40]", () => {
  const parts = read(large);
  const sheets = sheetsOf(parts);
  expect(sheets.flatMap((sheet) => sheet.parts)).toEqual(parts);
  for (const sheet of sheets) expect(sheet.parts.slice(1).every(({ kind }) => kind === "passage")).toBe(true);
  expect(Math.max(...sheets.map((sheet) => sheet.parts.length))).toBeLessThanOrEqual(24);
  expect(sheets.length).toBeLessThan(parts.length / 2);

  const keys = new Set(sheets.map(({ key }) => key));
  const fewer = sheetsOf(read({ ...large, user_stories: stories.filter(({ number }) => number !== 700) }));
  expect(fewer.filter(({ key }) => !keys.has(key)).length).toBeLessThan(3);

  const lists = listsIn(parts);
  const items = lists.flatMap(({ block }) => block.items);
  expect(Math.max(...items.map((item) => item.length))).toBeLessThanOrEqual(80);
  expect(lists.filter(({ continues }) => continues).length).toBeGreaterThan(10);
  const untested = items.flat().filter((part) => typeof part === "object" && part.cite.startsWith("US-"));
  expect(new Set(untested.map((part) => JSON.stringify(part))).size).toBe(2000);
});
