import { expect, test } from "vitest";
import { chaptersOf, originOf } from "./origin.ts";
import { readingOf } from "./reading.ts";
import type { SourceBlock } from "./source.ts";

const blocks: SourceBlock[] = [
  { kind: "heading", level: 1, text: "Plan" },
  { kind: "heading", level: 2, text: "Features" },
  { kind: "heading", level: 3, text: "Search" },
  { kind: "paragraph", text: "Finds boxes." },
  { kind: "heading", level: 2, text: "Risks" },
  {
    kind: "table",
    columns: ["Risk", "Owner"],
    rows: [
      ["Boxes rot", "Ada"],
      ["Vans break", ""],
    ],
  },
  { kind: "table", columns: ["Risk", "Owner"], rows: [["Rain", "Bo"]] },
];

test("each piece knows the words it was made of and the chapter it stood in [BRING-31]", () => {
  const reading = readingOf({ kind: "blocks", blocks });
  const of = (name: string) => reading.rows.find(({ words }) => words.name === name) ?? reading.rows[0];
  const search = of("Search");
  expect(search && originOf(blocks, search)).toEqual([
    { isHeading: true, text: "Search" },
    { isHeading: false, text: "Finds boxes." },
  ]);
  const rot = of("Boxes rot");
  expect(rot && originOf(blocks, rot)).toEqual([{ isHeading: false, text: "Risk: Boxes rot\nOwner: Ada" }]);
  for (const row of reading.rows) expect(originOf(blocks, row).length, row.key).toBeGreaterThan(0);
  expect(chaptersOf(blocks)).toEqual([
    "",
    "Plan",
    "Plan › Features",
    "Plan › Features › Search",
    "Plan",
    "Plan › Risks › Table 1",
    "Plan › Risks › Table 2",
  ]);
});
