import { beforeAll, describe, expect, test } from "vitest";
import { newQuestionnaire } from "#domain/questionnaires.ts";
import { isGone, isOvertaken } from "#domain/revisions.ts";
import { type Author, author, join, person } from "#tests/support/people.ts";
import { recording } from "#tests/support/recording.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import type { Db } from "./db.ts";
import { changeProject, getProject, removeProject } from "./projects.ts";
import { addQuestionnaire, changeQuestionnaire, getQuestionnaire } from "./questionnaires.ts";
import { addRow, changeRow, getRow, removeRows } from "./rows.ts";
import { getSpecification, saveSpecification } from "./specifications.ts";

let server: TestServer;
let ada: Author;
let reader: Db;

beforeAll(async () => {
  server = await startServer();
  ada = await author(server);
  const bo = await person(server);
  await join(server, { organization_id: ada.organization_id, user_id: bo.id, role: "viewer" });
  reader = bo.db;
});

type Known = { id: string; revision: number };
type Noun = {
  add: () => Promise<Known>;
  change: (db: Db, known: Known, words: string) => Promise<Known>;
  read: (id: string) => Promise<unknown>;
  remove: (id: string) => Promise<unknown>;
};

const classOfStory = async () =>
  (await addRow(ada.db, "user_classes", { project_id: ada.project_id, name: "Reader", description: null, privileges: null })).id;
const pageOfSection = async () => (await addRow(ada.db, "pages", { project_id: ada.project_id, name: "Home" })).id;
const story = (name: string) => ({ name, story: "As a reader", acceptance_criteria: "Given", priority: null });
const feature = (name: string) => ({ page_id: null, section_id: null, name, description: null });
const answers = (project_description: string) => ({ ...newQuestionnaire, project_description });

const nouns: Record<string, Noun> = {
  "a user class": {
    add: () => addRow(ada.db, "user_classes", { project_id: ada.project_id, name: "First", description: null, privileges: null }),
    change: (db, known, name) => changeRow(db, "user_classes", { ...known, name, description: null, privileges: null }),
    read: (id) => getRow(ada.db, "user_classes", { id }),
    remove: (id) => removeRows(ada.db, "user_classes", { project_id: ada.project_id, ids: [id] }),
  },
  "a story": {
    add: async () =>
      addRow(ada.db, "user_stories", { project_id: ada.project_id, user_class_id: await classOfStory(), ...story("First") }),
    change: async (db, known, name) =>
      changeRow(db, "user_stories", { ...known, user_class_id: await classOfStory(), ...story(name) }),
    read: (id) => getRow(ada.db, "user_stories", { id }),
    remove: (id) => removeRows(ada.db, "user_stories", { project_id: ada.project_id, ids: [id] }),
  },
  "a feature": {
    add: () => addRow(ada.db, "features", { project_id: ada.project_id, ...feature("First") }),
    change: (db, known, name) => changeRow(db, "features", { ...known, ...feature(name) }),
    read: (id) => getRow(ada.db, "features", { id }),
    remove: (id) => removeRows(ada.db, "features", { project_id: ada.project_id, ids: [id] }),
  },
  "a page": {
    add: () => addRow(ada.db, "pages", { project_id: ada.project_id, name: "First" }),
    change: (db, known, name) =>
      changeRow(db, "pages", { ...known, name, description: null, features: null, designs_link: null }),
    read: (id) => getRow(ada.db, "pages", { id }),
    remove: (id) => removeRows(ada.db, "pages", { project_id: ada.project_id, ids: [id] }),
  },
  "a section": {
    add: async () =>
      addRow(ada.db, "sections", { page_id: await pageOfSection(), name: "First", description: null, order_index: 0 }),
    change: (db, known, name) => changeRow(db, "sections", { ...known, name, description: null }),
    read: (id) => getRow(ada.db, "sections", { id }),
    remove: (id) => removeRows(ada.db, "sections", { project_id: ada.project_id, ids: [id] }),
  },
  "a questionnaire": {
    add: () => addQuestionnaire(ada.db, { project_id: ada.project_id, form: answers("First") }),
    change: (db, known, words) => changeQuestionnaire(db, { ...known, form: answers(words) }),
    read: (id) => getQuestionnaire(ada.db, { id }),
    remove: async (id) => ada.db.from("questionnaires").delete().eq("id", id).throwOnError(),
  },
  "a project": {
    add: async () => {
      const { organization_id } = ada;
      return (await ada.db.from("projects").insert({ organization_id, name: "First" }).select().single().throwOnError()).data;
    },
    change: (db, known, name) => changeProject(db, { ...known, name, type: null, version: "0.1", color: null }),
    read: (id) => getProject(ada.db, { id }),
    remove: (id) => removeProject(ada.db, { id }),
  },
};

describe.each(Object.entries(nouns))("%s", (_name, { add, change, read, remove }) => {
  test("is changed from the revision the edit began from; a later save is not overwritten, and what is gone is said to be", async () => {
    const begun = await add();
    const theirs = await change(ada.db, begun, "Theirs");
    expect(theirs.revision).toBe(begun.revision + 1);
    await expect(change(ada.db, begun, "Mine")).rejects.toSatisfy(isOvertaken);
    await expect(change(ada.db, begun, "Mine")).rejects.toMatchObject({ kind: "conflict", cause: undefined });
    expect(JSON.stringify(await read(begun.id))).toContain("Theirs");
    expect(JSON.stringify(await read(begun.id))).not.toContain("Mine");
    await expect(change(reader, theirs, "A reader's")).rejects.toMatchObject({ kind: "forbidden" });
    expect((await change(ada.db, theirs, "Mine")).revision).toBe(theirs.revision + 1);
    await remove(begun.id);
    await expect(change(ada.db, theirs, "Late")).rejects.toSatisfy(isGone);
  });

  test("is saved by one of two who save at the same moment, and the other is told", async () => {
    const begun = await add();
    const both = await Promise.allSettled([change(ada.db, begun, "One"), change(ada.db, begun, "Two")]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const refused = both.find((one) => one.status === "rejected");
    expect(isOvertaken(refused?.reason)).toBe(true);
  });
});

test("a specification is saved from the revision the edit began from, as is the first one of a version", async () => {
  const someone = await author(server);
  const place = { project_id: someone.project_id, version: "0.1" };
  const first = await saveSpecification(someone.db, { ...place, revision: null, words: { project_overview: "First" } });
  await expect(
    saveSpecification(someone.db, { ...place, revision: null, words: { project_overview: "Also first" } }),
  ).rejects.toSatisfy(isOvertaken);
  const { db, calls } = recording(server, someone);
  const second = await saveSpecification(db, { ...place, revision: first.revision, words: { project_overview: "Second" } });
  expect(calls.at(-1)?.path).toContain(`revision=eq.${first.revision}`);
  await expect(
    saveSpecification(someone.db, { ...place, revision: first.revision, words: { project_scope: "Late" } }),
  ).rejects.toSatisfy(isOvertaken);
  expect(await getSpecification(someone.db, place)).toMatchObject({ revision: second.revision, project_overview: "Second" });
  const both = await Promise.allSettled(
    ["One", "Two"].map((words) =>
      saveSpecification(someone.db, { ...place, revision: second.revision, words: { project_overview: words } }),
    ),
  );
  expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
});
