import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { readingOf } from "#domain/bring/reading.ts";
import { sourceAnswer } from "#server/reading/answers.ts";
import { readApart } from "#server/reading/read-apart.ts";

const read = (name: string, bytes: Uint8Array) => readApart({ job: { kind: "source", name }, bytes, shape: sourceAnswer });
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const book = (sheet: string, head = "") =>
  zipSync({
    "xl/workbook.xml": strToU8(
      `${head}<workbook xmlns="${main}" xmlns:r="r"><sheets><sheet name="Risks" r:id="r1"/></sheets></workbook>`,
    ),
    "xl/_rels/workbook.xml.rels": strToU8(
      '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>',
    ),
    "xl/worksheets/sheet1.xml": strToU8(`<worksheet xmlns="${main}"><sheetData>${sheet}</sheetData></worksheet>`),
  });
const cell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
const head = `<row r="3">${cell("A3", "Risk")}${cell("B3", "Probability")}${cell("C3", "Impact")}</row>`;

test("a sheet is read from its head on, and a formula as what it came to [BRING-2]", async () => {
  const rows = `<row r="1">${cell("A1", "Register 2026")}</row>${head}<row r="4">${cell("A4", "Fire")}<c r="B4"><f>1+2</f><v>3</v></c><c r="C4"><f>NOW()</f></c></row>`;
  expect(await read("a.xlsx", book(rows))).toEqual({
    kind: "blocks",
    blocks: [
      { kind: "heading", level: 1, text: "Risks" },
      { kind: "paragraph", text: "Register 2026" },
      { kind: "table", columns: ["Risk", "Probability", "Impact"], rows: [["Fire", "3", "=NOW()"]] },
    ],
  });
});

const ownOf = (count: number) =>
  strToU8(
    JSON.stringify({
      ...{ format: "product-architect/project", format_version: 1, generated_at: "2026-11-28T00:00:00Z" },
      ...{ project: { name: "a" }, specification: {} },
      rows: { features: Array.from({ length: count }, (_, at) => ({ number: at + 1, name: "a" })) },
    }),
  );
const entities = '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>';
test.each([
  ["a broken workbook", "a.xlsx", strToU8("PK\u0003\u0004 broken"), "broken"],
  ["a bomb of entities", "a.xlsx", book(head, entities), "broken"],
  ["a zip bomb", "a.xlsx", zipSync({ "xl/workbook.xml": new Uint8Array(30_000_000) }), "too_much"],
  ["a sheet that reaches far down", "a.xlsx", book(`<row r="1048576">${cell("A1048576", "x")}</row>`), "too_much"],
  ["a table of too many rows", "a.csv", strToU8("Name;Text\n".concat("a;b\n".repeat(12_000))), "too_much"],
  ["our own JSON of more rows than any project has", "a.json", ownOf(20_001), "too_much"],
  [
    "our own values of more rows than that",
    "a.csv",
    strToU8("Number,Type,Revision,Name\n".concat("FEAT-1,Feature,1,a\n".repeat(20_001))),
    "too_much",
  ],
  ["JSON that is none", "a.json", strToU8("{"), "broken"],
])("%s is refused [BRING-2] [ATTACK-117]", async (_what, name, bytes, why) => {
  await expect(read(name, bytes)).rejects.toMatchObject({ why });
});

test.each([
  ["with semicolons in Windows-1252", Uint8Array.from(Buffer.from("Name;Beschreibung\nPrüfung;Größe\n", "latin1"))],
  ["with tabs in UTF-16", new Uint8Array(Buffer.from("\uFEFFName\tBeschreibung\nPrüfung\tGröße\n", "utf16le"))],
  ["with a byte order mark and quotes", strToU8('\uFEFFName,Beschreibung\n"Prüfung","Größe"\n')],
])("values %s are read as a table", async (_how, bytes) => {
  expect(await read("a.csv", bytes)).toEqual({
    kind: "blocks",
    blocks: [{ kind: "table", columns: ["Name", "Beschreibung"], rows: [["Prüfung", "Größe"]] }],
  });
});

test("columns of our own values that are not ours are kept, whatever they are called and however often [ATTACK-133]", async () => {
  const columns = ["Number", "Type", "Revision", "Name", "__proto__", "constructor", "2", "1", "Owner", "Owner", "Name"];
  const own = strToU8(`${columns.join()}\nFEAT-1,Feature,1,Berths,a,b,c,d,Ada,Grace,Quays\n`);
  const { rows } = readingOf(await read("a.csv", own));
  expect(rows.map(({ words }) => words)).toEqual([
    { name: "Berths" },
    { text: "FEAT-1 Berths\n__proto__: a\nconstructor: b\n2: c\n1: d\nOwner: Ada\nOwner: Grace\nName: Quays" },
  ]);
});

test("a list of things says what they say, and nothing that every object has [ATTACK-133]", async () => {
  const list = strToU8('[{"name":"a","price":"1","__proto__":"b","constructor":"c"},{"name":"d","price":"2"}]');
  const columns = ["name", "price", "__proto__", "constructor"];
  const rows = [
    ["a", "1", "b", "c"],
    ["d", "2", "", ""],
  ];
  expect(await read("a.json", list)).toEqual({ kind: "blocks", blocks: [{ kind: "table", columns, rows }] });
});
