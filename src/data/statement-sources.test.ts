import { createClient } from "@supabase/supabase-js";
import { beforeAll, expect, test } from "vitest";
import { type SourceLine, sourcesOf } from "#domain/sources.ts";
import { type Author, author, join, person, startProject } from "#tests/support/people.ts";
import { addKey } from "#tests/support/sample-key.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import type { Database } from "./database.types.ts";
import type { Db } from "./db.ts";
import { type Drafted, finishGeneration, startGeneration, undoGeneration } from "./generations.ts";
import { bringRows } from "./imports.ts";
import { acceptProposals, propose } from "./proposals.ts";
import { restoreRows } from "./removed-rows.ts";
import { restoreState } from "./restored-states.ts";
import { listRevisions, restoreRevision } from "./row-revisions.ts";
import { addRow, changeRow, changeRows, copyRows, listRows, removeRows } from "./rows.ts";
import { cloneSpecification, getSpecification, saveSpecification } from "./specifications.ts";
import { listSources } from "./statement-sources.ts";

let server: TestServer;
let ada: Author;
let db: Db;
beforeAll(async () => {
  server = await startServer();
  ada = await author(server);
  db = ada.db;
});

const model = { provider: "openai", model: "gpt-4o" };
const built = { provider: "built-in", model: undefined };

async function draft(project_id: string, drafted: Drafted, by: { provider: string; model: string | undefined } = model) {
  const run = await startGeneration(db, { project_id, function: "generate-pages", ...by });
  await finishGeneration(db, { generation_id: run, drafted, usage: {} });
  return run;
}
const page = (name: string, more: object = {}) => ({ name, description: "d", features: null, sections: [], ...more });
const typedPage = (name: string) => ({ name, description: "d", features: null, designs_link: null });
const pagesOf = (project_id: string) => listRows(db, "pages", { project_id });
const pageCalled = async (project_id: string, name: string) => {
  const found = (await pagesOf(project_id)).find((row) => row.name === name);
  if (!found) throw new Error(`There is no page ${name}.`);
  return found;
};
const said = ({ field, kind, key_name, model: by, accepted_by, unit_key }: SourceLine) =>
  [field ?? "*", kind, by, key_name, unit_key, accepted_by && "accepted"].filter(Boolean).join(" ");
/** Where the fields come from, as they stand or stood. */
async function kinds(project_id: string, row_id: string, fields: readonly string[], revision?: number) {
  const lines = await listSources(db, { project_id, row_id });
  return fields
    .map((field) =>
      sourcesOf(lines, field, revision)
        .map(({ kind }) => kind)
        .sort()
        .join("+"),
    )
    .join(" ");
}
const fields = ["name", "description", "features"];
const another = (name: string) => startProject(ada, ada.organization_id, name);

test("typed, drafted and edited words say where they come from, whole rows in one line [SOURCE-01] [SOURCE-02]", async () => {
  const { project_id } = ada;
  const typed = await addRow(db, "pages", { project_id, ...typedPage("Typed") });
  expect((await listSources(db, { project_id, row_id: typed.id })).map(said)).toEqual(["* person"]);

  const run = await draft(project_id, { pages: [page("Modelled", { sections: [{ name: "Top", description: null }] })] });
  await draft(project_id, { pages: [page("Patterned", { rests_on: { pattern: "bookings" } })] }, built);
  const modelled = await pageCalled(project_id, "Modelled");
  const patterned = await pageCalled(project_id, "Patterned");
  const [line] = await listSources(db, { project_id, row_id: modelled.id });
  expect(line).toMatchObject({
    field: null,
    kind: "model",
    model: "openai gpt-4o",
    generation_id: run,
    made_by: ada.id,
    revision: 1,
  });
  expect(await listSources(db, { project_id, row_id: patterned.id })).toMatchObject([
    { field: null, kind: "pattern", reference: { pattern: "bookings" }, model: null },
  ]);
  const [section] = await listRows(db, "sections", { project_id });
  expect((await listSources(db, { project_id, row_id: section?.id ?? "" })).map(said)).toEqual(["* model openai gpt-4o"]);

  const { id } = modelled;
  await changeRow(db, "pages", { id, revision: 1, ...typedPage("Modelled"), description: "Typed by hand" });
  expect((await listSources(db, { project_id, row_id: id })).map(said)).toEqual(["description person", "* model openai gpt-4o"]);
  expect(await kinds(project_id, id, fields)).toBe("model person model");
  expect(await kinds(project_id, id, fields, 1)).toBe("model model model");

  const again = await startGeneration(db, { project_id, function: "generate-pages", ...built });
  const rewritten = { pages: [{ id, revision: 2, name: "Anew", rests_on: { pattern: "said" } }] };
  await finishGeneration(db, { generation_id: again, drafted: {}, rewritten, usage: {} });
  expect(await kinds(project_id, id, fields)).toBe("pattern person model");
  await undoGeneration(db, { id: again });
  expect(await kinds(project_id, id, fields)).toBe("model person model");
});

