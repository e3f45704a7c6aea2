import { expect, test } from "vitest";
import { asDecided, type Decision, decide } from "./decision.ts";
import type { Placed } from "./placed.ts";
import { readingOf } from "./reading.ts";
import type { SourceBlock } from "./source.ts";

const order: Placed = { key: "4:0", kind: "features", words: { name: "Order", description: "Orders a box." }, sources: ["4"] };

test("words typed for a piece go along when it becomes another kind, and are not carried through kinds it no longer is [BRING-34]", () => {
  const typed = decide(decide(undefined, { words: { description: "Where a box " } }), {
    words: { description: "Boxes are ordered." },
  });
  const turned = asDecided(order, decide(typed, { kind: "assumptions" }));
  expect(turned).toMatchObject({ kind: "assumptions", words: { name: "Order", statement: "Boxes are ordered." } });
  const source: Placed = { key: "source:4", kind: "source", words: { text: "Boxes rot." }, sources: ["4"] };
  const edited = asDecided(source, decide(decide(undefined, { words: { text: "Boxes rot in May." } }), { kind: "risks" }));
  expect(Object.values(edited.words).join(" ")).toContain("Boxes rot in May.");
  const back = [{ kind: "risks" }, { kind: "source" }, { kind: "features" }] as const;
  expect(asDecided(order, back.reduce<Decision | undefined>(decide, undefined))).toEqual(order);
  const left = decide(decide(typed, { isOut: true }), { kind: "pages" });
  expect(left.isOut).toBe(true);
  expect(asDecided(order, left).words.description).toBe("Boxes are ordered.");
});

test("a piece has the same key however another table of the file is read [BRING-34]", () => {
  const blocks: SourceBlock[] = [
    {
      kind: "table",
      columns: ["Feature", "Description"],
      rows: [
        ["Search", "Finds boxes."],
        ["Order", "Orders a box."],
      ],
    },
    { kind: "heading", level: 2, text: "Assumptions" },
    { kind: "item", depth: 0, ordered: false, text: "Farmers have a van." },
    { kind: "item", depth: 0, ordered: false, text: "Boxes are blue." },
  ];
  const keys = (reading: ReturnType<typeof readingOf>) =>
    reading.rows.filter(({ kind }) => kind === "assumptions").map(({ key }) => key);
  const guessed = readingOf({ kind: "blocks", blocks });
  const otherwise = readingOf({ kind: "blocks", blocks }, new Map([[0, { noun: "source", columns: ["source", "source"] }]]));
  expect(guessed.rows.filter(({ kind }) => kind === "features")).toHaveLength(2);
  expect(otherwise.rows.filter(({ kind }) => kind === "features")).toEqual([]);
  expect(keys(guessed)).toHaveLength(2);
  expect(keys(otherwise)).toEqual(keys(guessed));
  expect(new Set(guessed.rows.map(({ key }) => key)).size).toBe(guessed.rows.length);
});
