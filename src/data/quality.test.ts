import { expect, test } from "vitest";
import { callFunction } from "#data/functions.ts";
import { addRow, changeRow, listRows } from "#data/rows.ts";
import { nouns } from "#domain/nouns/all.ts";
import { suppressionOf } from "#domain/quality/suppression.ts";
import { newQuestionnaire } from "#domain/questionnaires.ts";
import { author } from "#tests/support/people.ts";
import { startServer } from "#tests/support/server.ts";
import { readBesideOf } from "./beside.ts";
import { changeProfile } from "./profiles.ts";
import { dropSuppressions, keepFindings, readQuality, saveQualitySettings } from "./quality.ts";
import { saveQuestionnaire } from "./questionnaires.ts";
import { cloneSpecification, getVersionContent } from "./specifications.ts";

const server = await startServer();

test("terms are numbered GT-n, drafted, versioned, and found by their words [QUAL-01] [QUAL-03]", async () => {
  const { db, project_id } = await author(server);
  const words = { name: "Box", definition: "What a buyer collects on the quay.", avoid: "crate" };
  const added = await addRow(db, "glossary_terms", { project_id, ...words });
  const project_description = "Farmers offer boxes. Households order boxes and rate farmers.";
  await saveQuestionnaire(db, { known: undefined, project_id, form: { ...newQuestionnaire, project_description } });
  await callFunction(db, nouns.glossary_terms.generate, { projectId: project_id });
  const { version } = (await db.from("projects").select("version").eq("id", project_id).single().throwOnError()).data;
  await cloneSpecification(db, { project_id, new_version: "next" });
  await changeRow(db, "glossary_terms", { ...words, avoid: "crate, parcel", id: added.id, revision: 1 });
  const rows = await listRows(db, "glossary_terms", { project_id });
  expect(rows.filter(({ name }) => name.toLowerCase() === "box")).toMatchObject([
    { number: 1, revision: 2, avoid: "crate, parcel" },
  ]);
  const kept = await getVersionContent(db, { project_id, version: version ?? "" });
  expect(kept).toMatchObject({ glossary_terms: [{ number: 1, avoid: "crate" }] });
  const found = await db.rpc("search_project", { project_id, query: "quay" }).throwOnError();
  expect(JSON.stringify(found.data)).toContain(added.id);
});

test("what a project's words are held to is one row that is changed, and a finding is kept with its reason until somebody drops that; of a version that was left, those are told that were kept until then, by name [QUAL-04] [QUAL-06] [PROVE-9]", async () => {
  const { db, project_id, id: user_id } = await author(server);
  await changeProfile(db, {
    id: user_id,
    first_name: "Ada",
    last_name: "Keeper",
    company: "",
    updated_at: new Date().toISOString(),
  });
  expect(await readQuality(db, { project_id })).toEqual({ settings: null, kept: [] });
  const settings = { rules_off: ["passive"], rules_strict: ["pronoun"], form: "ears" as const, forbidden: ["state of the art"] };
  await saveQualitySettings(db, { project_id, ...settings, forbidden: [] });
  await saveQualitySettings(db, { project_id, ...settings });
  const row = await addRow(db, "features", {
    project_id,
    name: "Search",
    description: "Search shall be fast.",
    page_id: null,
    section_id: null,
  });
  const place = { table_name: "features", row_id: row.id, field: "description" };
  const found = suppressionOf(place, "Search shall be fast.", { rule: "vague", start: 16, end: 20 });
  const blank = keepFindings(db, { kept: [{ project_id, ...found, reason: "  " }] });
  await expect(blank).rejects.toThrow("A value is too long or not allowed here.");
  const [id = ""] = await keepFindings(db, { kept: [{ project_id, ...found, reason: "It is a slogan." }] });
  expect(await readQuality(db, { project_id })).toEqual({
    settings,
    kept: [
      {
        ...{ id, ...found, quote: "fast", reason: "It is a slogan." },
        ...{ suppressed_by: user_id, suppressed_at: expect.any(String), by: "Ada Keeper" },
      },
    ],
  });
  const version = (await db.from("projects").select("version").eq("id", project_id).single().throwOnError()).data.version ?? "";
  await cloneSpecification(db, { project_id, new_version: "next" });
  await keepFindings(db, { kept: [{ project_id, ...found, reason: "Later." }] });
  const reasons = ({ kept }: { kept: readonly { reason: string }[] }) => kept.map(({ reason }) => reason);
  expect(reasons(await readQuality(db, { project_id, version }))).toEqual(["It is a slogan."]);
  const beside = await readBesideOf(db, { project_id, version: "next", wanted: ["quality"] });
  expect(beside.quality?.kept.map(({ reason, by }) => `${reason} ${by}`)).toEqual([
    "It is a slogan. Ada Keeper",
    "Later. Ada Keeper",
  ]);
  await dropSuppressions(db, { project_id, ids: (await readQuality(db, { project_id })).kept.map(({ id }) => id) });
  expect((await readQuality(db, { project_id })).kept).toEqual([]);
});