test("drafted rows say what they rest on, and nothing else is taken from them [SOURCE-07]", async () => {
  const project_id = await another("Resting");
  const units = [
    { key: "answer:project_description#1", quote: "Boats book berths." },
    { key: "document:7#3", quote: "x".repeat(900) },
    { key: "website:2", quote: 12 },
    { key: "person:1", quote: "Typed by Bo" },
    { key: 5 },
    "nonsense",
  ];
  const forged = { pattern: { deep: 1 }, units, kind: "person", made_by: crypto.randomUUID(), accepted_by: ada.id };
  await draft(project_id, { pages: [page("Heard", { rests_on: forged }), page("Odd", { rests_on: { units: "all" } })] });
  await draft(
    project_id,
    { pages: [page("Text", { rests_on: "person" }), page("None", { rests_on: [{ kind: "person" }] })] },
    built,
  );
  const heard = await listSources(db, { project_id, row_id: (await pageCalled(project_id, "Heard")).id });
  expect(heard.map(said).sort()).toEqual([
    "* answer openai gpt-4o answer:project_description#1",
    "* document openai gpt-4o document:7#3",
    "* website openai gpt-4o website:2",
  ]);
  expect(heard.map(({ quote }) => quote?.length ?? 0).sort()).toEqual([0, 18, 300]);
  expect(heard.every((line) => line.made_by === ada.id && line.reference === null && line.accepted_at === null)).toBe(true);
  for (const [name, kind] of Object.entries({ Odd: "model", Text: "pattern", None: "pattern" })) {
    const row = await pageCalled(project_id, name);
    expect(await kinds(project_id, row.id, ["name"])).toBe(kind);
    expect(row).not.toHaveProperty("rests_on");
  }
});

test("what is restored, undone, copied or carried on keeps its sources [SOURCE-03]", async () => {
  const project_id = await another("Coming back");
  await draft(project_id, { pages: [page("Kept"), page("Whole")] });
  const { id } = await pageCalled(project_id, "Kept");
  const change = (name: string, revision: number) => changeRow(db, "pages", { id, revision, ...typedPage(name) });
  await change("Typed", 1);
  await change("Kept", 2);
  expect(await kinds(project_id, id, fields)).toBe("person model model");
  const revisions = await listRevisions(db, "pages", { project_id, row_id: id });
  await restoreRevision(db, { revision_id: revisions.find(({ revision }) => revision === 2)?.id ?? "" });
  expect(await kinds(project_id, id, fields)).toBe("person model model");
  // the same word, which was drafted at the first revision and typed at the third
  await restoreRevision(db, { revision_id: revisions.find(({ revision }) => revision === 1)?.id ?? "" });
  expect(await kinds(project_id, id, fields)).toBe("model model model");

  const former = await changeRows(db, "pages", { project_id, changes: [{ id, description: "For all" }] });
  expect(await kinds(project_id, id, fields)).toBe("model person model");
  await changeRows(db, "pages", { project_id, changes: former, takes_back: true });
  expect(await kinds(project_id, id, fields)).toBe("model model model");
  await changeRows(db, "pages", { project_id, changes: [{ id, features: "Typed" }] });
  const [copy = ""] = await copyRows(db, "pages", { project_id, ids: [id] });
  expect(await kinds(project_id, copy, fields)).toBe("model model person");
  expect(await kinds(project_id, copy, ["designs_link"])).toBe("model");

  await removeRows(db, "pages", { project_id, ids: [id] });
  await restoreRows(db, { ids: [id] });
  expect(await kinds(project_id, id, fields)).toBe("model model person");

  await saveSpecification(db, { project_id, version: "0.1", words: { project_overview: "Typed" } });
  await cloneSpecification(db, { project_id, new_version: "0.2" });
  const later = await getSpecification(db, { project_id, version: "0.2" });
  expect(await kinds(project_id, later?.id ?? "", ["project_overview"])).toBe("person");
  await changeRows(db, "pages", { project_id, changes: [{ id, name: "Typed later" }] });
  await removeRows(db, "pages", { project_id, ids: [copy] });
  await restoreState(db, { project_id, version: "0.1" });
  expect(await kinds(project_id, id, fields)).toBe("model model person");
  expect(await kinds(project_id, copy, fields)).toBe("model model person");
});

