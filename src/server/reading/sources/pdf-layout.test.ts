import { expect, test } from "vitest";
import { lineBlocks } from "./pdf-blocks.ts";
import { columnsIn } from "./pdf-columns.ts";
import { linesOf, type PdfPiece } from "./pdf-lines.ts";

const piece = (text: string, x: number, y: number, size = 10): PdfPiece => ({
  text,
  x,
  y,
  width: text.length * size * 0.5,
  size,
  font: "f",
  wraps: false,
});
const blocksOf = (...pages: PdfPiece[][]) => lineBlocks(pages.map((pieces, at) => linesOf(pieces, at + 1)));

test("a box beside the text is told apart from it, a row of cells is not [BRING-27]", () => {
  const text = [0, 1, 2, 3].map((at) => piece(`line ${at} of the text`, 50, 700 - at * 15));
  const box = [0, 1, 2].map((at) => piece(`box ${at}`, 400, 694 - at * 13, 9));
  const told = columnsIn([...text, ...box]);
  expect(told).toEqual({ main: text, beside: [box] });
  const cells = [0, 1, 2, 3].flatMap((at) => [piece(`cell ${at}`, 50, 700 - at * 15), piece("other", 400, 700 - at * 15)]);
  expect(columnsIn(cells)).toEqual({ main: cells, beside: [] });
});

test("the head of narrow columns is cut where the columns below it begin [BRING-27]", () => {
  const row = (y: number, ...cells: string[]) => cells.map((cell, at) => piece(cell, [50, 71, 300][at] ?? 0, y));
  expect(
    blocksOf([...row(700, "No.", "Test", "Result"), ...row(680, "1", "Ring", "It rings"), ...row(660, "2", "Stop", "Silence")]),
  ).toEqual([
    {
      kind: "table",
      columns: ["No.", "Test", "Result"],
      rows: [
        ["1", "Ring", "It rings"],
        ["2", "Stop", "Silence"],
      ],
    },
  ]);
});

test("a word taken apart at the end of a line is one word, one with a hyphen of its own keeps it [BRING-27]", () => {
  const [block] = blocksOf([
    piece("Record the drying tem-", 50, 700),
    piece("perature of a well-known twenty-", 50, 688),
    piece("two bells.", 50, 676),
  ]);
  expect(block).toMatchObject({ text: "Record the drying temperature of a well-known twenty-two bells." });
});

test("what a browser prints at the edges of pages stands under notes [BRING-27]", () => {
  const page = (number: number, text: string) => [
    piece("11/23/26, 7:49 AM Wiki", 20, 780, 8),
    piece(text, 50, 700),
    piece(`${text} again`, 50, 640),
    piece(`https://wiki.example/page ${number}/2`, 20, 20, 8),
  ];
  const blocks = blocksOf(page(1, "First words."), page(2, "Second words."));
  const notes = blocks.findIndex((block) => block.kind === "heading" && block.text === "Notes");
  const said = (some: typeof blocks) => some.map((block) => (block.kind === "table" ? "" : block.text)).join(" ");
  expect(said(blocks.slice(0, notes))).not.toMatch(/AM Wiki|https/);
  expect(said(blocks.slice(notes))).toMatch(/AM Wiki.*https/);
});

test("an item whose next line begins below its mark is read to the end of its sentence [BRING-38]", () => {
  const lines = ["• As a member I want to reserve a tool for a", "weekend up to two months ahead.", "• Tents", "Opening hours"];
  expect(blocksOf(lines.map((line, at) => piece(line, 50, 700 - at * 12)))).toMatchObject([
    { kind: "item", text: "As a member I want to reserve a tool for a weekend up to two months ahead." },
    { kind: "item", text: "Tents" },
    { kind: "paragraph", text: "Opening hours" },
  ]);
});

test("lines that begin with a tick or a box are items of their own [BRING-45]", () => {
  const lines = [
    "✓ Card data never reaches our servers.",
    "✔ Keys are kept apart",
    "☐ Logs are read each week.",
    "Opening hours",
  ];
  expect(blocksOf(lines.map((line, at) => piece(line, 50, 700 - at * 12)))).toMatchObject([
    { kind: "item", text: "Card data never reaches our servers." },
    { kind: "item", text: "Keys are kept apart" },
    { kind: "item", text: "Logs are read each week." },
    { kind: "paragraph", text: "Opening hours" },
  ]);
});

test("a tick that stands apart from its words begins an item and no table [BRING-45]", () => {
  const marked = ["✓", "☐", "➤"].flatMap((mark, at) => [
    piece(mark, 50, 700 - at * 12),
    piece(`Keys are kept ${at}.`, 80, 700 - at * 12),
  ]);
  expect(blocksOf(marked)).toMatchObject([0, 1, 2].map((at) => ({ kind: "item", text: `Keys are kept ${at}.` })));
});

test("lines that begin with a name and a dash are told apart, however near they stand [BRING-49]", () => {
  const lines = ["Rower – takes a boat out", "Cox – steers the boat and counts", "the strokes", "Boat keeper – mends it"];
  expect(blocksOf(lines.map((line, at) => piece(line, 50, 700 - at * 12)))).toEqual([
    { kind: "paragraph", text: "Rower – takes a boat out" },
    { kind: "paragraph", text: "Cox – steers the boat and counts the strokes" },
    { kind: "paragraph", text: "Boat keeper – mends it" },
  ]);
});
