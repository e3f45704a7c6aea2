import { expect, test } from "vitest";
import { callFunction } from "#data/functions.ts";
import { undoGeneration } from "#data/generations.ts";
import { saveQuestionnaire } from "#data/questionnaires.ts";
import { restoreRows } from "#data/removed-rows.ts";
import { addRow, changeRow, listRows, removeRows } from "#data/rows.ts";
import { cloneSpecification, getVersionContent } from "#data/specifications.ts";
import { compareVersions } from "#domain/compare/compare.ts";
import { readVersion } from "#domain/compare/version.ts";
import { nouns } from "#domain/nouns/all.ts";
import { newQuestionnaire } from "#domain/questionnaires.ts";
import { author } from "#tests/support/people.ts";
import { startServer } from "#tests/support/server.ts";

const server = await startServer();
const words = { name: "Cooled vans", statement: "Every farmer has a van.", consequence: "A carrier has to be found." };

test("assumptions are drafted from the answers, numbered and linked to their run, which is undone as a whole [NOUN-2]", async () => {
  const { db, project_id } = await author(server);
  const project_description = "Farmers sell boxes of vegetables to restaurants, who pay by card.";
  const form = { ...newQuestionnaire, project_description, payment_provider: "Stripe" };
  await saveQuestionnaire(db, { known: undefined, project_id, form });
  const { count, generationId } = await callFunction(db, nouns.assumptions.generate, { projectId: project_id });
  const rows = await listRows(db, "assumptions", { project_id });
  expect(rows.map(({ number, generation_id }) => ({ number, generation_id }))).toEqual(
    Array.from({ length: count }, (_, at) => ({ number: at + 1, generation_id: generationId })),
  );
  expect(rows.map(({ name }) => name)).toContain("Stripe takes the payments");
  expect(await undoGeneration(db, { id: generationId })).toBe(count);
  expect(await listRows(db, "assumptions", { project_id })).toEqual([]);
});

test("assumptions are kept with their version, compared in words, and come back after they were deleted [NOUN-3]", async () => {
  const { db, project_id } = await author(server);
  const added = await addRow(db, "assumptions", { project_id, ...words });
  const { version } = (await db.from("projects").select("version").eq("id", project_id).single().throwOnError()).data;
  await cloneSpecification(db, { project_id, new_version: "next" });
  await changeRow(db, "assumptions", { ...words, statement: "Every second farmer has a van.", id: added.id, revision: 1 });
  const read = async (name: string) => readVersion(await getVersionContent(db, { project_id, version: name }));
  expect(compareVersions(await read(version ?? ""), await read("next"))).toMatchObject([
    { label: "Assumptions", items: [{ item: { reference: "AS-1" }, fields: [{ after: "Every second farmer has a van." }] }] },
  ]);
  await removeRows(db, "assumptions", { project_id, ids: [added.id] });
  expect(await listRows(db, "assumptions", { project_id })).toEqual([]);
  await restoreRows(db, { ids: [added.id] });
  expect(await listRows(db, "assumptions", { project_id })).toMatchObject([{ id: added.id, number: 1 }]);
});
