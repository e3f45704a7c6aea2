import { beforeAll, expect, test } from "vitest";
import type { OpenRows } from "#domain/acceptance.ts";
import { type Author, author, join, person, startProject } from "#tests/support/people.ts";
import { addKey } from "#tests/support/sample-key.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { acceptRows, getUnacceptedRule, listAcceptance, saveUnacceptedRule, takeBackAcceptances } from "./acceptance.ts";
import type { Db } from "./db.ts";
import { finishGeneration, startGeneration } from "./generations.ts";
import { acceptProposals, propose } from "./proposals.ts";
import { listRevisions, restoreRevision } from "./row-revisions.ts";
import { addRow, changeRow, listRows } from "./rows.ts";
import { cloneSpecification, getSpecification, saveSpecification, switchVersion } from "./specifications.ts";

let server: TestServer;
let ada: Author;
let db: Db;
beforeAll(async () => {
  server = await startServer();
  ada = await author(server);
  db = ada.db;
});

const words = (name: string) => ({ name, description: "d", features: null, designs_link: null });
async function draftPage(project_id: string, name: string) {
  const run = await startGeneration(db, { project_id, function: "generate-pages", provider: "built-in", model: undefined });
  const pages = [{ name, description: "d", features: "", sections: [] }];
  await finishGeneration(db, { generation_id: run, drafted: { pages }, usage: {} });
  const row = (await listRows(db, "pages", { project_id })).find((found) => found.name === name);
  if (!row) throw new Error("Nothing was drafted.");
  return row;
}
const open = async (project_id: string): Promise<OpenRows> =>
  Object.assign({}, ...Object.values((await listAcceptance(db, { project_id })).open));
const accepting = (id: string, revision: number) => ({ table: "pages" as const, id, revision });

test("what was drafted is accepted field by field, by typing or by accepting, and stays so where it is restored [SOURCE-08] [SOURCE-03]", async () => {
  const { project_id } = ada;
  const typed = await addRow(db, "pages", { project_id, ...words("Typed") });
  const { id } = await draftPage(project_id, "Drafted");
  expect(await open(project_id)).toEqual({ [id]: ["name", "description"] });
  await changeRow(db, "pages", { id, revision: 1, ...words("Named"), features: "" });
  expect(await open(project_id)).toEqual({ [id]: ["description"] });
  await acceptRows(db, { project_id, accepted: [accepting(id, 2)] });
  expect(await open(project_id)).toEqual({});

  const rewrite = await startGeneration(db, { project_id, function: "generate-pages", provider: "openai", model: "gpt-4o" });
  const rewritten = { pages: [{ id, revision: 2, description: "By a model" }] };
  await finishGeneration(db, { generation_id: rewrite, drafted: {}, rewritten, usage: {} });
  expect(await open(project_id)).toEqual({ [id]: ["description"] });
  const [, accepted, drafted] = await listRevisions(db, "pages", { project_id, row_id: id });
  await restoreRevision(db, { revision_id: drafted?.id ?? "" });
  expect(await open(project_id), "the name was drafted and never accepted").toEqual({ [id]: ["name"] });
  await restoreRevision(db, { revision_id: accepted?.id ?? "" });
  expect(await open(project_id)).toEqual({});

  const { token } = await addKey(ada, project_id);
  const cite = `PAGE-${typed.number}@1`;
  const proposed = await propose(db, { key: token, proposal: { cite, field: "features", value: "By an agent" } });
  await acceptProposals(db, { project_id, decisions: [{ id: proposed.id }] });
  expect(await open(project_id)).toEqual({});

  const run = await startGeneration(db, { project_id, function: "generate-scope", provider: "built-in", model: undefined });
  await finishGeneration(db, { generation_id: run, drafted: {}, texts: { project_scope: "Drafted" }, usage: {} });
  const specification = await getSpecification(db, { project_id, version: "0.1" });
  const row_id = specification?.id ?? "";
  expect(await open(project_id)).toEqual({ [row_id]: ["project_scope"] });
  await saveSpecification(db, { project_id, version: "0.1", words: { project_overview: "Typed" } });
  expect(await open(project_id)).toEqual({ [row_id]: ["project_scope"] });
});

