import { createClient } from "@supabase/supabase-js";
import { beforeAll, expect, test } from "vitest";
import { type Author, author, join, person, startProject } from "#tests/support/people.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import type { Database } from "./database.types.ts";
import { finishGeneration, startGeneration } from "./generations.ts";
import { bringRows, undoImport } from "./imports.ts";
import { restoreRows } from "./removed-rows.ts";
import { restoreState } from "./restored-states.ts";
import { listRevisions, restoreRevision } from "./row-revisions.ts";
import { addRow, changeRow, changeRows, listRows, removeRows } from "./rows.ts";
import { cloneSpecification, saveSpecification } from "./specifications.ts";

let server: TestServer;
let ada: Author;
beforeAll(async () => {
  server = await startServer();
  ada = await author(server);
});

const page = (name: string) => ({ name, description: null, features: null, designs_link: null });
const addPage = (name: string) => addRow(ada.db, "pages", { project_id: ada.project_id, ...page(name) });
const historyOf = (row_id: string) => listRevisions(ada.db, "pages", { project_id: ada.project_id, row_id });
const line = ({ revision, change, words, changed, through, made_by }: Awaited<ReturnType<typeof historyOf>>[number]) =>
  [revision, change, words.name, changed.join(), through, made_by === ada.id ? "Ada" : made_by].join(" ");

test("each revision of a row keeps its words, who wrote it and through what, and so do deletion and return [HIST-1] [HIST-2]", async () => {
  const { db, project_id } = ada;
  const added = await addPage("Berths");
  const changed = await changeRow(db, "pages", { ...added, ...page("Moorings") });
  await changeRows(db, "pages", {
    project_id,
    changes: [{ id: added.id, revision: changed.revision, description: "Where boats lie" }],
  });
  await db.from("pages").update({ position: 7 }).eq("id", added.id).throwOnError();
  await removeRows(db, "pages", { project_id, ids: [added.id] });
  await restoreRows(db, { ids: [added.id] });
  const kept = await historyOf(added.id);
  expect(kept.map(line)).toEqual([
    "3 restored Moorings  undo Ada",
    "3 removed Moorings  web Ada",
    "3 changed Moorings description web Ada",
    "2 changed Moorings name web Ada",
    "1 added Berths  web Ada",
  ]);
  expect(kept[2]?.words).toMatchObject({ name: "Moorings", description: "Where boats lie" });
  expect(kept.every(({ made_at }) => Date.now() - Date.parse(made_at) < 60_000)).toBe(true);
});

test("what a text of the specification said is kept, that text alone [HIST-1]", async () => {
  const { db, project_id } = ada;
  await saveSpecification(db, { project_id, version: "0.1", words: { project_overview: "Boats.", project_scope: "Quay." } });
  await saveSpecification(db, { project_id, version: "0.1", words: { project_overview: "Boats and ferries." } });
  const { data } = await db
    .from("row_revisions")
    .select("change, changed, words")
    .match({ project_id, table_name: "specifications" })
    .order("made_at")
    .throwOnError();
  expect(data.at(-1)).toEqual({
    change: "changed",
    changed: ["project_overview"],
    words: { project_overview: "Boats and ferries." },
  });
});

