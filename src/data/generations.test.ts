import { beforeAll, describe, expect, test } from "vitest";
import { readRisks } from "#domain/nouns/risks.ts";
import { type Author, author, join, person, stranger } from "#tests/support/people.ts";
import { startServer } from "#tests/support/server.ts";
import {
  finishGeneration,
  getGenerationUsage,
  listGenerations,
  listUndoableGenerations,
  startGeneration,
  undoGeneration,
} from "./generations.ts";
import { getProject } from "./projects.ts";
import { addRow, changeRow, listRows, removeRows } from "./rows.ts";
import { saveSpecification } from "./specifications.ts";

const server = await startServer();
let writer: Author;
beforeAll(async () => {
  writer = await author(server, { role: "member" });
});

const page = { name: "Boxes", description: "All boxes.", features: null, sections: [{ name: "List", description: null }] };
const words = { name: "Farmer", description: "Grows.", privileges: null };
const told = {
  name: "Sell",
  story: "As a farmer, I want to sell, so that I live.",
  acceptance_criteria: "Given, when, then",
  priority: null,
};

type Drafted = Parameters<typeof finishGeneration>[1]["drafted"];

async function drafted(someone: Author, name: string, rows: Drafted): Promise<string> {
  const run = { project_id: someone.project_id, function: name, provider: "built-in", model: undefined };
  const generation_id = await startGeneration(someone.db, run);
  await finishGeneration(someone.db, { generation_id, drafted: rows, usage: {} });
  return generation_id;
}
const statusOf = async ({ db, project_id }: Author, id: string) =>
  (await listGenerations(db, { project_id })).find((run) => run.id === id)?.status;

