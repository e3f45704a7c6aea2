import { expect, test } from "vitest";
import { placeBlocks } from "./place-blocks.ts";
import type { SourceBlock } from "./source.ts";

const heading = (text: string, level = 2): SourceBlock => ({ kind: "heading", level, text });
const paragraph = (text: string): SourceBlock => ({ kind: "paragraph", text });
const wordsOf = (blocks: readonly SourceBlock[]) => placeBlocks(blocks).rows.map(({ kind, words }) => ({ kind, ...words }));

test("names with a dash or a colon at the beginning of each line of a paragraph are a row each, and labels of one row are not [BRING-49]", () => {
  expect(
    wordsOf([heading("Personas"), paragraph("Rower – takes a boat out\nCox – steers it\nBoat keeper – mends what is broken")]),
  ).toEqual([
    { kind: "user_classes", name: "Rower", description: "takes a boat out" },
    { kind: "user_classes", name: "Cox", description: "steers it" },
    { kind: "user_classes", name: "Boat keeper", description: "mends what is broken" },
  ]);
  expect(wordsOf([heading("Screens"), paragraph("Jetty: boats that are in\nLog: trips of a year")])).toEqual([
    { kind: "pages", name: "Jetty", description: "boats that are in" },
    { kind: "pages", name: "Log", description: "trips of a year" },
  ]);
  expect(wordsOf([heading("Features"), paragraph("Title: Trip log\nDescription: Each trip is written down.")])).toHaveLength(1);
});
