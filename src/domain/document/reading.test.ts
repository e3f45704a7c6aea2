import { expect, test } from "vitest";
import { buildDocument } from "./build-document.ts";
import type { DocumentInput } from "./document-input.ts";
import { keepSame, type ReadingPart, readingOf } from "./reading.ts";
import { sample } from "./sample.ts";

const read = (input: DocumentInput) => readingOf(buildDocument(input));
const story = (number: number) => ({
  id: `more-${number}`,
  number,
  revision: 1,
  user_class_id: "c1",
  name: `Berth ${number}`,
  story: "I want a berth.",
  acceptance_criteria: "Given a boat",
  priority: null,
});
const large = { ...sample, user_stories: Array.from({ length: 2000 }, (_, at) => story(at + 100)) };
const passagesOf = (parts: readonly ReadingPart[]) => parts.flatMap((part) => (part.kind === "passage" ? [part] : []));
const blocksOf = (parts: readonly ReadingPart[]) => passagesOf(parts).flatMap(({ blocks }) => blocks);

test("every chapter and every block of a document is read, once and in its order, in parts of bounded size [READ-5]", () => {
  const document = buildDocument(large);
  const parts = readingOf(document);
  const rows = blocksOf(parts).flatMap(({ block }) => (block.kind === "requirement" ? [block.citation] : []));
  expect(new Set(rows).size).toBe(rows.length);
  expect(rows.filter((row) => row?.startsWith("US-"))).toEqual(large.user_stories.map(({ number }) => `US-${number}`));
  expect(parts.filter(({ kind }) => kind === "heading").slice(0, 3)).toMatchObject([
    { number: "1", title: "Introduction", depth: 1 },
    { number: "1.1", title: "Purpose", depth: 2 },
    { number: "1.2", title: "Scope", depth: 2 },
  ]);
  const keys = [...parts, ...blocksOf(parts)].map(({ key }) => key);
  expect(new Set([...parts.map(({ key }) => key)]).size).toBe(parts.length);
  expect(new Set(blocksOf(parts).map(({ key }) => key)).size).toBe(keys.length - parts.length);
  const tables = blocksOf(parts).flatMap(({ block, continues }) =>
    block.kind === "table" ? [{ rows: block.rows, continues }] : [],
  );
  expect(Math.max(...tables.map(({ rows }) => rows.length))).toBe(12);
  const traced = tables.flatMap(({ rows }) => rows).filter(([first]) => JSON.stringify(first) === '[{"cite":"US-2099"}]');
  // the methods of verification and the trace of stories and test cases
  expect(traced).toHaveLength(2);
  expect(tables.filter(({ continues }) => continues).length).toBeGreaterThan(100);
});

test("what says the same stays the same object, whatever comes, goes or changes beside it [READ-5]", () => {
  const before = read(sample);
  expect(keepSame(before, read(sample)).every((part, at) => part === before[at])).toBe(true);

  const [first, ...others] = sample.user_stories;
  if (!first) throw new Error("The sample has stories");
  const changed = keepSame(before, read({ ...sample, user_stories: [{ ...first, story: "Another" }, ...others] }));
  const another = changed.filter((part) => !before.includes(part));
  expect(another).toHaveLength(1);
  expect(JSON.stringify(another)).toContain("Another");

  const more = keepSame(before, read({ ...sample, user_stories: [story(99), ...sample.user_stories] }));
  const old = new Map(blocksOf(before).map((block) => [block.key, block]));
  const rows = blocksOf(more).filter(({ key }) => key.startsWith("US-"));
  expect(rows.filter((row) => old.get(row.key) !== row).map(({ key }) => key)).toEqual(["US-99"]);

  const all = read(large);
  const fewer = keepSame(all, read({ ...large, user_stories: large.user_stories.filter(({ number }) => number !== 110) }));
  const storiesIn = (parts: readonly ReadingPart[]) => passagesOf(parts).filter(({ key }) => key.startsWith("US-"));
  expect(storiesIn(fewer).filter((part) => !all.includes(part)).length).toBeLessThan(3);
  expect(Math.max(...storiesIn(all).map(({ blocks }) => blocks.length))).toBeLessThanOrEqual(12);
});