describe("undoing a run", () => {
  test("takes everything it wrote away, once, and leaves the rest", async () => {
    const someone = await author(server);
    const { db, project_id } = someone;
    const own = await addRow(db, "user_classes", { ...words, name: "Cook", project_id });
    const pages = await drafted(someone, "generate-pages", { pages: [page, { ...page, name: "Orders" }] });
    const classes = await drafted(someone, "generate-user-classes", { user_classes: [words] });
    const story = { ...told, user_class_id: own.id };
    const stories = await drafted(someone, "generate-user-stories", { user_stories: [story, { ...story, name: "Buy" }] });
    expect(await undoGeneration(db, { id: pages })).toBe(2);
    expect(await undoGeneration(db, { id: classes })).toBe(1);
    expect(await undoGeneration(db, { id: stories })).toBe(2);
    expect(await listRows(db, "pages", { project_id })).toEqual([]);
    expect(await listRows(db, "user_stories", { project_id })).toEqual([]);
    expect((await listRows(db, "user_classes", { project_id })).map(({ name }) => name)).toEqual(["Cook"]);
    expect((await listGenerations(db, { project_id })).map(({ status }) => status)).toEqual(["undone", "undone", "undone"]);
    await expect(undoGeneration(db, { id: pages })).rejects.toMatchObject({
      kind: "conflict",
      message: "This draft was undone already.",
    });
  });

  test("is refused whole once a row of it was edited", async () => {
    const someone = await author(server);
    const { db, project_id } = someone;
    const id = await drafted(someone, "generate-user-classes", { user_classes: [words, { ...words, name: "Cook" }] });
    const [first] = await listRows(db, "user_classes", { project_id });
    await changeRow(db, "user_classes", { ...words, id: first?.id ?? "", revision: 1, name: "Grower" });
    await expect(undoGeneration(db, { id })).rejects.toMatchObject({
      kind: "conflict",
      message: expect.stringMatching(/was edited since.*Delete single entries instead\.$/),
    });
    expect(await listRows(db, "user_classes", { project_id })).toHaveLength(2);
    expect(await statusOf(someone, id)).toBe("succeeded");
  });

  test("takes the risks of a run away while none of them was edited, and leaves the others as they are", async () => {
    const someone = await author(server);
    const { db, project_id } = someone;
    const undoable = () => listUndoableGenerations(db, { project_id });
    const risk = { functionality: "Payment", description: "It fails." };
    const run = (...names: string[]) => drafted(someone, "generate-risks", { risks: names.map((name) => ({ ...risk, name })) });
    await addRow(db, "risks", { ...risk, name: "Own", project_id });
    const one = await run("Fraud", "Outage");
    const two = await run("Theft");
    const runs = await listGenerations(db, { project_id });
    expect(runs.map(({ id, row_count }) => [id, row_count])).toEqual([
      [two, 1],
      [one, 2],
    ]);
    expect((await undoable()).toSorted()).toEqual([one, two].toSorted());
    const theft = (await listRows(db, "risks", { project_id })).find(({ name }) => name === "Theft");
    await changeRow(db, "risks", { ...risk, id: theft?.id ?? "", revision: 1, name: "Theft", description: "A box is stolen." });
    expect(await undoable()).toEqual([one]);
    await expect(undoGeneration(db, { id: two })).rejects.toMatchObject({ message: /was edited since/ });
    expect(await undoGeneration(db, { id: one })).toBe(2);
    expect(await listRows(db, "risks", { project_id })).toMatchObject([
      { name: "Own", number: 1, revision: 1 },
      { name: "Theft", number: 4, revision: 2, generation_id: two },
    ]);
    expect(await undoable()).toEqual([]);
  });

  test("of a risk is no more than what the run wrote: another project's run is not believed", async () => {
    const someone = await author(server);
    const theirs = await drafted(writer, "generate-risks", {});
    const { version } = await getProject(someone.db, { id: someone.project_id });
    const list = [{ id: "1", name: "Fraud", functionality: "Payment", description: "Bad.", generation_id: theirs }];
    const words = { security_risks: JSON.stringify(list) };
    const stored = await saveSpecification(someone.db, { project_id: someone.project_id, version, revision: null, words });
    expect(readRisks(stored.security_risks)[0]).not.toHaveProperty("generation_id");
    expect((await listGenerations(writer.db, { project_id: writer.project_id })).find(({ id }) => id === theirs)?.row_count).toBe(
      0,
    );
  });

  test("is possible while rows of it were only deleted, and not once all of them were", async () => {
    const someone = await author(server);
    const { db, project_id } = someone;
    const id = await drafted(someone, "generate-pages", { pages: [page, { ...page, name: "Orders" }] });
    const [first] = await listRows(db, "pages", { project_id });
    await removeRows(db, "pages", { project_id, ids: [first?.id ?? ""] });
    expect(await undoGeneration(db, { id })).toBe(1);
    const gone = await drafted(someone, "generate-pages", { pages: [page] });
    const [last] = await listRows(db, "pages", { project_id });
    await removeRows(db, "pages", { project_id, ids: [last?.id ?? ""] });
    expect(await listUndoableGenerations(db, { project_id })).toEqual([]);
    await expect(undoGeneration(db, { id: gone })).rejects.toMatchObject({ message: /was deleted already/ });
  });

  test.each([
    [
      "a section was added to a page of it",
      async ({ db }: Author, page_id: string) =>
        addRow(db, "sections", { page_id, name: "Own", description: null, order_index: 9 }),
    ],
    [
      "a feature was placed on a page of it",
      async ({ db, project_id }: Author, page_id: string) =>
        addRow(db, "features", { project_id, page_id, section_id: null, name: "Own", description: null }),
    ],
  ])("is refused while %s", async (_what, stands) => {
    const someone = await author(server);
    const id = await drafted(someone, "generate-pages", { pages: [page] });
    const [first] = await listRows(someone.db, "pages", { project_id: someone.project_id });
    await stands(someone, first?.id ?? "");
    await expect(undoGeneration(someone.db, { id })).rejects.toMatchObject({
      kind: "conflict",
      message: "Other sections, stories or features stand on this draft. Undo or delete those first.",
    });
  });

  test("is refused while another's story is told by a class of it, and possible after that", async () => {
    const someone = await author(server);
    const { db, project_id } = someone;
    const classes = await drafted(someone, "generate-user-classes", { user_classes: [words] });
    const [farmer] = await listRows(db, "user_classes", { project_id });
    const story = { ...told, user_class_id: farmer?.id ?? "" };
    const stories = await drafted(someone, "generate-user-stories", { user_stories: [story] });
    await addRow(db, "user_stories", { ...story, project_id });
    await expect(undoGeneration(db, { id: classes })).rejects.toMatchObject({ kind: "conflict" });
    expect(await undoGeneration(db, { id: stories })).toBe(1);
    await db.from("user_stories").delete().eq("project_id", project_id);
    expect(await undoGeneration(db, { id: classes })).toBe(1);
  });

  test("is refused where nothing was stored, while it is written, and where an edit comes at the same moment", async () => {
    const someone = await author(server);
    const { db, project_id } = someone;
    const empty = await drafted(someone, "generate-risks", {});
    await expect(undoGeneration(db, { id: empty })).rejects.toMatchObject({ message: /stored nothing/ });
    const run = { project_id, function: "generate-scope", provider: "x", model: undefined };
    const running = await startGeneration(db, run);
    await expect(undoGeneration(db, { id: running })).rejects.toMatchObject({ message: /still being written/ });
    const id = await drafted(someone, "generate-pages", { pages: [page] });
    const [first] = await listRows(db, "pages", { project_id });
    const edit = {
      ...page,
      id: first?.id ?? "",
      revision: 1,
      name: "Mine",
      features: null,
      designs_link: null,
      designs_file: null,
      forms: null,
    };
    const [undone, edited] = await Promise.allSettled([undoGeneration(db, { id }), changeRow(db, "pages", edit)]);
    expect([undone.status, edited.status].sort()).toEqual(["fulfilled", "rejected"]);
  });

  test("is for members: a viewer and a stranger are refused", async () => {
    const id = await drafted(writer, "generate-pages", { pages: [page] });
    const viewer = await person(server);
    await join(server, { organization_id: writer.organization_id, user_id: viewer.id, role: "viewer" });
    await expect(undoGeneration(viewer.db, { id })).rejects.toMatchObject({ kind: "forbidden" });
    await expect(undoGeneration((await stranger(server)).db, { id })).rejects.toMatchObject({ kind: "forbidden" });
    expect(await statusOf(writer, id)).toBe("succeeded");
  });
});

