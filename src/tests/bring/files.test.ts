import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { keptText } from "#domain/bring/kept.ts";
import { matchRows } from "#domain/bring/match.ts";
import { readingOf } from "#domain/bring/reading.ts";
import { nothingStanding } from "#domain/bring/standing.ts";
import { sourceAnswer } from "#server/reading/answers.ts";
import { readApart } from "#server/reading/read-apart.ts";
import { type Measured, measureAll } from "./measure.ts";

/** Of all rows in the hand-made lists. */
const LEAST = 0.95;

/** What of their hand-made lists is neither in a row nor in what stays source text, by file. */
const goneOf = (measured: readonly Measured[]) => measured.flatMap(({ file, gone }) => gone.map((words) => `${file}: ${words}`));

/** In milliseconds, for fifty files on a machine that is busy. */
const PATIENCE = 300_000;

test("files of five kinds become the rows a careful reader lists, with their words, each kind by itself; nothing listed of them is gone [BRING-1, BRING-55, BRING-56]", {
  timeout: PATIENCE,
}, async () => {
  const measured = await measureAll("files");
  const sum = (count: (one: (typeof measured)[number]) => number) => measured.reduce((all, one) => all + count(one), 0);
  const [rows, placed, source, kept] = [
    sum((one) => one.rows),
    sum((one) => one.placed),
    sum((one) => one.source),
    sum((one) => one.kept),
  ];
  process.stdout.write(
    `${placed} of ${rows} rows are placed (${((placed / rows) * 100).toFixed(1)} %), ${kept} of ${source} other texts kept.\n`,
  );
  expect(measured).toHaveLength(50);
  expect(placed / rows).toBeGreaterThan(LEAST);
  const formats = Map.groupBy(measured, ({ file }) => file.slice(file.lastIndexOf(".") + 1));
  expect([...formats.keys()].sort()).toEqual(["csv", "docx", "md", "pdf", "xlsx"]);
  for (const [format, files] of formats) {
    const of = (count: "rows" | "placed") => files.reduce((all, one) => all + one[count], 0);
    expect(files, format).toHaveLength(10);
    expect(of("placed") / of("rows"), format).toBeGreaterThanOrEqual(LEAST);
  }
  expect(goneOf(measured)).toEqual([]);
});

test("exports of Jira, Azure Boards, Trello, Notion and ReqView, scenarios, use cases and tenders become a row for each row listed, and nothing listed is gone [BRING-24, BRING-55]", {
  timeout: PATIENCE,
}, async () => {
  const measured = await measureAll("exports");
  const [rows, own] = [measured.reduce((sum, one) => sum + one.rows, 0), measured.reduce((sum, one) => sum + one.own, 0)];
  process.stdout.write(`${own} of ${rows} rows of exports have a row of their own.\n`);
  expect(measured).toHaveLength(16);
  expect(own / rows, measured.flatMap(({ missed }) => missed).join("\n")).toBeGreaterThan(LEAST);
  expect(goneOf(measured)).toEqual([]);
});

test("of twenty files somebody made who had not read this product, rows become rows of their own, and what is none stays source text [BRING-26, BRING-55]", {
  timeout: PATIENCE,
}, async () => {
  const measured = await measureAll("blind");
  const sum = (count: (one: (typeof measured)[number]) => number) => measured.reduce((all, one) => all + count(one), 0);
  const missed = measured.flatMap((one) => one.missed).join("\n");
  expect(measured).toHaveLength(20);
  // what they came to when they were last looked at: it may only grow
  expect(sum((one) => one.placed) / sum((one) => one.rows), missed).toBeGreaterThanOrEqual(0.99);
  expect(sum((one) => one.own) / sum((one) => one.rows), missed).toBeGreaterThanOrEqual(0.97);
  expect(sum((one) => one.kept) / sum((one) => one.source), missed).toBeGreaterThanOrEqual(0.95);
  expect(goneOf(measured)).toEqual([]);
});

test.each([
  ["blind-read", 0.95],
  ["blind-unread", 0.7],
] as const)(
  "of the rows of ten more such files (%s), most become a row of their own [BRING-39]",
  {
    timeout: PATIENCE,
  },
  async (folder, least) => {
    const measured = await measureAll(folder);
    const [rows, own] = [measured.reduce((sum, one) => sum + one.rows, 0), measured.reduce((sum, one) => sum + one.own, 0)];
    process.stdout.write(`${own} of ${rows} rows of ${folder} have a row of their own.\n`);
    expect(measured).toHaveLength(10);
    expect(own / rows).toBeGreaterThanOrEqual(least);
  },
);

test.each([
  ["blind-layouts", 0.98, 0.98],
  // less than at first: rows with labels of other fields in their words count no longer
  ["blind-layouts-unread", 0.93, 0.89],
] as const)(
  "of the rows of ten files in layouts of many a tool and house (%s), as many are placed as when they were last measured [BRING-43]",
  { timeout: PATIENCE },
  async (folder, least, leastOwn) => {
    const measured = await measureAll(folder);
    const sum = (count: (one: (typeof measured)[number]) => number) => measured.reduce((all, one) => all + count(one), 0);
    process.stdout.write(`${sum((one) => one.placed)} of ${sum((one) => one.rows)} rows of ${folder} are placed.\n`);
    expect(measured).toHaveLength(10);
    expect(sum((one) => one.placed) / sum((one) => one.rows)).toBeGreaterThanOrEqual(least);
    expect(sum((one) => one.own) / sum((one) => one.rows)).toBeGreaterThanOrEqual(leastOwn);
    expect(sum((one) => one.kept) / sum((one) => one.source)).toBeGreaterThanOrEqual(0.8);
  },
);

test.each([
  [
    "docx",
    [
      "Is this still true?",
      "As the board decided in May.",
      "Farm boxes, draft",
      "For the board only",
      "https://example.com/boxes",
    ],
  ],
  ["xlsx", ["Ask the brigade", "https://example.com/flood", "Only one cell", "in the barn", "in spring"]],
])(
  "footnotes, comments, heads and feet of pages, links, and columns of the same name of a .%s file are kept [BRING-25]",
  async (ending, said) => {
    const bytes = new Uint8Array(readFileSync(new URL(`./remarks/remarks.${ending}`, import.meta.url)));
    const reading = readingOf(
      await readApart({ job: { kind: "source", name: `remarks.${ending}` }, bytes, shape: sourceAnswer }),
    );
    const rows = matchRows(reading.rows, nothingStanding);
    const placed = rows.filter(({ match }) => match.row.kind !== "source").map(({ match }) => match.row.words);
    const all = `${JSON.stringify(placed)}\n${keptText(reading, rows, new Set())}`;
    for (const words of said) expect(all).toContain(words);
  },
);
