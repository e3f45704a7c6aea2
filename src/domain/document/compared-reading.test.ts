import { expect, test } from "vitest";
import { buildDocument } from "./build-document.ts";
import { changesIn, comparedReading, onlyChanges } from "./compared-reading.ts";
import type { DocumentInput } from "./document-input.ts";
import { paired } from "./paired.ts";
import type { ReadingPart } from "./reading.ts";
import { sample } from "./sample.ts";

const compare = (before: DocumentInput, after: DocumentInput) => comparedReading(buildDocument(before), buildDocument(after));
const blocksIn = (parts: readonly ReadingPart[]) => parts.flatMap((part) => (part.kind === "passage" ? part.blocks : []));
const [first, ...others] = sample.user_stories;
if (!first) throw new Error("The sample has stories");

test("a document is compared block by block, word by word and row by row [READ-41]", () => {
  expect(changesIn(compare(sample, sample))).toEqual([]);
  const revised = { ...sample, user_stories: sample.user_stories.map((row) => ({ ...row, revision: row.revision + 1 })) };
  expect(changesIn(compare(sample, revised))).toEqual([]);

  const added = { ...first, id: "new", number: 77, name: "Another berth" };
  const now = { ...sample, user_stories: [{ ...first, story: `${first.story} Twice.` }, ...others.slice(1), added] };
  const blocks = blocksIn(compare(sample, now));
  const changeOf = (key: string) => blocks.find((block) => block.key === key)?.change;
  const changed = changeOf(`US-${first.number}`);
  expect(changed?.kind).toBe("changed");
  const told =
    changed?.kind === "changed" ? changed.lines.flatMap(({ changes }) => changes.filter(({ kind }) => kind !== "same")) : [];
  expect(told.map(({ text }) => text.trim())).toContain("Twice.");
  expect(told.every(({ kind }) => kind === "added")).toBe(true);
  expect(changeOf("US-77")).toEqual({ kind: "added" });
  expect(changeOf(`US-${others[0]?.number}`)).toEqual({ kind: "removed" });
  const rows = blocks.filter(({ key }) => key.startsWith("US-")).map(({ key }) => key);
  expect(rows).toEqual([`US-${first.number}`, "US-77", `US-${others[0]?.number}`]);
  const merged = paired({ before: ["gone", "a", "b", "c"], after: ["a", "new", "c"] }, (each) => each);
  expect(merged.map(({ key }) => key)).toEqual(["gone", "a", "b", "new", "c"]);

  const owner = changeOf(`UC-${sample.user_classes.find(({ id }) => id === first.user_class_id)?.number}`);
  const links = owner?.kind === "changed" ? owner.lines.flatMap(({ changes }) => changes) : [];
  expect(links.filter(({ kind }) => kind === "added").map(({ text }) => text)).toEqual([", US-77"]);

  const table = blocks.find(({ block, change }) => block.kind === "table" && change);
  const lines = table?.change?.kind === "changed" ? table.change.lines : [];
  expect(lines.some(({ changes }) => changes.every(({ kind }) => kind !== "same"))).toBe(true);
  expect(lines.some(({ changes }) => changes.every(({ kind }) => kind === "same"))).toBe(false);

  const only = onlyChanges(compare(sample, now));
  expect(blocksIn(only).every(({ change }) => change)).toBe(true);
  expect(changesIn(only)).toEqual(changesIn(compare(sample, now)));
  const headings = only.flatMap((part) => (part.kind === "heading" ? [part.number] : []));
  expect(headings).toContain("3");
  expect(headings).not.toContain("1.1");
});
