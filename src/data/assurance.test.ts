import { beforeAll, describe, expect, test } from "vitest";
import { compareVersions } from "#domain/compare/compare.ts";
import { readVersion } from "#domain/compare/version.ts";
import { type Author, author, startProject, stranger } from "#tests/support/people.ts";
import { startServer } from "#tests/support/server.ts";
import { finishGeneration, startGeneration, undoGeneration } from "./generations.ts";
import { removeProject } from "./projects.ts";
import { restoreRows } from "./removed-rows.ts";
import { addRow, changeRow, getRow, listRows, removeRows } from "./rows.ts";
import { cloneSpecification, getVersionContent } from "./specifications.ts";

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
  subcharacteristic: "availability",
  name: "Up",
  description: "The product shall be there.",
  target: "99.9 % of each month",
  verification: null,
} as const;

const samples = [
  { noun: "security_measures", sample: measure },
  { noun: "test_cases", sample: testCase },
  { noun: "external_interfaces", sample: meeting },
  { noun: "quality_requirements", sample: quality },
] as const;

describe.each(samples)("$noun", ({ noun, sample }) => {
  test("are written, numbered, changed from the revision one knows, deleted and brought back; outsiders see and do nothing", async () => {
    const { db } = writer;
    const project_id = await startProject(writer, writer.organization_id);
    const first = await addRow(db, noun, { project_id, ...sample });
    const second = await addRow(db, noun, { project_id, ...sample });
    expect([first.number, second.number, first.revision]).toEqual([1, 2, 1]);
    const renamed = await changeRow(db, noun, { ...first, name: "Renamed" });
    expect(renamed).toMatchObject({ name: "Renamed", revision: 2 });
    await expect(changeRow(db, noun, { ...first, name: "Too late" })).rejects.toMatchObject({ kind: "conflict" });
    await removeRows(db, noun, { project_id, ids: [second.id] });
    await expect(changeRow(db, noun, second)).rejects.toMatchObject({ kind: "not_found" });
    expect(await getRow(db, noun, { id: second.id })).toBeNull();
    await restoreRows(db, { ids: [second.id] });
    expect(await listRows(db, noun, { project_id })).toEqual([renamed, second]);

    expect(await listRows(outsider.db, noun, { project_id })).toEqual([]);
    expect(await getRow(outsider.db, noun, { id: first.id })).toBeNull();
    await expect(addRow(outsider.db, noun, { project_id, ...sample })).rejects.toMatchObject({ kind: "forbidden" });
    await expect(changeRow(outsider.db, noun, renamed)).rejects.toMatchObject({ kind: "not_found" });
    await expect(removeRows(outsider.db, noun, { project_id, ids: [first.id] })).rejects.toMatchObject({ kind: "conflict" });
  });
});

async function withStory(name: string) {
  const { db } = writer;
  const project_id = await startProject(writer, writer.organization_id, name);
  const farmer = await addRow(db, "user_classes", { project_id, name: "Farmer", description: null, privileges: null });
  const told = { story: "As a farmer, I want to sell, so that I live.", acceptance_criteria: "Given a box" };
  const story = await addRow(db, "user_stories", { project_id, user_class_id: farmer.id, name: "Sell", ...told });
  return { db, project_id, story };
}