test("a draft, an import, a restored state and an undo say so, and what nobody is known to have written is nobody's [HIST-2]", async () => {
  const { db } = ada;
  const project_id = await startProject(ada, ada.organization_id, "Written by many");
  const run = await startGeneration(db, { project_id, function: "generate-pages", provider: "built-in", model: undefined });
  const drafted = { pages: [{ name: "Drafted", description: "", features: "", sections: [] }] };
  await finishGeneration(db, { generation_id: run, drafted, usage: {} });
  const [drafted_page] = await listRows(db, "pages", { project_id });
  const again = await startGeneration(db, { project_id, function: "generate-pages", provider: "built-in", model: undefined });
  const rewritten = { pages: [{ id: drafted_page?.id, revision: 1, name: "Drafted", description: "Said anew" }] };
  await db.rpc("finish_generation", { generation_id: again, rewritten }).throwOnError();
  await server.database.sql`insert into pages (project_id, name) values (${project_id}, 'Nobody''s')`;
  await cloneSpecification(db, { project_id, new_version: "0.2" });
  const written = { pages: [{ id: crypto.randomUUID(), name: "Imported" }] };
  const { import_id } = await bringRows(db, {
    name: "a.md",
    place: { project_id },
    written,
    changed: [],
    texts: {},
    texts_revision: null,
    kept: "",
  });
  const read = async (name: string) => {
    const { data } = await db
      .from("row_revisions")
      .select("change, through, made_by, generation_id")
      .eq("words->>name", name)
      .match({ project_id })
      .order("made_at")
      .throwOnError();
    return data.map(({ change, through, made_by, generation_id }) => [change, through, made_by, generation_id]);
  };
  await undoImport(db, { id: import_id });
  expect(await read("Imported")).toEqual([
    ["added", "import", ada.id, null],
    ["removed", "undo", ada.id, null],
  ]);
  const [page] = await listRows(db, "pages", { project_id });
  await changeRows(db, "pages", { project_id, changes: [{ id: page?.id ?? "", name: "Renamed" }] });
  await restoreState(db, { project_id, version: "0.1" });
  expect(await read("Drafted")).toEqual([
    ["added", "draft", ada.id, run],
    ["changed", "draft", ada.id, again],
    ["changed", "restore", ada.id, null],
  ]);
  expect(await read("Nobody's")).toEqual([["added", "unknown", null, null]]);
});

test("viewers read the history, nobody writes it, and strangers see nothing [HIST-3]", async () => {
  const { id } = await addPage("Read");
  const bo = await person(server);
  await join(server, { organization_id: ada.organization_id, user_id: bo.id, role: "viewer" });
  const asked = { project_id: ada.project_id, row_id: id };
  const [known] = await listRevisions(bo.db, "pages", asked);
  expect(known?.words).toMatchObject({ name: "Read" });
  expect(await listRevisions((await author(server)).db, "pages", asked)).toEqual([]);
  const service = createClient<Database>(server.url, server.secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  for (const db of [ada.db, bo.db, service]) {
    const table = db.from("row_revisions");
    for (const tried of [table.update({ words: {} }).eq("row_id", id), table.delete().eq("row_id", id)]) {
      expect((await tried).error?.code).toBe("42501");
    }
  }
  if (!known) throw new Error("There is no revision.");
  await expect(restoreRevision(bo.db, { revision_id: known.id })).rejects.toThrow("This was deleted, or you may not change it.");
});

test("a row gets back what it said, as a new revision; what is gone says what to do [HIST-4]", async () => {
  const { db, project_id } = ada;
  const kind = await addRow(db, "user_classes", { project_id, name: "Skipper", description: null, privileges: null });
  const words = { user_class_id: kind.id, name: "Book", story: "As a skipper", acceptance_criteria: "Given", priority: null };
  const story = await addRow(db, "user_stories", { project_id, ...words });
  const other = await addRow(db, "user_classes", { project_id, name: "Harbour master", description: null, privileges: null });
  await changeRow(db, "user_stories", { id: story.id, revision: 1, ...words, user_class_id: other.id, name: "Book a berth" });
  const read = () => listRevisions(db, "user_stories", { project_id, row_id: story.id });
  const first = (await read()).at(-1);
  if (!first) throw new Error("There is no revision.");
  expect(await restoreRevision(db, { revision_id: first.id })).toBe(3);
  const [last] = await read();
  expect(last).toMatchObject({ revision: 3, through: "restore", changed: ["user_class_id", "name"], words: first.words });

  await changeRow(db, "user_stories", { id: story.id, revision: 3, ...words, user_class_id: other.id });
  await removeRows(db, "user_classes", { project_id, ids: [kind.id] });
  await expect(restoreRevision(db, { revision_id: first.id })).rejects.toThrow(
    "What this belonged to was deleted since. Restore that first.",
  );
  await removeRows(db, "user_stories", { project_id, ids: [story.id] });
  await expect(restoreRevision(db, { revision_id: first.id })).rejects.toThrow('stands under "Recently deleted"');
});
