import { expect, test } from "vitest";
import type { NewDecision } from "#domain/quality/completeness/deciding.ts";
import { author, stranger } from "#tests/support/people.ts";
import { startServer } from "#tests/support/server.ts";
import { addCompletenessDecisions, getAsvsTexts, getCompleteness, saveAsvsLevel, saveAsvsTexts } from "./completeness.ts";
import { addRow, changeRow } from "./rows.ts";
import { saveSpecification } from "./specifications.ts";

const said = (item: string, more: Partial<NewDecision> = {}): NewDecision => ({
  ...{ standard: "asvs", item, state: "waived", reason: "No calls.", rests_on: [], basis: null, level: 2 },
  ...more,
});

test("members decide, viewers read, strangers see nothing; all that was decided is kept with who and when, and the last counts until it is cleared [COMPLETE-6]", async () => {
  const server = await startServer();
  const ada = await author(server, { role: "member" });
  const { db, project_id } = ada;
  expect(await getCompleteness(db, { project_id })).toEqual({ level: 2, decisions: [] });
  await addCompletenessDecisions(db, { project_id, decisions: [said("V17.1"), said("V17.2")] });
  await addCompletenessDecisions(db, {
    project_id,
    decisions: [said("V17.1", { state: "applied", reason: null, rests_on: ["SM-1", "features", "project_scope"] })],
  });
  await saveAsvsLevel(db, { project_id, level: 3 });
  await saveAsvsLevel(db, { project_id, level: 1 });
  const { level, decisions } = await getCompleteness(ada.founder.db, { project_id });
  expect(level).toBe(1);
  expect(decisions).toMatchObject([
    { item: "V17.1", state: "applied", rests_on: ["SM-1", "features", "project_scope"], decided_by: ada.id },
    { item: "V17.2", state: "waived", reason: "No calls.", decided_by: ada.id },
  ]);
  expect(Date.parse(String(decisions[0]?.decided_at))).toBeGreaterThan(Date.now() - 600_000);
  await addCompletenessDecisions(db, { project_id, decisions: [said("V17.2", { state: "cleared", reason: null })] });
  expect((await getCompleteness(db, { project_id })).decisions).toHaveLength(1);
  const { data: all } = await db.from("completeness_decisions").select("item, state").eq("project_id", project_id).throwOnError();
  expect(all).toHaveLength(4);

  const viewer = await author(server, { role: "viewer" });
  await addCompletenessDecisions(viewer.founder.db, { project_id: viewer.project_id, decisions: [said("V17.1")] });
  expect((await getCompleteness(viewer.db, viewer)).decisions).toHaveLength(1);
  await expect(
    addCompletenessDecisions(viewer.db, { project_id: viewer.project_id, decisions: [said("V17.2")] }),
  ).rejects.toMatchObject({ kind: "forbidden" });
  await expect(saveAsvsLevel(viewer.db, { project_id: viewer.project_id, level: 1 })).rejects.toMatchObject({
    kind: "forbidden",
  });
  const other = await stranger(server);
  expect((await getCompleteness(other.db, { project_id })).decisions).toEqual([]);
  await expect(addCompletenessDecisions(other.db, { project_id, decisions: [said("V1.1")] })).rejects.toMatchObject({
    kind: "forbidden",
  });
});

test("no waiver without a reason, nothing applied by nothing, no item that no standard has: the database refuses them [COMPLETE-6]", async () => {
  const server = await startServer();
  const { db, project_id } = await author(server);
  const wrong: NewDecision[] = [
    said("V17.1", { reason: null }),
    said("V17.1", { reason: " \n " }),
    said("V17.1", { state: "applied", reason: null }),
    said("V17.1", { state: "applied", rests_on: ["SM-1", "<script>"] }),
    said("V18.1"),
    said("9.6.21", { standard: "29148", level: null }),
    said("V17.1", { level: null }),
    said("9.6.1", { standard: "29148", level: 2 }),
  ];
  for (const one of wrong) {
    await expect(addCompletenessDecisions(db, { project_id, decisions: [one] }), JSON.stringify(one)).rejects.toMatchObject({
      kind: "invalid",
    });
  }
  expect((await getCompleteness(db, { project_id })).decisions).toEqual([]);
});

test("a version that was left keeps what was decided until then [COMPLETE-6]", async () => {
  const server = await startServer();
  const { db, project_id } = await author(server);
  const { data: project } = await db.from("projects").select("version").eq("id", project_id).single().throwOnError();
  const version = project?.version ?? "";
  await saveSpecification(db, { project_id, version, words: { project_overview: "Ships moor." } });
  await addCompletenessDecisions(db, { project_id, decisions: [said("V17.1")] });
  await db.from("projects").update({ version: "next" }).eq("id", project_id).throwOnError();
  await addCompletenessDecisions(db, { project_id, decisions: [said("V17.1", { reason: "Later." }), said("V17.2")] });
  expect((await getCompleteness(db, { project_id, version })).decisions).toMatchObject([{ item: "V17.1", reason: "No calls." }]);
  expect((await getCompleteness(db, { project_id, version: "next" })).decisions).toHaveLength(2);
});

test("an organization brings the official wording for all its projects, and nobody else reads it [COMPLETE-7]", async () => {
  const server = await startServer();
  const { db, organization_id } = await author(server);
  expect(await getAsvsTexts(db, { organization_id })).toEqual({});
  await saveAsvsTexts(db, { organization_id, texts: { "V1.1.1": "Verify that ships moor." } });
  await saveAsvsTexts(db, { organization_id, texts: { "V1.1.1": "Verify that ships leave." } });
  expect(await getAsvsTexts(db, { organization_id })).toEqual({ "V1.1.1": "Verify that ships leave." });
  for (const texts of [{}, { "V1.1": "a section" }, { "V1.1.1": "" }]) {
    await expect(saveAsvsTexts(db, { organization_id, texts })).rejects.toMatchObject({ kind: "invalid" });
  }
  const other = await stranger(server);
  expect(await getAsvsTexts(other.db, { organization_id })).toEqual({});
});

test("a subcharacteristic that does not go with the characteristic is not kept [COMPLETE-1]", async () => {
  const server = await startServer();
  const { db, project_id } = await author(server);
  const words = { name: "Up", description: "It shall be there.", target: "99.9 %", verification: null };
  const row = await addRow(db, "quality_requirements", {
    ...{ project_id, characteristic: "reliability", subcharacteristic: "availability" },
    ...words,
  });
  expect(row.subcharacteristic).toBe("availability");
  const { id, revision } = row;
  const moved = await changeRow(db, "quality_requirements", {
    ...{ id, revision, ...words },
    ...{ characteristic: "safety", subcharacteristic: "availability" },
  });
  expect(moved).toMatchObject({ characteristic: "safety", subcharacteristic: null });
});
