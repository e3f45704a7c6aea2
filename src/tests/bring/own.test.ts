import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { keptText } from "#domain/bring/kept.ts";
import { matchRows } from "#domain/bring/match.ts";
import { readingOf } from "#domain/bring/reading.ts";
import { standingOf } from "#domain/bring/standing.ts";
import { buildDocument } from "#domain/document/build-document.ts";
import { sample } from "#domain/document/sample.ts";
import { projectFileRows, projectSchema, projectSchemaPath, toProjectFile } from "#domain/export/json.ts";
import { toMarkdown } from "#domain/export/markdown.ts";
import { allNouns } from "#domain/nouns/all.ts";
import { sourceOf } from "#server/reading/sources/source-of.ts";

const read = async (name: string, text: string) => readingOf(await sourceOf({ name, bytes: new TextEncoder().encode(text) }));
const given = ({ generated_at: _now, ...content }: typeof sample) => content;

test("our own JSON says every row with its number and every field, and comes back as it was [BRING-4]", async () => {
  const file = toProjectFile(given(sample), sample);
  const reading = await read("farm.json", JSON.stringify(file));
  const stored = projectFileRows(sample);
  for (const noun of allNouns) {
    const rows = reading.rows.filter(({ kind }) => kind === noun);
    expect(rows.map(({ number, words }) => ({ number, words }))).toEqual(
      stored[noun].map(({ number, words }) => ({ number, words: said(words) })),
    );
  }
  expect(reading.project.name).toBe("Farm Boxes");
  expect(matchRows(reading.rows, standingOf(sample)).filter(({ match }) => match.is !== "same")).toEqual([]);
  const published: unknown = JSON.parse(readFileSync(`public${projectSchemaPath}`, "utf8"));
  expect(published).toEqual(JSON.parse(JSON.stringify(projectSchema())));
});

test("our own Markdown comes back as the rows it was made of, number by number and field by field [BRING-3]", async () => {
  const reading = await read("farm.md", toMarkdown(buildDocument(sample)));
  expect(reading.own).toBe(true);
  const stored = projectFileRows(sample);
  for (const noun of allNouns) {
    const rows = reading.rows.filter(({ kind }) => kind === noun).map(({ number, words }) => ({ number, words }));
    expect(rows).toEqual(stored[noun].map(({ number, words }) => ({ number, words: withoutSteps(said(words)) })));
  }
  const matched = matchRows(reading.rows, standingOf(sample));
  const other = matched.filter(({ match: { is, row } }) => is !== "same" && row.kind !== "source");
  expect(other.map(({ match }) => match)).toEqual([]);
  const kept = keptText(reading, matched, new Set());
  expect(kept).toContain("Stripe");
  expect(kept).not.toContain("US-14");
});

const said = (words: Readonly<Record<string, string>>) => Object.fromEntries(Object.entries(words).filter(([, text]) => text));

/** The document writes the word of each step itself. */
function withoutSteps(words: Readonly<Record<string, string>>) {
  const plain = (text: string) => text.replace(/^(?:Given|Then) (?=a server|it answers)/, "");
  return Object.fromEntries(Object.entries(words).map(([name, text]) => [name, plain(text)]));
}