test("many rows are accepted at the revision that was seen, all or none, and taken back with a trace [SOURCE-09]", async () => {
  const project_id = await startProject(ada, ada.organization_id, "Many");
  const [one, two] = [await draftPage(project_id, "One"), await draftPage(project_id, "Two")];
  const both = [accepting(one.id, 1), accepting(two.id, 1)];
  const bo = await person(server);
  await join(server, { organization_id: ada.organization_id, user_id: bo.id, role: "viewer" });
  await expect(acceptRows(bo.db, { project_id, accepted: both })).rejects.toMatchObject({ kind: "forbidden" });
  await expect(acceptRows(db, { project_id: ada.project_id, accepted: both })).rejects.toThrow("changed or deleted");
  await expect(acceptRows(db, { project_id, accepted: [accepting(one.id, 1), accepting(two.id, 2)] })).rejects.toThrow(
    "Something here was changed or deleted since you looked. Look at it once more, then accept it.",
  );
  for (const accepted of [
    [],
    [{ ...accepting(one.id, 1), table: "projects" }],
    [{ ...accepting("x", 1) }],
    [accepting(one.id, -1)],
  ]) {
    await expect(acceptRows(db, { project_id, accepted: accepted as typeof both })).rejects.toMatchObject({ kind: "invalid" });
  }
  expect(Object.keys(await open(project_id))).toHaveLength(2);
  const ids = await acceptRows(db, { project_id, accepted: both });
  expect(ids).toHaveLength(2);
  expect(await acceptRows(db, { project_id, accepted: both })).toEqual([]);
  expect(await open(project_id)).toEqual({});
  await expect(takeBackAcceptances(bo.db, { project_id, ids })).rejects.toMatchObject({ kind: "forbidden" });
  expect(await takeBackAcceptances(db, { project_id, ids: ids.slice(0, 1) })).toBe(1);
  expect(await takeBackAcceptances(db, { project_id, ids: ids.slice(0, 1) })).toBe(0);
  expect(Object.keys(await open(project_id))).toHaveLength(1);
  const { data } = await db
    .from("acceptances")
    .select("accepted_by, taken_back_by")
    .in("id", ids)
    .order("taken_back_at")
    .throwOnError();
  expect(data).toEqual([
    { accepted_by: ada.id, taken_back_by: ada.id },
    { accepted_by: ada.id, taken_back_by: null },
  ]);

  await acceptRows(db, { project_id, accepted: [{ ...accepting(one.id, 1), field: "name" }] });
  const figure = { ...accepting(two.id, 1), field: "description", figure: "2 seconds" };
  await acceptRows(db, { project_id, accepted: [figure] });
  const told = async () => (await listAcceptance(db, { project_id })).figures.map(({ id: _id, ...rest }) => rest);
  expect(await told()).toEqual([{ row_id: two.id, field: "description", figure: "2 seconds" }]);
  expect(Object.values(await open(project_id))).toEqual([["description"]]);
  await changeRow(db, "pages", { id: two.id, revision: 1, ...words("Two"), description: "3 seconds" });
  expect(await told()).toEqual([]);
});

test("where an organization refuses it no version is made of what nobody accepted, by no way [SOURCE-10]", async () => {
  const eve = await author(server);
  const { organization_id, project_id } = eve;
  const bo = await person(server);
  await join(server, { organization_id, user_id: bo.id, role: "member" });
  const draft = async () => {
    const run = await startGeneration(bo.db, { project_id, function: "generate-pages", provider: "built-in", model: undefined });
    const pages = [{ name: "Drafted", description: "In 2 seconds", features: "", sections: [] }];
    const texts = { project_scope: "Drafted" };
    await finishGeneration(bo.db, { generation_id: run, drafted: { pages }, texts, usage: {} });
  };
  await draft();
  expect(await getUnacceptedRule(bo.db, { organization_id })).toBe("warn");
  await cloneSpecification(bo.db, { project_id, new_version: "0.2" });
  await expect(saveUnacceptedRule(bo.db, { organization_id, on_unaccepted: "nothing" })).rejects.toMatchObject({
    kind: "forbidden",
  });
  await saveUnacceptedRule(eve.db, { organization_id, on_unaccepted: "refuse" });
  await saveUnacceptedRule(eve.db, { organization_id, on_unaccepted: "refuse" });
  expect(await getUnacceptedRule(bo.db, { organization_id })).toBe("refuse");
  const { data: events } = await eve.db
    .from("audit_events")
    .select("details")
    .eq("action", "organization.unaccepted_rule_changed")
    .eq("organization_id", organization_id)
    .throwOnError();
  expect(events).toEqual([{ details: { from: "warn", to: "refuse" } }]);

  const refused =
    "Nobody accepted 2 of what this version would say yet: 1 in pages, 1 in texts. Accept it first; your organization makes no version before.";
  await expect(cloneSpecification(bo.db, { project_id, new_version: "0.3" })).rejects.toThrow(refused);
  for (const tried of [
    bo.db.from("projects").update({ version: "0.3" }).eq("id", project_id),
    bo.db.from("specifications").insert({ project_id, version: "0.3" }),
    bo.db.from("specifications").update({ version: "0.3" }).match({ project_id, version: "0.1" }),
  ]) {
    expect((await tried).error?.message).toBe(refused);
  }
  await switchVersion(bo.db, { project_id, version: "0.1" });
  await switchVersion(bo.db, { project_id, version: "0.2" });
  const [row] = await listRows(bo.db, "pages", { project_id });
  const specification = await getSpecification(bo.db, { project_id, version: "0.2" });
  const texts = { table: "specifications" as const, id: specification?.id ?? "", revision: 1, field: "project_scope" };
  await acceptRows(bo.db, { project_id, accepted: [accepting(row?.id ?? "", 1), texts] });
  expect(await cloneSpecification(bo.db, { project_id, new_version: "0.3" })).toBe("0.3");
  const acceptance = await listAcceptance(bo.db, { project_id });
  expect(acceptance.open, "what was accepted is carried into the version").toEqual({});
});
