import { beforeAll, expect, test } from "vitest";
import type { OpenRows } from "#domain/acceptance.ts";
import { assumedFigures } from "#domain/assumed-figures.ts";
import { numberWords, unsaidFigures } from "#domain/figures.ts";
import { type Author, author, join, person, startProject } from "#tests/support/people.ts";
import { addKey } from "#tests/support/sample-key.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import {
  acceptRows,
  getUnacceptedRule,
  listAcceptance,
  listToldSources,
  saveUnacceptedRule,
  strikeFigures,
  takeBackAcceptances,
} from "./acceptance.ts";
import { keepSourceTexts } from "./coverage.ts";
import type { Db } from "./db.ts";
import { finishGeneration, startGeneration } from "./generations.ts";
import { bringRows } from "./imports.ts";
import { readProjectContent } from "./project-content.ts";
import { acceptProposals, propose } from "./proposals.ts";
import { listRevisions, restoreRevision } from "./row-revisions.ts";
import { addRow, changeRow, changeRows, listFirstPagesWithWork, listRows } from "./rows.ts";
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

/** A page with these words that the built-in drafter, or a model, wrote. */
async function draftSaying(project_id: string, said: { description: string; features: string }) {
  const run = await startGeneration(db, { project_id, function: "generate-pages", provider: "openai", model: "gpt-4o" });
  await finishGeneration(db, { generation_id: run, drafted: { pages: [{ name: "Berths", ...said, sections: [] }] }, usage: {} });
  const [row] = (await listRows(db, "pages", { project_id })).filter(({ name }) => name === "Berths");
  if (!row) throw new Error("Nothing was drafted.");
  return row;
}

test("numbers of documents, of what imports kept, of what was asked of drafts and of websites were said, however they are written; members and viewers are told, strangers nothing [SOURCE-17]", async () => {
  const project_id = await startProject(ada, ada.organization_id, "Said");
  const text = "1. Moorings\n2. A lease ends after fifty years, in 1,200 berths.\nTwelve cranes";
  await keepSourceTexts(db, { project_id, texts: [{ reference: "a.txt", name: "a.txt", text }] });
  const written = { pages: [{ id: crypto.randomUUID(), name: "Brought" }] };
  const nothing = { changed: [], texts: {}, texts_revision: null };
  await bringRows(db, { name: "b.md", place: { project_id }, written, ...nothing, kept: "Boats of 14 m" });
  const asked = { project_id, function: "generate-pages" as const, instruction: "for 33 skippers" };
  const run = await startGeneration(db, { ...asked, provider: "openai", model: "gpt-4o" });
  const units = [{ key: "website:https://a.example#1", quote: "Only 19 a month" }];
  const pages = [{ name: "Prices", description: "19 a month", features: "", sections: [], rests_on: { units } }];
  await finishGeneration(db, { generation_id: run, drafted: { pages }, usage: {} });
  const { said, kinds } = await listToldSources(db, { project_id });
  expect(kinds).toEqual({ website: { rows: 1, fields: 2 }, import: { rows: 1, fields: 1 } });
  const words = "For 50 years, 1200 berths, 12 cranes, 14 m, 33 skippers, 19 a month; 2 times and 1 day.";
  expect(unsaidFigures(words, said).map((figure) => figure.text)).toEqual(["2 times", "1 day"]);
  const everyWord = Object.keys(numberWords).map((word) => `of ${word} boats`);
  await keepSourceTexts(db, { project_id, texts: [{ reference: "b.txt", name: "b.txt", text: everyWord.join("\n") }] });
  const known = (await listToldSources(db, { project_id })).said;
  expect(everyWord.filter((line) => unsaidFigures(line, known).length > 0)).toEqual([]);

  const content = await readProjectContent(db, { project_id });
  const acceptance = await listAcceptance(db, { project_id });
  const assumed = (also: readonly string[]) => assumedFigures(content, acceptance, also).map(({ accepting }) => accepting.figure);
  expect([assumed([]), assumed(known)]).toEqual([["19 a month"], []]);
  const bo = await person(server);
  await join(server, { organization_id: ada.organization_id, user_id: bo.id, role: "viewer" });
  expect(await listToldSources(bo.db, { project_id })).toEqual(await listToldSources(db, { project_id }));
  expect(await listToldSources((await person(server)).db, { project_id })).toEqual({ kinds: {}, said: [] });
  const together = await listFirstPagesWithWork(db, { project_id, lists: ["pages", "told_sources"] });
  expect(together.told_sources).toEqual(await listToldSources(db, { project_id }));
});

