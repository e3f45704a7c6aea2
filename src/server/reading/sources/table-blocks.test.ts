import { expect, test } from "vitest";
import { keptText } from "#domain/bring/kept.ts";
import { matchRows } from "#domain/bring/match.ts";
import { readingOf } from "#domain/bring/reading.ts";
import { nothingStanding } from "#domain/bring/standing.ts";
import { byPriority } from "./marked-columns.ts";
import { besideEachOther } from "./sheet-bands.ts";
import { tableBlocks } from "./table-blocks.ts";
import { upright } from "./upright.ts";

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

test("tables beside each other on a part of a sheet, and rows under a title without names for their columns, are rows of their own [BRING-36]", () => {
  const sheet = [
    ["UTENTI", "", "", "RISCHI E CONTROMISURE"],
    ["Ruolo", "Descrizione", "", "Rischio", "Contromisura"],
    ["Abbonato", "Tiene il posto", "", "Un biglietto viene copiato", "Il codice viene annullato"],
    [],
    ["REQUISITI FUNZIONALI"],
    ["Cod.", "Requisito", "Priorità", "Note", "Stato"],
    ["RF1", "Il sistema stampa il borderò", "alta", "", "aperto"],
    [],
    ["INTERFACCE"],
    ["Nexi", "pagamenti con carta dal terminale in cassa"],
  ];
  const blocks = besideEachOther(sheet).flatMap((part) => tableBlocks(part, true));
  const { rows } = readingOf({ kind: "blocks", blocks });
  expect(rows.filter(({ kind }) => kind !== "source").map(({ kind, words }) => [kind, words.name])).toEqual([
    ["user_classes", "Abbonato"],
    ["security_measures", "Il codice viene annullato"],
    ["features", "Il sistema stampa il borderò"],
    ["external_interfaces", "Pagamenti con carta dal terminale in cassa"],
  ]);
});

test("a table whose rows stand beside each other is turned, and cards below each other are a row each [BRING-36]", () => {
  const turned = upright({
    kind: "table",
    columns: ["ID", "FR-1", "FR-2"],
    rows: [
      ["Title", "Round sheet", "Worklist"],
      ["Description", "Prints a round sheet", "Lists the bottles"],
      ["Priority", "Must", "Should"],
    ],
  });
  expect(turned).toEqual({
    kind: "table",
    columns: ["ID", "Title", "Description", "Priority"],
    rows: [
      ["FR-1", "Round sheet", "Prints a round sheet", "Must"],
      ["FR-2", "Worklist", "Lists the bottles", "Should"],
    ],
  });
  const cards = (columns: string[], rows: string[][]) =>
    readingOf({
      kind: "blocks",
      blocks: [
        { kind: "heading", level: 1, text: "Functions" },
        { kind: "table", columns, rows },
      ],
    }).rows;
  expect(
    cards(
      ["Requirement ID", "FR-3"],
      [
        ["Name", "Round sheet"],
        ["Description", "Prints a round sheet"],
        ["Requirement ID", "FR-4"],
        ["Name", "Worklist"],
        ["Description", "Lists the bottles"],
      ],
    ).map(({ kind, words }) => [kind, words.name, words.description]),
  ).toEqual([
    ["features", "Round sheet", "Prints a round sheet\n(FR-3)"],
    ["features", "Worklist", "Lists the bottles\n(FR-4)"],
  ]);
});

test("a story map is a story for each card, with what it belongs to and when it is planned; a table of releases is none [BRING-40]", () => {
  const blocks = tableBlocks([
    ["Cycle tours"],
    ["Activity", "Plan", "", "Ride"],
    ["Step", "Choose route", "Check bike", "Navigate"],
    ["MVP", "Filter routes by surface", "", "Voice at each turn"],
    ["", "Save a route offline", "", ""],
    ["Release 2", "", "Reminder for the chain", "Warn off the route"],
  ]);
  const { rows } = readingOf({ kind: "blocks", blocks });
  const stories = rows.filter(({ kind }) => kind === "user_stories").map(({ words }) => words.story);
  expect(stories).toHaveLength(5);
  expect(stories.at(-1)).toBe("Warn off the route\nActivity: Ride\nBelongs to step: Navigate\nPlanned for: Release 2");
  expect(keptText(readingOf({ kind: "blocks", blocks }), matchRows(rows, nothingStanding), new Set())).toContain("Cycle tours");
  const table = tableBlocks([
    ["Release", "Name", "Date"],
    ["Release 1", "Counter", "May"],
    ["Release 2", "Web shop", "June"],
  ]);
  expect(table).toMatchObject([{ kind: "table", columns: ["Release", "Name", "Date"] }]);
});

test("a table whose columns are priorities is a row for each of its cells [BRING-44]", () => {
  const table = byPriority({
    kind: "table",
    columns: ["Must", "Should have"],
    rows: [
      ["Note a value", "Remind before meals"],
      ["Alarm the parents", ""],
    ],
  });
  const { rows } = readingOf({ kind: "blocks", blocks: [table] });
  expect(rows.map(({ kind, words }) => [kind, words.name, (words.description ?? "").split("\n").at(-1)])).toEqual([
    ["features", "Note a value", "Priority: Must"],
    ["features", "Alarm the parents", "Priority: Must"],
    ["features", "Remind before meals", "Priority: Should have"],
  ]);
});
