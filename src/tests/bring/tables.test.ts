import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import { matchRows } from "#domain/bring/match.ts";
import { readingOf } from "#domain/bring/reading.ts";
import { standingOf } from "#domain/bring/standing.ts";
import { sample } from "#domain/document/sample.ts";
import { writeCsv } from "#domain/export/csv.ts";
import { exportedOf } from "#domain/export/exported-of.ts";
import { projectFileRows } from "#domain/export/json.ts";
import { writeMarkdown } from "#domain/export/markdown.ts";
import { writeJson } from "#domain/export/write-json.ts";
import { allNouns } from "#domain/nouns/all.ts";
import type { ProjectContent } from "#domain/project-content.ts";
import { writeXlsx } from "#server/export/xlsx.ts";
import { sourceOf } from "#server/reading/sources/source-of.ts";
import { generatedProject } from "#tests/support/generated-project.ts";

const { generated_at, ...farm } = sample;
const exported = (content: ProjectContent) => exportedOf({ content, generated_at, origin: "https://pa.test", project_id: "p" });
const writers = { csv: writeCsv, xlsx: writeXlsx, json: writeJson, md: writeMarkdown };

async function read(name: string, file: string | Uint8Array) {
  const bytes = typeof file === "string" ? new TextEncoder().encode(file) : file;
  return readingOf(await sourceOf({ name: `harbour.${name}`, bytes }));
}

const said = (words: Readonly<Record<string, string>>) => Object.fromEntries(Object.entries(words).filter(([, text]) => text));

async function roundTrip(format: keyof typeof writers, content: ProjectContent) {
  const reading = await read(format, await writers[format](exported(content)));
  expect(reading.own).toBe(true);
  const stored = projectFileRows(content);
  for (const noun of allNouns) {
    const rows = reading.rows.filter(({ kind }) => kind === noun).map(({ number = 0, words }) => ({ number, words }));
    const given = stored[noun].map(({ number, words }) => ({ number, words: said(words) }));
    // the document has chapters for some rows of a list, tables keep its order
    expect(format === "md" ? rows.toSorted((one, other) => one.number - other.number) : rows, noun).toEqual(given);
  }
  return matchRows(reading.rows, standingOf(content)).filter(({ match }) => match.is !== "same" && match.row.kind !== "source");
}

test.for(["csv", "xlsx", "json"] as const)(
  "%s of 2,000 rows of whatever people type comes back number by number and field by field, and changes nothing [EXPORT-5]",
  async (format) => {
    expect(await roundTrip(format, farm)).toEqual([]);
    expect(await roundTrip(format, generatedProject(2000, "nasty"))).toEqual([]);
  },
);

test("Markdown of 2,000 rows comes back number by number and field by field, and changes nothing [EXPORT-5]", async () => {
  expect(await roundTrip("md", generatedProject(2000, "plain"))).toEqual([]);
});

test("what is changed, added and noted in our own table is what an import shows as changed, new and source text [EXPORT-6]", async () => {
  const [head = "", ...lines] = writeCsv(exported(farm)).split("\r\n");
  const table = [
    `${head.replaceAll(",", ";")};"Estimate"`,
    ...lines.filter(Boolean).map((line) => line.replaceAll('","', '";"').replace("List a box", "Offer a box")),
    '"";"Feature";"";"Weigh a box"',
  ];
  const told = table.map((line) => (line.startsWith('"US-14"') ? `${line};"3 days"` : line));
  const reading = await read("csv", told.join("\n"));
  const matched = matchRows(reading.rows, standingOf(farm)).map(({ match }) => match);
  const [change, ...others] = matched.filter(({ is, row }) => is === "change" && row.kind !== "source");
  expect(others).toEqual([]);
  expect([change?.stored?.number, change?.fields]).toEqual([14, ["name"]]);
  const added = matched
    .filter(({ is, row }) => is === "new" && row.kind !== "source")
    .map(({ row }) => [row.kind, row.words.name]);
  expect(added).toEqual([["features", "Weigh a box"]]);
  const kept = reading.rows.filter(({ kind }) => kind === "source").map(({ words }) => words.text);
  expect(kept).toEqual(["US-14 Offer a box\nEstimate: 3 days"]);
});

test("no cell of CSV or Excel is a formula; Excel has a sheet of each kind, whose head stays and whose words wrap [EXPORT-7]", async () => {
  const content = generatedProject(220, "nasty");
  for (const cell of writeCsv(exported(content)).split(/","|"\r\n"/))
    expect(cell.replace(/^"+/, "")).not.toMatch(/^[\s]*[=+\-@]/);
  const parts = unzipSync(await writeXlsx(exported(content)));
  const text = (name: string) => new TextDecoder().decode(parts[name]);
  const sheets = Object.keys(parts).filter((name) => name.startsWith("xl/worksheets/sheet"));
  expect(sheets).toHaveLength(allNouns.length);
  expect(text("xl/workbook.xml")).toContain('name="User stories"');
  for (const sheet of sheets) {
    expect(text(sheet)).not.toContain("<f");
    expect(text(sheet)).toMatch(/<pane [^>]*state="frozen"/);
    expect(text(sheet)).toMatch(/<col [^>]*width="34/);
    expect([...text(sheet).matchAll(/<c ([^>]*)>/g)].filter(([, about]) => !about?.includes('t="s"'))).toEqual([]);
  }
  expect(text("xl/styles.xml")).toContain('wrapText="1"');
});