describe("runs as what use is counted from", () => {
  test("cannot be deleted, dated back or made the organization's own afterwards", async () => {
    const id = await drafted(writer, "generate-risks", {});
    const table = writer.db.from("generations");
    expect((await table.delete().eq("id", id)).error).toMatchObject({ code: "42501" });
    expect((await table.update({ created_at: "2020-01-01T00:00:00Z" }).eq("id", id)).error).toMatchObject({ code: "42501" });
    expect((await table.update({ own_model: true }).eq("id", id)).error).toMatchObject({ code: "42501" });
    const { project_id } = writer;
    const dated = { project_id, function: "x", provider: "x", created_at: "2020-01-01T00:00:00Z" };
    expect((await table.insert(dated)).error).toMatchObject({ code: "42501" });
  });

  test("are refused past the day's limit of the organization, over all of its projects, with the seconds until midnight", async () => {
    const someone = await author(server);
    const { db, organization_id } = someone;
    const other = await db.from("projects").insert({ organization_id, name: "Second" }).select("id").single().throwOnError();
    const begin = (project_id: string, name: string, more = {}) =>
      startGeneration(db, { project_id, function: name, provider: "openai", model: "m", daily_limit: 2, ...more });
    await begin(someone.project_id, "a");
    await begin(other.data.id, "a");
    const refused: unknown = await begin(someone.project_id, "b").catch((error: unknown) => error);
    expect(refused).toMatchObject({
      kind: "too_many",
      retry_after: expect.any(Number),
      message: expect.stringContaining("has had its 2 drafts by a language model for today. Try again after midnight UTC"),
    });
    await begin(someone.project_id, "b", { own_model: true });
    await begin(someone.project_id, "c", { provider: "built-in" });
    const [today] = await getGenerationUsage(db, { organization_id, days: 7 });
    expect(today).toMatchObject({ runs: 2, own_runs: 1 });
    expect(await getGenerationUsage((await stranger(server)).db, { organization_id, days: 7 })).toEqual([]);
  });

  test("are never begun twice for one request", async () => {
    const request_key = crypto.randomUUID();
    const run = { project_id: writer.project_id, function: "once", provider: "x", model: undefined, request_key };
    const id = await startGeneration(writer.db, run);
    await finishGeneration(writer.db, { generation_id: id, drafted: {}, usage: {}, answer: "Words" });
    await expect(startGeneration(writer.db, run)).rejects.toMatchObject({ kind: "conflict", code: "23505" });
  });
});
