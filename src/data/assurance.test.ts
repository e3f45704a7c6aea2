import { beforeAll, describe, expect, test } from "vitest";
import { compareVersions } from "#domain/compare/compare.ts";
import { readVersion } from "#domain/compare/version.ts";
import { type Author, author, startProject, stranger } from "#tests/support/people.ts";
import { startServer } from "#tests/support/server.ts";
import type { Db } from "./db.ts";
import {
  addExternalInterface,
  changeExternalInterface,
  getExternalInterface,
  listExternalInterfaces,
  removeExternalInterface,
} from "./external-interfaces.ts";
import { finishGeneration, startGeneration, undoGeneration } from "./generations.ts";
import { removeProject } from "./projects.ts";
import {
  addQualityRequirement,
  changeQualityRequirement,
  getQualityRequirement,
  listQualityRequirements,
  removeQualityRequirement,
} from "./quality-requirements.ts";
import { restoreRows } from "./removed-rows.ts";
import {
  addSecurityMeasure,
  changeSecurityMeasure,
  getSecurityMeasure,
  listSecurityMeasures,
  removeSecurityMeasure,
} from "./security-measures.ts";
import { cloneSpecification, getVersionContent } from "./specifications.ts";
import { addTestCase, changeTestCase, getTestCase, listTestCases, removeTestCase } from "./test-cases.ts";
import { addUserClass } from "./user-classes.ts";
import { addUserStory, removeUserStory } from "./user-stories.ts";

const server = await startServer();
let writer: Author;
let outsider: Author;
beforeAll(async () => {
  [writer, outsider] = await Promise.all([author(server), stranger(server)]);
});

const measure = { name: "Slow guesses", threat: "Guessed passwords", measure: "Ten tries an hour", verification: null };
const testCase = { user_story_id: null, name: "Sell", given: "A box", when: "It is sold", then: "It is gone" };
const meeting = { kind: "software", name: "Bank", description: "Takes payments." } as const;
const quality = {
  characteristic: "reliability",
  name: "Up",
  description: "The product shall be there.",
  target: "99.9 % of each month",
  verification: null,
} as const;

type Named = { id: string; number: number; revision: number; name: string };
type Verbs = {
  noun: string;
  list: (db: Db, place: { project_id: string }) => Promise<readonly Named[]>;
  get: (db: Db, row: { id: string }) => Promise<Named | null>;
  add: (db: Db, project_id: string) => Promise<Named>;
  rename: (db: Db, row: { id: string; revision: number; name: string }) => Promise<Named>;
  remove: (db: Db, row: { id: string }) => Promise<unknown>;
};

const nouns: readonly Verbs[] = [
  {
    noun: "security measures",
    list: listSecurityMeasures,
    get: getSecurityMeasure,
    add: (db, project_id) => addSecurityMeasure(db, { project_id, ...measure }),
    rename: (db, row) => changeSecurityMeasure(db, { ...measure, ...row }),
    remove: removeSecurityMeasure,
  },
  {
    noun: "test cases",
    list: listTestCases,
    get: getTestCase,
    add: (db, project_id) => addTestCase(db, { project_id, ...testCase }),
    rename: (db, row) => changeTestCase(db, { ...testCase, ...row }),
    remove: removeTestCase,
  },
  {
    noun: "external interfaces",
    list: listExternalInterfaces,
    get: getExternalInterface,
    add: (db, project_id) => addExternalInterface(db, { project_id, ...meeting }),
    rename: (db, row) => changeExternalInterface(db, { ...meeting, ...row }),
    remove: removeExternalInterface,
  },
  {
    noun: "quality requirements",
    list: listQualityRequirements,
    get: getQualityRequirement,
    add: (db, project_id) => addQualityRequirement(db, { project_id, ...quality }),
    rename: (db, row) => changeQualityRequirement(db, { ...quality, ...row }),
    remove: removeQualityRequirement,
  },
];

