import { expect, test } from "vitest";
import { placeBlocks } from "./place-blocks.ts";
import type { SourceBlock } from "./source.ts";

const heading = (text: string, level = 2): SourceBlock => ({ kind: "heading", level, text });
const paragraph = (text: string): SourceBlock => ({ kind: "paragraph", text });
const item = (text: string): SourceBlock => ({ kind: "item", depth: 0, ordered: false, text });
const rowsOf = (blocks: readonly SourceBlock[]) => placeBlocks(blocks).rows.map(({ kind, words }) => [kind, words.name]);

test("cards told label by label are a row each, and so are the tasks of a board by their sections [BRING-41]", () => {
  expect(
    rowsOf([
      heading("Functional requirements"),
      paragraph("Requirement #: 11"),
      paragraph("Description: The product shall record each crate."),
      paragraph("Rationale: Pickers are paid by the crate."),
      paragraph("Requirement #: 12"),
      paragraph("Description: The product shall print a slip."),
      paragraph("Rationale: Not every picker has a phone."),
    ]),
  ).toEqual([
    ["features", "Record each crate"],
    ["features", "Print a slip"],
  ]);
  expect(
    rowsOf([
      {
        kind: "table",
        columns: ["Name", "Section/Column", "Notes"],
        rows: [
          ["Map of berths", "Features", "Free ones in green"],
          ["Map opens in two seconds", "Quality", ""],
          ["Harbour master", "Users", "assigns berths"],
          ["A storm breaks the mast", "Risks", ""],
        ],
      },
    ]),
  ).toEqual([
    ["features", "Map of berths"],
    ["quality_requirements", "Map opens in two seconds"],
    ["user_classes", "Harbour master"],
    ["risks", "A storm breaks the mast"],
  ]);
});

test("what a plan of tests and minutes say beside tests and decisions is no row [BRING-42]", () => {
  expect(
    rowsOf([
      heading("Test plan: Laundry app", 1),
      {
        kind: "table",
        columns: ["", ""],
        rows: [
          ["Author", "Leila Haddad"],
          ["Status", "For approval"],
          ["Distribution", "Front office"],
        ],
      },
      heading("1. Test items", 1),
      paragraph("Laundry app version 2.4, build 2417."),
      heading("2. Features not to be tested", 1),
      item("Payroll export"),
      heading("3. Test cases", 1),
      item("Book a machine that is taken: the next free one is offered."),
    ]),
  ).toEqual([["test_cases", "Book a machine that is taken"]]);
  expect(
    rowsOf([
      heading("4. Functies"),
      paragraph("Het systeem moet patiënten een herinnering sturen."),
      paragraph("Actie Ahmed: uitzoeken wat een bundel kost."),
      heading("5. Rondvraag"),
      paragraph("De koffieautomaat moet gerepareerd worden."),
    ]),
  ).toEqual([["features", "Het systeem moet patiënten een herinnering sturen"]]);
});

test("a sentence led by what it is, and a story told by its moment, are of that kind [BRING-44]", () => {
  expect(
    rowsOf([
      heading("On Monday"),
      paragraph("What scares me: the older grooms will not want to use a tablet."),
      paragraph("When I measured, I want to note the value with one tap, so I can go on playing."),
    ]).map(([kind]) => kind),
  ).toEqual(["risks", "user_stories"]);
});