describe("a test case and its story", () => {
  test("belong to one project, and a test case outlives its story and finds it again", async () => {
    const { db, project_id, story } = await withStory("Tested");
    const own = await addRow(db, "test_cases", { project_id, ...testCase, user_story_id: story.id });
    const elsewhere = await startProject(writer, writer.organization_id, "Elsewhere");
    const stray = addRow(db, "test_cases", { project_id: elsewhere, ...testCase, user_story_id: story.id });
    await expect(stray).rejects.toMatchObject({ kind: "conflict" });
    await removeRows(db, "user_stories", { project_id, ids: [story.id] });
    expect(await getRow(db, "test_cases", { id: own.id })).toMatchObject({ user_story_id: null, given: "A box" });
    await restoreRows(db, { ids: [story.id] });
    expect(await getRow(db, "test_cases", { id: own.id })).toEqual(own);
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
      quality_requirements: [quality, { ...quality, name: "Back", characteristic: "safety" as const, subcharacteristic: null }],
    };
    expect(await finishGeneration(writer.db, { generation_id, drafted: rows, usage: {} })).toBe(5);
    return generation_id;
  }
  const left = async (project_id: string) =>
    (await Promise.all(samples.map(({ noun }) => listRows(writer.db, noun, { project_id })))).map(({ length }) => length);

  test("is written whole in its order and undone whole", async () => {
    const { db, project_id, story } = await withStory("Drafted");
    const id = await drafted(project_id, story.id);
    expect(await listRows(db, "test_cases", { project_id })).toMatchObject([
      { user_story_id: story.id, generation_id: id, then: "It is gone" },
    ]);
    expect((await listRows(db, "quality_requirements", { project_id })).map(({ name }) => name)).toEqual(["Up", "Back"]);
    expect(await undoGeneration(db, { id })).toBe(5);
    expect(await left(project_id)).toEqual([0, 0, 0, 0]);
  });

  test("stays once a row of it was edited", async () => {
    const { db, project_id } = await withStory("Edited");
    const id = await drafted(project_id, null);
    const [row] = await listRows(db, "external_interfaces", { project_id });
    await changeRow(db, "external_interfaces", { ...meeting, id: row?.id ?? "", revision: 1, kind: "communication" });
    await expect(undoGeneration(db, { id })).rejects.toMatchObject({ message: expect.stringContaining("edited since") });
    expect(await left(project_id)).toEqual([1, 1, 1, 2]);
  });

  test("of stories stays while test cases of others stand on them", async () => {
    const { db, project_id, story } = await withStory("Stood upon");
    const run = { project_id, function: "generate-user-stories", provider: "built-in", model: undefined };
    const generation_id = await startGeneration(db, run);
    const { user_class_id, name, story: told, acceptance_criteria } = story;
    const user_stories = [{ user_class_id, name, story: told, acceptance_criteria, priority: null }];
    await finishGeneration(db, { generation_id, drafted: { user_stories }, usage: {} });
    const found = await db.from("user_stories").select("id").eq("generation_id", generation_id).single().throwOnError();
    const own = await addRow(db, "test_cases", { project_id, ...testCase, user_story_id: found.data.id });
    await expect(undoGeneration(db, { id: generation_id })).rejects.toMatchObject({
      message: "Test cases stand on the stories of this draft. Undo or delete those first.",
    });
    await removeRows(db, "test_cases", { project_id, ids: [own.id] });
    expect(await undoGeneration(db, { id: generation_id })).toBe(1);
  });
});

test("a version that is left keeps all four, and comparing tells what became of them in words", async () => {
  const { db, project_id, story } = await withStory("Kept");
  await addRow(db, "test_cases", { project_id, ...testCase, user_story_id: story.id });
  await addRow(db, "security_measures", { project_id, ...measure });
  const bank = await addRow(db, "external_interfaces", { project_id, ...meeting });
  const up = await addRow(db, "quality_requirements", { project_id, ...quality });
  const version = (await db.from("projects").select("version").eq("id", project_id).single().throwOnError()).data.version;
  await cloneSpecification(db, { project_id, new_version: "next" });
  await changeRow(db, "external_interfaces", { ...meeting, ...bank, kind: "communication" });
  await changeRow(db, "quality_requirements", {
    ...quality,
    ...up,
    characteristic: "performance_efficiency",
    target: "1 second",
  });
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
      items: [
        {
          item: { reference: "NFR-1" },
          fields: [{ before: "Reliability", after: "Performance efficiency" }, {}, { before: "Availability", after: "" }],
        },
      ],
    },
  ]);
});

test("a project that is deleted takes all four along", async () => {
  const { db, project_id } = await withStory("Gone");
  for (const { noun, sample } of samples) await addRow(db, noun, { project_id, ...sample });
  await removeProject(db, { id: project_id });
  const { sql } = server.database;
  const found = await sql`
    select id from security_measures where project_id = ${project_id} union all select id from test_cases where project_id = ${project_id}
    union all select id from external_interfaces where project_id = ${project_id}
    union all select id from quality_requirements where project_id = ${project_id}`;
  expect(found).toEqual([]);
});