describe.each(nouns)("$noun", ({ list, get, add, rename, remove }) => {
  test("are written, numbered, changed from the revision one knows, deleted and brought back; outsiders see and do nothing", async () => {
    const { db } = writer;
    const project_id = await startProject(writer, writer.organization_id);
    const first = await add(db, project_id);
    const second = await add(db, project_id);
    expect([first.number, second.number, first.revision]).toEqual([1, 2, 1]);
    const renamed = await rename(db, { ...first, name: "Renamed" });
    expect(renamed).toMatchObject({ name: "Renamed", revision: 2 });
    await expect(rename(db, { ...first, name: "Too late" })).rejects.toMatchObject({ kind: "conflict" });
    await remove(db, { id: second.id });
    await expect(rename(db, second)).rejects.toMatchObject({ kind: "not_found" });
    expect(await get(db, { id: second.id })).toBeNull();
    await restoreRows(db, { ids: [second.id] });
    expect(await list(db, { project_id })).toEqual([renamed, second]);

    expect(await list(outsider.db, { project_id })).toEqual([]);
    expect(await get(outsider.db, { id: first.id })).toBeNull();
    await expect(add(outsider.db, project_id)).rejects.toMatchObject({ kind: "forbidden" });
    await expect(rename(outsider.db, renamed)).rejects.toMatchObject({ kind: "not_found" });
    await expect(remove(outsider.db, { id: first.id })).rejects.toMatchObject({ kind: "not_found" });
  });
});

async function withStory(name: string) {
  const { db } = writer;
  const project_id = await startProject(writer, writer.organization_id, name);
  const farmer = await addUserClass(db, { project_id, name: "Farmer", description: null, privileges: null });
  const told = { story: "As a farmer, I want to sell, so that I live.", acceptance_criteria: "Given a box" };
  const story = await addUserStory(db, { project_id, user_class_id: farmer.id, name: "Sell", ...told });
  return { db, project_id, story };
}

describe("a test case and its story", () => {
  test("belong to one project, and a test case outlives its story and finds it again", async () => {
    const { db, project_id, story } = await withStory("Tested");
    const own = await addTestCase(db, { project_id, ...testCase, user_story_id: story.id });
    const elsewhere = await startProject(writer, writer.organization_id, "Elsewhere");
    const stray = addTestCase(db, { project_id: elsewhere, ...testCase, user_story_id: story.id });
    await expect(stray).rejects.toMatchObject({ kind: "conflict" });
    await removeUserStory(db, { id: story.id });
    expect(await getTestCase(db, { id: own.id })).toMatchObject({ user_story_id: null, given: "A box" });
    await restoreRows(db, { ids: [story.id] });
    expect(await getTestCase(db, { id: own.id })).toEqual(own);
  });
});