test("risks keep their sources in another version, also where they were written as a text [SOURCE-03]", async () => {
  const project_id = await another("Risky");
  const run = await startGeneration(db, { project_id, function: "generate-risks", ...model });
  const risk = { name: "Fire", functionality: "Quay", description: "It burns." };
  await finishGeneration(db, { generation_id: run, drafted: { risks: [risk] }, usage: {} });
  const [drafted] = await listRows(db, "risks", { project_id, version: "0.1" });
  const stored = await getSpecification(db, { project_id, version: "0.1" });
  const [{ id }] = JSON.parse(stored?.security_risks ?? "[]");
  const text = JSON.stringify([
    { id, ...risk, description: "Typed" },
    { id: "2", name: "Flood", functionality: "", description: "" },
  ]);
  await saveSpecification(db, { project_id, version: "0.1", words: { security_risks: text } });
  await cloneSpecification(db, { project_id, new_version: "0.2" });
  const rows = await listRows(db, "risks", { project_id, version: "0.2" });
  const told = await Promise.all(rows.map(({ id }) => kinds(project_id, id, ["name", "description"])));
  expect(told).toEqual(["model person", "person person"]);
  expect(rows.some(({ id }) => id === drafted?.id)).toBe(false);
});

test("imports and texts of the specification say where they come from, and what nobody wrote is unknown [SOURCE-01] [SOURCE-05]", async () => {
  const project_id = await another("Brought");
  const id = crypto.randomUUID();
  await bringRows(db, {
    name: "a.md",
    place: { project_id },
    written: { pages: [{ id, name: "Imported" }] },
    changed: [],
    texts: { project_scope: "Imported" },
    texts_revision: null,
    kept: "",
  });
  expect(await kinds(project_id, id, fields)).toBe("import import import");
  const run = await startGeneration(db, { project_id, function: "generate-overview", ...model });
  await finishGeneration(db, { generation_id: run, drafted: {}, texts: { project_overview: "Drafted" }, usage: {} });
  const specification = await getSpecification(db, { project_id, version: "0.1" });
  expect(await kinds(project_id, specification?.id ?? "", ["project_overview", "project_scope"])).toBe("model import");
  const [nobodys] = await server.database.sql<{ id: string }[]>`
    insert into pages (project_id, name) values (${project_id}, 'Nobody''s') returning id`;
  expect(await kinds(project_id, nobodys?.id ?? "", fields)).toBe("unknown unknown unknown");
});

test("an accepted proposal is its proposer's and says who accepted it; in other words it is the accepter's [SOURCE-04]", async () => {
  const project_id = await another("Proposed");
  const row = await addRow(db, "pages", { project_id, ...typedPage("Berths") });
  const { token, key } = await addKey(ada, project_id);
  const asks = (field: string, value: string) =>
    propose(db, { key: token, proposal: { cite: `PAGE-${row.number}@1`, field, value } });
  const named = await asks("name", "Moorings");
  const described = await asks("description", "By agent");
  const decisions = [{ id: named.id }, { id: described.id, value: "In other words" }];
  await acceptProposals(db, { project_id, decisions });
  const lines = await listSources(db, { project_id, row_id: row.id });
  expect(sourcesOf(lines, "name")).toMatchObject([
    { kind: "agent", key_name: key.name, made_by: null, accepted_by: ada.id, reference: { proposal: named.id } },
  ]);
  expect(sourcesOf(lines, "description")).toMatchObject([{ kind: "person", made_by: ada.id, key_name: null, reference: null }]);
  expect(sourcesOf(lines, "features")).toMatchObject([{ kind: "person", made_by: ada.id }]);
});

test("viewers read sources and acceptances, strangers nothing, nobody writes them [SOURCE-06]", async () => {
  const { project_id } = ada;
  const row = await addRow(db, "pages", { project_id, ...typedPage("Read") });
  const bo = await person(server);
  await join(server, { organization_id: ada.organization_id, user_id: bo.id, role: "viewer" });
  expect(await listSources(bo.db, { project_id, row_id: row.id })).toHaveLength(1);
  expect(await listSources((await author(server)).db, { project_id, row_id: row.id })).toEqual([]);
  const service = createClient<Database>(server.url, server.secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const source = { table_name: "pages", row_id: row.id, revision: 1, kind: "person", made_at: new Date().toISOString() };
  for (const by of [db, bo.db, service]) {
    for (const tried of [
      by.from("statement_sources").insert({ project_id, ...source }),
      by.from("statement_sources").update({ kind: "person" }).eq("row_id", row.id),
      by.from("statement_sources").delete().eq("row_id", row.id),
      by.from("acceptances").insert({ project_id, table_name: "pages", row_id: row.id, revision: 1 }),
      by.from("acceptances").update({ revision: 1 }).eq("row_id", row.id),
      by.from("acceptances").delete().eq("row_id", row.id),
    ]) {
      expect((await tried).error?.code).toBe("42501");
    }
  }
});
