import { expect, test } from "vitest";
import { readingOf } from "#domain/bring/reading.ts";
import { sample } from "#domain/document/sample.ts";
import { projectFileRows } from "#domain/export/json.ts";
import { allNouns } from "#domain/nouns/all.ts";
import { writePdf } from "#server/export/make-paper.ts";
import { exportedWith } from "#server/export/testing-paper.ts";
import { sourceOf } from "#server/reading/sources/source-of.ts";
import { generatedProject } from "#tests/support/generated-project.ts";

test("our own PDF comes back as the rows it was made of, number by number and field by field [BRING-46]", async () => {
  const reading = readingOf(await sourceOf({ name: "farm.pdf", bytes: await writePdf(exportedWith({})) }));
  expect(reading.own).toBe(true);
  const stored = projectFileRows(sample);
  for (const noun of allNouns) {
    const rows = reading.rows.filter(({ kind }) => kind === noun).map(({ number, words }) => ({ number, words }));
    expect(rows, noun).toEqual(stored[noun].map(({ number, words }) => ({ number, words: asPrinted(words) })));
  }
});

test("a long PDF of ours comes back row by row, across its pages and in other scripts [BRING-46]", async () => {
  const content = generatedProject(300, "plain");
  const reading = readingOf(await sourceOf({ name: "large.pdf", bytes: await writePdf(exportedWith(content)) }));
  const stored = projectFileRows(content);
  for (const noun of allNouns) {
    const rows = reading.rows.filter(({ kind }) => kind === noun).map(({ number, words }) => ({ number, words }));
    const inOrder = rows.toSorted((one, other) => (one.number ?? 0) - (other.number ?? 0));
    expect(inOrder, noun).toEqual(stored[noun].map(({ number, words }) => ({ number, words: asPrinted(words) })));
  }
});

/** The document writes the word of each step itself. */
function asPrinted(words: Readonly<Record<string, string>>) {
  const plain = (text: string) => text.replace(/^(?:Given|Then) (?=a server|it answers)/, "");
  return Object.fromEntries(Object.entries(words).flatMap(([name, text]) => (text ? [[name, plain(text)]] : [])));
}