describe("a draft of all four", () => {
  async function drafted(project_id: string, user_story_id: string | null) {
    const run = { project_id, function: "generate-test-cases", provider: "built-in", model: undefined };
    const generation_id = await startGeneration(writer.db, run);
    const rows = {
      security_measures: [measure],
      test_cases: [{ ...testCase, user_story_id }],
      external_interfaces: [meeting],
      quality_requirements: [quality, { ...quality, name: "Back", characteristic: "safety" as const }],
    };
    expect(await finishGeneration(writer.db, { generation_id, drafted: rows, usage: {} })).toBe(5);
    return generation_id;
  }
  const left = async (project_id: string) =>
    (await Promise.all(nouns.map(({ list }) => list(writer.db, { project_id })))).map(({ length }) => length);

  test("is written whole in its order and undone whole", async () => {
    const { db, project_id, story } = await withStory("Drafted");
    const id = await drafted(project_id, story.id);
    expect(await listTestCases(db, { project_id })).toMatchObject([
      { user_story_id: story.id, generation_id: id, then: "It is gone" },
    ]);
    expect((await listQualityRequirements(db, { project_id })).map(({ name }) => name)).toEqual(["Up", "Back"]);
    expect(await undoGeneration(db, { id })).toBe(5);
    expect(await left(project_id)).toEqual([0, 0, 0, 0]);
  });

  test("stays once a row of it was edited", async () => {
    const { db, project_id } = await withStory("Edited");
    const id = await drafted(project_id, null);
    const [row] = await listExternalInterfaces(db, { project_id });
    await changeExternalInterface(db, { ...meeting, id: row?.id ?? "", revision: 1, kind: "communication" });
    await expect(undoGeneration(db, { id })).rejects.toMatchObject({ message: expect.stringContaining("edited since") });
    expect(await left(project_id)).toEqual([1, 1, 1, 2]);
  });

  test("of stories stays while test cases of others stand on them", async () => {
    const { db, project_id, story } = await withStory("Stood upon");
    const run = { project_id, function: "generate-user-stories", provider: "built-in", model: undefined };
    const generation_id = await startGeneration(db, run);
    const { user_class_id, name, story: told, acceptance_criteria } = story;
    const user_stories = [{ user_class_id, name, story: told, acceptance_criteria }];
    await finishGeneration(db, { generation_id, drafted: { user_stories }, usage: {} });
    const found = await db.from("user_stories").select("id").eq("generation_id", generation_id).single().throwOnError();
    const own = await addTestCase(db, { project_id, ...testCase, user_story_id: found.data.id });
    await expect(undoGeneration(db, { id: generation_id })).rejects.toMatchObject({
      message: "Test cases stand on the stories of this draft. Undo or delete those first.",
    });
    await removeTestCase(db, { id: own.id });
    expect(await undoGeneration(db, { id: generation_id })).toBe(1);
  });
});

test("a version that is left keeps all four, and comparing tells what became of them in words", async () => {
  const { db, project_id, story } = await withStory("Kept");
  await addTestCase(db, { project_id, ...testCase, user_story_id: story.id });
  await addSecurityMeasure(db, { project_id, ...measure });
  const bank = await addExternalInterface(db, { project_id, ...meeting });
  const up = await addQualityRequirement(db, { project_id, ...quality });
  const version = (await db.from("projects").select("version").eq("id", project_id).single().throwOnError()).data.version;
  await cloneSpecification(db, { project_id, new_version: "next" });
  await changeExternalInterface(db, { ...meeting, ...bank, kind: "communication" });
  await changeQualityRequirement(db, { ...quality, ...up, characteristic: "performance_efficiency", target: "1 second" });
  const read = async (name: string) => readVersion(await getVersionContent(db, { project_id, version: name }));
  const before = await read(version);
  expect(before.map(({ label }) => label)).toEqual([
    "User Classes",
    "User Stories",
    "Security measures",
    "Test cases",
    "External Interfaces",
    "Other Requirements",
  ]);
  const tested = before.find(({ key }) => key === "test_cases")?.items[0];
  expect(tested).toMatchObject({ reference: "TC-1", fields: [{}, { label: "User story", text: "US-1 Sell" }, {}, {}, {}] });
  expect(compareVersions(before, await read("next"))).toMatchObject([
    {
      label: "External Interfaces",
      items: [{ item: { reference: "EI-1" }, fields: [{ before: "Software interfaces", after: "Communication interfaces" }] }],
    },
    {
      label: "Other Requirements",
      items: [{ item: { reference: "NFR-1" }, fields: [{ before: "Reliability", after: "Performance efficiency" }, {}] }],
    },
  ]);
});

test("a project that is deleted takes all four along", async () => {
  const { db, project_id } = await withStory("Gone");
  for (const { add } of nouns) await add(db, project_id);
  await removeProject(db, { id: project_id });
  const { sql } = server.database;
  const found = await sql`
    select id from security_measures where project_id = ${project_id} union all select id from test_cases where project_id = ${project_id}
    union all select id from external_interfaces where project_id = ${project_id}
    union all select id from quality_requirements where project_id = ${project_id}`;
  expect(found).toEqual([]);
});
