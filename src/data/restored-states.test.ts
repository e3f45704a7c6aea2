import { beforeAll, describe, expect, test } from "vitest";
import { allNouns, type Noun, nouns } from "#domain/nouns/all.ts";
import type { Field } from "#domain/nouns/noun.ts";
import { type Author, author, join, type Person, person, startProject, stranger } from "#tests/support/people.ts";
import { addRowOf } from "#tests/support/row-of.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { listRemovals } from "./removed-rows.ts";
import { restoreState } from "./restored-states.ts";
import { changeRow, listRows, removeRows } from "./rows.ts";
import { cloneSpecification, getSpecification, saveSpecification } from "./specifications.ts";

let server: TestServer;
let ada: Author;
beforeAll(async () => {
  server = await startServer();
  ada = await author(server);
});

const risks = (description: string) => JSON.stringify([{ id: "1", name: "Fire", functionality: "Quay", description }]);

/** Version 0.1 with a class, its story, a page and texts; 0.2 was made from it, and everything changed since. */
async function changedProject() {
  const { db } = ada;
  const project_id = await startProject(ada, ada.organization_id);
  const words = { project_overview: "One", project_scope: "Quay", security_risks: risks("It burns.") };
  await saveSpecification(db, { project_id, version: "0.1", words });
  const kind = await db.from("user_classes").insert({ project_id, name: "Skipper" }).select("id").single().throwOnError();
  const said = { project_id, user_class_id: kind.data.id, story: "As a skipper", acceptance_criteria: "Given" };
  const story = await db
    .from("user_stories")
    .insert({ ...said, name: "Book" })
    .select("id")
    .single()
    .throwOnError();
  const page = await db.from("pages").insert({ project_id, name: "Berths" }).select("id, revision").single().throwOnError();
  await cloneSpecification(db, { project_id, new_version: "0.2" });
  await saveSpecification(db, {
    project_id,
    version: "0.2",
    words: { project_overview: "Two", security_risks: risks("It melts.") },
  });
  await removeRows(db, "user_classes", { project_id, ids: [kind.data.id] });
  await changeRow(db, "pages", { ...page.data, name: "Moorings", description: null, features: null, designs_link: null });
  await db.from("features").insert({ project_id, name: "Since" }).throwOnError();
  return { project_id, class_id: kind.data.id, story_id: story.data.id, page_id: page.data.id };
}

const fieldsOf = (noun: Noun) => Object.entries<Field>(nouns[noun].fields);

/** A choice for each column that has some: the first or the last. */
const chosenIn = (noun: Noun, at: 0 | -1) =>
  Object.fromEntries(fieldsOf(noun).flatMap(([name, { choices }]) => (choices ? [[name, Object.keys(choices).at(at)]] : [])));

const textsOf = (noun: Noun) =>
  Object.fromEntries(fieldsOf(noun).flatMap(([name, { kind }]) => (kind === "text" ? [[name, `Another ${name}.`]] : [])));

/** What people say of a row, and its number. */
function wordsOf(noun: Noun, row: object) {
  const said = new Map<string, unknown>(Object.entries(row));
  return ["number", ...fieldsOf(noun).map(([name]) => name)].map((name) => [name, said.get(name)]);
}

async function stands(project_id: string) {
  const nouns = ["user_classes", "user_stories", "pages", "features", "risks"] as const;
  const lists = await Promise.all(nouns.map((noun) => listRows(ada.db, noun, { project_id, version: "0.2" })));
  const rows = lists.flatMap((list, at) =>
    list.map(({ number, revision, name }) => `${nouns[at]} ${number}.${revision} ${name}`),
  );
  const texts = await getSpecification(ada.db, { project_id, version: "0.2" });
  return { rows, overview: texts?.project_overview, scope: texts?.project_scope, risks: texts?.security_risks };
}