test("struck numbers leave a mark in words that stay a draft's, all or none, and one undo brings them back; what was typed, accepted or changed is not struck, nor by others than members [SOURCE-18]", async () => {
  const project_id = await startProject(ada, ada.organization_id, "Struck");
  const page = await draftSaying(project_id, { description: "🚤 moor in 2 hours, 30 of them.", features: "For 9 boats" });
  const content = async () => readProjectContent(db, { project_id });
  const found = async () => assumedFigures(await content(), await listAcceptance(db, { project_id }));
  const all = (await found()).flatMap(({ striking }) => striking ?? []);
  expect(all.map(({ figure, field, at }) => [figure, field, at])).toEqual([
    ["2 hours", "description", 10],
    ["30", "description", 19],
    ["9", "features", 4],
  ]);
  const standing = async () => (await listRows(db, "pages", { project_id })).find(({ id }) => id === page.id);
  const bo = await person(server);
  await join(server, { organization_id: ada.organization_id, user_id: bo.id, role: "viewer" });
  await expect(strikeFigures(bo.db, { project_id, struck: all })).rejects.toMatchObject({ kind: "forbidden" });
  await expect(strikeFigures(db, { project_id, struck: [] })).rejects.toMatchObject({ kind: "invalid" });
  const [one, ...others] = all;
  if (!one) throw new Error("There is no number.");
  for (const wrong of [
    { ...one, at: 11 },
    { ...one, revision: 2 },
    { ...one, figure: "3 hours" },
    { ...one, field: "name" },
  ]) {
    await expect(strikeFigures(db, { project_id, struck: [...others, wrong] })).rejects.toThrow(/Look at it once more/);
  }
  await expect(strikeFigures(db, { project_id, struck: [{ ...one, figure: "moor" }] })).rejects.toMatchObject({
    kind: "invalid",
  });
  expect(await standing()).toEqual(page);

  const former = await strikeFigures(db, { project_id, struck: all });
  expect(await standing()).toMatchObject({ revision: 2, description: "🚤 moor in […], […] of them.", features: "For […] boats" });
  expect(await open(project_id)).toEqual({ [page.id]: ["name", "description", "features"] });
  const kinds = async () => (await listToldSources(db, { project_id })).kinds;
  expect(await kinds()).toEqual({ model: { rows: 1, fields: 3 } });
  expect(await found()).toEqual([]);
  for (const { table, changes } of former) await changeRows(db, table, { project_id, changes, takes_back: true });
  expect(await standing()).toMatchObject({ ...page, revision: 3 });
  expect(await kinds()).toEqual({ model: { rows: 1, fields: 3 } });
  expect(await open(project_id)).toEqual({ [page.id]: ["name", "description", "features"] });

  await acceptRows(db, { project_id, accepted: [{ ...accepting(page.id, 3), field: "features" }] });
  const stale = all.map((striking) => ({ ...striking, revision: 3 }));
  await expect(strikeFigures(db, { project_id, struck: stale })).rejects.toThrow(/Look at it once more/);
  await changeRow(db, "pages", { id: page.id, revision: 3, ...words("Berths"), description: "In 2 hours" });
  const typed = { ...one, revision: 4, at: 3 };
  await expect(strikeFigures(db, { project_id, struck: [typed] })).rejects.toThrow(/Look at it once more/);
});
