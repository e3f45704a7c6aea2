import { expect, test } from "vitest";
import { bringRows, listKeptTexts, undoImport } from "#data/imports.ts";
import { readProjectContent } from "#data/project-content.ts";
import { type Bringing, bringingOf } from "#domain/bring/bringing.ts";
import { keptText } from "#domain/bring/kept.ts";
import { matchRows } from "#domain/bring/match.ts";
import { readingOf } from "#domain/bring/reading.ts";
import { nothingStanding, type Standing, standingOf } from "#domain/bring/standing.ts";
import { buildDocument } from "#domain/document/build-document.ts";
import { sample } from "#domain/document/sample.ts";
import { projectFileRows } from "#domain/export/json.ts";
import { toMarkdown } from "#domain/export/markdown.ts";
import { allNouns } from "#domain/nouns/all.ts";
import { sourceOf } from "#server/reading/sources/source-of.ts";
import { author, person } from "#tests/support/people.ts";
import { startServer } from "#tests/support/server.ts";

const server = await startServer();

async function bringing(text: string, place: Bringing["place"], standing: Standing = nothingStanding) {
  const reading = readingOf(await sourceOf({ name: "plan.md", bytes: new TextEncoder().encode(text) }));
  const rows = matchRows(reading.rows, standing);
  const kept = keptText(reading, rows, new Set());
  return bringingOf({ name: "plan.md", place, rows, standing, kept, newId: () => crypto.randomUUID() });
}
const contentOf = (db: Awaited<ReturnType<typeof author>>["db"], project_id: string) => readProjectContent(db, { project_id });
const saidIn = (content: Awaited<ReturnType<typeof contentOf>>) => {
  const rows = projectFileRows(content);
  return Object.fromEntries(allNouns.map((noun) => [noun, rows[noun].map(({ number, words }) => ({ number, words }))]));
};

test("our own export makes a project of the same numbers, and its rows go on counting after them [BRING-5]", async () => {
  const { db, organization_id } = await author(server);
  const place = { organization_id, name: "Farm", type: null, description: null };
  const { project_id } = await bringRows(db, await bringing(toMarkdown(buildDocument(sample)), place));
  const content = await contentOf(db, project_id);
  expect(content.user_stories.map(({ number }) => number)).toEqual([14, 15]);
  expect(content.pages[0]?.sections.map(({ name }) => name)).toEqual(["Box list", "Filter"]);
  expect(content.specification?.project_overview).toContain("Farmers sell boxes");
  const generated_at = sample.generated_at;
  const again = toMarkdown(buildDocument({ ...content, generated_at }));
  const rows = (markdown: string) => markdown.split("\n").filter((line) => /^#+ [A-Z]+-\d+ /.test(line));
  expect(rows(again)).toEqual(rows(toMarkdown(buildDocument(sample))));
  const next = await db.from("features").insert({ project_id, name: "Next" }).select("number").single().throwOnError();
  expect(next.data.number).toBe(3);
});

test("an import changes what has the same name, adds what is new, keeps the rest, and is taken back in one [BRING-6, BRING-8]", async () => {
  const { db, project_id } = await author(server);
  await db.from("features").insert({ project_id, name: "Search", description: "Finds boxes." }).throwOnError();
  const before = saidIn(await contentOf(db, project_id));
  const text =
    "# Plan\n\nVegetables are seasonal.\n\n## Features\n\n### Search\n\nFinds boxes within 2 seconds.\n\n### Order\n\nOrders a box.\n\n## Scope\n\nNo cooking.\n";
  const given = await bringing(text, { project_id }, standingOf(await contentOf(db, project_id)));
  const { import_id } = await bringRows(db, given);
  const content = await contentOf(db, project_id);
  expect(content.features.map(({ name, description }) => [name, description])).toEqual([
    ["Search", "Finds boxes within 2 seconds."],
    ["Order", "Orders a box."],
  ]);
  expect(content.specification?.project_scope).toBe("No cooking.");
  expect(await listKeptTexts(db, { project_id })).toEqual([
    { reference: `import:${import_id}`, name: "plan.md", text: expect.stringContaining("Vegetables are seasonal.") },
  ]);
  expect(await undoImport(db, { id: import_id })).toBe(3);
  expect(saidIn(await contentOf(db, project_id))).toEqual(before);
  expect((await contentOf(db, project_id)).specification?.project_scope).toBeNull();
  expect(await listKeptTexts(db, { project_id })).toEqual([]);
  await expect(undoImport(db, { id: import_id })).rejects.toThrow("This import was undone already.");
});

test("nothing is written where one row cannot be, and what was edited since is not taken back [BRING-7, BRING-9]", async () => {
  const { db, project_id } = await author(server);
  const row = await db
    .from("features")
    .insert({ project_id, name: "Search", description: "Finds." })
    .select("id")
    .single()
    .throwOnError();
  const text = "## Features\n\n### Search\n\nFinds boxes.\n\n### Order\n\nOrders a box.\n";
  const given = await bringing(text, { project_id }, standingOf(await contentOf(db, project_id)));
  await db.from("features").update({ description: "Finds all." }).eq("id", row.data.id).throwOnError();
  await expect(bringRows(db, given)).rejects.toThrow('Somebody else changed "Search" meanwhile. Compare it again, then import.');
  expect((await contentOf(db, project_id)).features).toHaveLength(1);

  const { import_id } = await bringRows(db, await bringing(text, { project_id }, standingOf(await contentOf(db, project_id))));
  await db
    .from("features")
    .update({ description: "Orders two." })
    .eq("project_id", project_id)
    .eq("name", "Order")
    .throwOnError();
  await expect(undoImport(db, { id: import_id })).rejects.toThrow("Something of this import was edited since");
  const stranger = await person(server);
  await expect(undoImport(stranger.db, { id: import_id })).rejects.toThrow("You may not do this.");
  await expect(bringRows(stranger.db, given)).rejects.toThrow();
});