describe("restoring what was kept of a version", () => {
  test("makes everything what it was, as new revisions, and what came since is deleted; one undo takes it back [KEPT-1] [KEPT-2]", async () => {
    const { project_id } = await changedProject();
    const before = await stands(project_id);
    expect(before.rows).toEqual(["pages 1.2 Moorings", "features 1.1 Since", "risks 1.2 Fire"]);
    const undo = await restoreState(ada.db, { project_id, version: "0.1" });
    const restored = await stands(project_id);
    expect(restored.rows).toEqual(["user_classes 1.2 Skipper", "user_stories 1.2 Book", "pages 1.3 Berths", "risks 1.3 Fire"]);
    expect(restored).toMatchObject({ overview: "One", scope: "Quay", risks: expect.stringContaining("It burns.") });
    expect((await listRemovals(ada.db, { project_id })).map(({ what }) => what)).toContain("FEAT-1 Since");
    await restoreState(ada.db, undo);
    const undone = await stands(project_id);
    expect(undone).toMatchObject({ overview: "Two", scope: "Quay", risks: expect.stringContaining("It melts.") });
    expect(undone.rows).toEqual(["pages 1.4 Moorings", "features 1.2 Since", "risks 1.4 Fire"]);
  });

  test("makes the rows of every list what they were, each of their fields and choices, in their order [KEPT-1] [POLISH-84]", async () => {
    const { db } = ada;
    const project_id = await startProject(ada, ada.organization_id);
    const rowsOf = (noun: Noun, version: string) => listRows(db, noun, { project_id, version });
    const of = { db, project_id };
    const around: Partial<Record<string, string>> = {};
    await saveSpecification(db, { project_id, version: "0.1", words: { project_overview: "One" } });
    for (const noun of allNouns) {
      const { id } = await addRowOf(noun, "Kept", of, around);
      around[noun] = id;
      await addRowOf(noun, "Gone", of, around);
      await addRowOf(noun, "Last", of, around);
      await db
        .from(noun)
        .update(chosenIn(noun, 0) as never)
        .eq("id", id)
        .throwOnError();
    }
    const said = async (version: string) =>
      Object.fromEntries(
        await Promise.all(
          allNouns.map(async (noun) => [noun, (await rowsOf(noun, version)).map((row) => wordsOf(noun, row))] as const),
        ),
      );
    const before = await said("0.1");
    await cloneSpecification(db, { project_id, new_version: "0.2" });
    for (const noun of allNouns.toReversed()) {
      const [kept, gone] = await rowsOf(noun, "0.2");
      if (!kept || !gone) throw new Error(`Version 0.2 lacks a ${nouns[noun].one}.`);
      await removeRows(db, noun, { project_id, ids: [gone.id] });
      await db
        .from(noun)
        .update({ ...textsOf(noun), ...chosenIn(noun, -1) } as never)
        .eq("id", kept.id)
        .throwOnError();
    }
    for (const noun of allNouns) await addRowOf(noun, "Since", of, around);
    for (const noun of allNouns) expect((await said("0.2"))[noun], noun).not.toEqual(before[noun]);
    await restoreState(db, { project_id, version: "0.1" });
    expect(await said("0.2")).toEqual(before);
    for (const noun of allNouns) {
      const [kept, gone, last] = await rowsOf(noun, "0.2");
      expect(kept?.revision, noun).toBeGreaterThan(1);
      // a risk is known by its words
      if (noun === "risks") expect(gone?.revision).toBe(1);
      else expect(gone?.revision, noun).toBeGreaterThan(1);
      expect(last?.revision, noun).toBe(1);
    }
    const since = (await listRemovals(db, { project_id })).find(({ what }) => what.includes("Since"))?.what;
    expect(since).toContain("UC-4 Since");
    for (const noun of allNouns.slice(1)) expect(since).toContain(`1 ${nouns[noun].one}`);
  });

  test("what came since stays where the person wants it, a text as well [KEPT-3] [KEPT-7]", async () => {
    const { project_id } = await changedProject();
    await saveSpecification(ada.db, { project_id, version: "0.2", words: { references_list: "ISO 29148" } });
    await restoreState(ada.db, { project_id, version: "0.1", keeps_added: true });
    expect((await stands(project_id)).rows).toContain("features 1.1 Since");
    const texts = () => getSpecification(ada.db, { project_id, version: "0.2" });
    expect(await texts()).toMatchObject({ project_overview: "One", references_list: "ISO 29148" });
    await restoreState(ada.db, { project_id, version: "0.1" });
    expect(await texts()).toMatchObject({ project_overview: "One", references_list: null });
  });

  test("one row or text comes back alone, with what it refers to, and is taken back alone [KEPT-4] [KEPT-5]", async () => {
    const { project_id, story_id } = await changedProject();
    const undo = await restoreState(ada.db, { project_id, version: "0.1", only: [{ table: "user_stories", id: story_id }] });
    expect((await stands(project_id)).rows).toEqual([
      "user_classes 1.2 Skipper",
      "user_stories 1.2 Book",
      "pages 1.2 Moorings",
      "features 1.1 Since",
      "risks 1.2 Fire",
    ]);
    await restoreState(ada.db, { project_id, version: "0.1", only: [{ table: "specifications", id: "project_overview" }] });
    await restoreState(ada.db, { project_id, version: "0.1", only: [{ table: "risks", id: "1" }] });
    await restoreState(ada.db, undo);
    const after = await stands(project_id);
    expect(after.rows).toEqual(["pages 1.2 Moorings", "features 1.1 Since", "risks 1.3 Fire"]);
    expect(after).toMatchObject({ overview: "One", risks: expect.stringContaining("It burns.") });
  });

  test("is for those who may edit, and says so where nothing differs or nothing is kept [KEPT-6]", async () => {
    const { project_id } = await changedProject();
    const viewer: Person = await person(server);
    await join(server, { organization_id: ada.organization_id, user_id: viewer.id, role: "viewer" });
    const outsider = await stranger(server);
    const before = await stands(project_id);
    for (const { db } of [viewer, outsider]) await expect(restoreState(db, { project_id, version: "0.1" })).rejects.toThrow();
    expect(await stands(project_id)).toEqual(before);
    await restoreState(ada.db, { project_id, version: "0.1" });
    await expect(restoreState(ada.db, { project_id, version: "0.1" })).rejects.toThrow("there is nothing to restore");
    await expect(restoreState(ada.db, { project_id, version: "9" })).rejects.toThrow("There is nothing kept of version 9");
  });
});
