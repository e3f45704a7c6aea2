import { beforeAll, describe, expect, test } from "vitest";
import { type Author, author, startProject, stranger } from "#tests/support/people.ts";
import { recording } from "#tests/support/recording.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { failGeneration, finishGeneration, listGenerations, startGeneration } from "./generations.ts";
import { removePageDesign } from "./page-designs.ts";
import { restoreRows } from "./removed-rows.ts";
import { addRow, changeRow, getRow, listRows, removeRows } from "./rows.ts";

let server: TestServer;
let writer: Author;
let outsider: Author;
let project_id: string;

beforeAll(async () => {
  server = await startServer();
  [writer, outsider] = await Promise.all([author(server), stranger(server)]);
  project_id = writer.project_id;
});

const notFound = { kind: "not_found" };
const notDeleted = { kind: "conflict", message: "These were deleted already, or you may not delete them." };
const words = { description: null, features: null, designs_link: null };

describe("pages", () => {
  test("are inserted with null for every empty optional field, forms and design files always null [PAGE-09, DATA-36]", async () => {
    const { db, calls } = recording(server, writer);
    const { id, revision } = await addRow(db, "pages", { project_id, name: "Home" });
    expect(calls[0]?.body).toEqual({
      project_id,
      name: "Home",
      description: null,
      features: null,
      sections: null,
      designs_link: null,
      forms: null,
      designs_file: null,
    });
    await changeRow(db, "pages", { id, revision, name: "Start", ...words, description: "First" });
    expect(calls[1]).toMatchObject({ method: "PATCH" });
    expect(calls[1]?.body).toEqual({ name: "Start", ...words, description: "First" });
    expect(calls[1]?.path).toContain(`id=eq.${id}`);
    const file = { name: "a.png", url: "https://example.com/a.png", path: "", size: 1, uploadedAt: "2026-11-20T10:00:00Z" };
    const other = { ...file, url: "https://example.com/b.png" };
    const all = { name: "Start", description: null, features: "Search", designs_link: "https://example.com" };
    const documented = await writer.db
      .from("pages")
      .update({ ...all, designs_file: [file, other] })
      .eq("id", id);
    expect(documented.error).toBeNull();
    expect(await getRow(db, "pages", { id })).toMatchObject({ ...all, designs_file: [file, other] });
    await removePageDesign(db, { project_id: writer.project_id, page_id: id, file });
    expect(calls.at(-1)).toMatchObject({ path: "/rest/v1/rpc/remove_page_design", body: { page_id: id, design: file } });
    expect(await getRow(db, "pages", { id })).toMatchObject({ ...all, designs_file: [other] });
  });

  test("are numbered in their project, once and for all, and their words are counted", async () => {
    const project = await startProject(writer, writer.organization_id, "Counted");
    const first = await addRow(writer.db, "pages", { project_id: project, name: "A" });
    const second = await addRow(writer.db, "pages", { project_id: project, name: "B" });
    expect([first.number, second.number, second.revision]).toEqual([1, 2, 1]);
    await removeRows(writer.db, "pages", { project_id: project, ids: [second.id] });
    const third = await addRow(writer.db, "pages", { project_id: project, name: "C" });
    expect(third.number).toBe(3);
    const { id, revision } = third;
    expect((await changeRow(writer.db, "pages", { id, revision, name: "C", ...words })).revision).toBe(1);
    expect((await changeRow(writer.db, "pages", { id, revision, name: "D", ...words })).revision).toBe(2);
    expect((await listRows(writer.db, "pages", { project_id: project })).map(({ number }) => number)).toEqual([1, 3]);
  });

  test("are one row each, and closed to outsiders", async () => {
    const { id, revision } = await addRow(writer.db, "pages", { project_id, name: "Closed" });
    expect(await getRow(writer.db, "pages", { id })).toMatchObject({ name: "Closed" });
    expect(await getRow(outsider.db, "pages", { id })).toBeNull();
    expect(await listRows(outsider.db, "pages", { project_id })).toEqual([]);
    await expect(addRow(outsider.db, "pages", { project_id, name: "x" })).rejects.toMatchObject({ kind: "forbidden" });
    await expect(changeRow(outsider.db, "pages", { id, revision, name: "x", ...words })).rejects.toMatchObject(notFound);
    await expect(removeRows(outsider.db, "pages", { project_id, ids: [id] })).rejects.toMatchObject(notDeleted);
  });
});

describe("sections", () => {
  test("are inserted with page, name, description and place, updated by name and description, and read in order [DATA-11, DATA-35]", async () => {
    const page = await addRow(writer.db, "pages", { project_id, name: "With sections" });
    const { db, calls } = recording(server, writer);
    const second = await addRow(db, "sections", { page_id: page.id, name: "Second", description: null, order_index: 1 });
    expect(calls[0]?.body).toEqual({ page_id: page.id, name: "Second", description: null, order_index: 1 });
    await addRow(db, "sections", { page_id: page.id, name: "First", description: "d", order_index: 0 });
    await changeRow(db, "sections", { ...second, name: "Last", description: "e" });
    expect(calls[2]).toMatchObject({ method: "PATCH" });
    expect(calls[2]?.path).toContain(`id=eq.${second.id}`);
    expect(calls[2]?.body).toEqual({ name: "Last", description: "e" });
    const listed = await listRows(db, "sections", { project_id, where: { page_id: page.id } });
    expect(listed.map(({ name }) => name)).toEqual(["First", "Last"]);
    expect(listed[0]).toMatchObject({ page_id: page.id, project_id, order_index: 0, description: "d" });
    expect(listed[0]?.id).toMatch(/^[0-9a-f-]{36}$/);
  });

  test("of a whole project come joined with their pages, filtered by the pages' project [DATA-27, DATA-28]", async () => {
    const project = await startProject(writer, writer.organization_id, "Joined");
    const page = await addRow(writer.db, "pages", { project_id: project, name: "Only" });
    for (const [order_index, name] of ["a", "b"].entries())
      await addRow(writer.db, "sections", { page_id: page.id, name, description: null, order_index });
    const { db, calls } = recording(server, writer);
    const joined = await listRows(db, "sections", { project_id: project });
    expect(joined.map(({ name, pages }) => [name, pages.name])).toEqual([
      ["a", "Only"],
      ["b", "Only"],
    ]);
    expect(calls[0]?.path).toContain(`pages.project_id=eq.${project}`);
    await getRow(db, "pages", { id: page.id });
    expect(calls[1]?.path).toContain(`pages?`);
    expect(calls[1]?.path).toContain(`id=eq.${page.id}`);
    await listRows(db, "sections", { project_id, where: { page_id: page.id } });
    expect(calls[2]?.path).toContain(`page_id=eq.${page.id}&order=order_index.asc`);
  });

  test("are closed to outsiders", async () => {
    const page = await addRow(writer.db, "pages", { project_id, name: "Guarded" });
    const { id, revision } = await addRow(writer.db, "sections", {
      page_id: page.id,
      name: "s",
      description: null,
      order_index: 0,
    });
    expect(await listRows(outsider.db, "sections", { project_id, where: { page_id: page.id } })).toEqual([]);
    await expect(
      addRow(outsider.db, "sections", { page_id: page.id, name: "x", description: null, order_index: 0 }),
    ).rejects.toMatchObject({ kind: "conflict" });
    await expect(changeRow(outsider.db, "sections", { id, revision, name: "x", description: null })).rejects.toMatchObject(
      notFound,
    );
    await expect(removeRows(outsider.db, "sections", { project_id, ids: [id] })).rejects.toMatchObject(notDeleted);
  });
});

describe("user classes, stories and features", () => {
  test("are read by project, the oldest first; stories with the name and description of their class [DATA-13, DATA-14, DATA-25, DATA-26]", async () => {
    const project = await startProject(writer, writer.organization_id, "Ordered");
    const farmer = await addRow(writer.db, "user_classes", {
      project_id: project,
      name: "Farmer",
      description: "Grows",
      privileges: "Sells",
    });
    await addRow(writer.db, "user_classes", { project_id: project, name: "Cook", description: null, privileges: null });
    const made = { id: expect.stringMatching(/^[0-9a-f-]{36}$/), created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) };
    const grower = { project_id: project, name: "Farmer", description: "Grows", privileges: "Sells" };
    expect(farmer).toMatchObject({ ...made, ...grower });
    const story = {
      user_class_id: farmer.id,
      name: "Sell",
      story: "As a farmer, I want to sell.",
      acceptance_criteria: "Given a box",
    };
    for (const name of ["Older", "Newer"]) await addRow(writer.db, "user_stories", { project_id: project, ...story, name });
    for (const name of ["F1", "F2"])
      await addRow(writer.db, "features", { project_id: project, page_id: null, section_id: null, name, description: null });
    for (const name of ["P1", "P2"]) await addRow(writer.db, "pages", { project_id: project, name });
    const { db, calls } = recording(server, writer);
    expect((await listRows(db, "user_classes", { project_id: project })).map(({ name }) => name)).toEqual(["Farmer", "Cook"]);
    const stories = await listRows(db, "user_stories", { project_id: project });
    expect(stories.map(({ name }) => name)).toEqual(["Older", "Newer"]);
    expect(stories[0]).toMatchObject({
      ...made,
      ...story,
      name: "Older",
      project_id: project,
      user_classes: { name: "Farmer", description: "Grows" },
    });
    expect((await listRows(db, "features", { project_id: project })).map(({ name }) => name)).toEqual(["F1", "F2"]);
    expect((await listRows(db, "pages", { project_id: project })).map(({ name }) => name)).toEqual(["P1", "P2"]);
    for (const { path } of calls) expect(path).toContain(`project_id=eq.${project}&order=position.asc,number.asc`);
    for (const noun of ["user_classes", "user_stories", "features", "pages"] as const)
      expect(await listRows(outsider.db, noun, { project_id: project })).toEqual([]);
  });

  test("are inserted and updated with the fields the documents name [DATA-15, DATA-37, DATA-38]", async () => {
    const { db, calls } = recording(server, writer);
    const driver = { name: "Driver", description: "Knows the way", privileges: null };
    const { id: user_class_id } = await addRow(db, "user_classes", { project_id, ...driver });
    const page = await addRow(writer.db, "pages", { project_id, name: "Route" });
    const section = await addRow(writer.db, "sections", { page_id: page.id, name: "Map", description: null, order_index: 0 });
    const text = { name: "Drive", story: "As a driver, I want a map.", acceptance_criteria: "Given a route", priority: null };
    const story = await addRow(db, "user_stories", { project_id, user_class_id, ...text });
    await changeRow(db, "user_stories", { ...story, name: "Drive on" });
    const placed = { page_id: page.id, section_id: section.id, name: "Map", description: "Shows the way" };
    const feature = await addRow(db, "features", { project_id, ...placed });
    await changeRow(db, "features", { ...feature, page_id: null, section_id: null });
    await changeRow(db, "user_classes", { id: user_class_id, revision: 1, name: "Courier", description: "d", privileges: "p" });
    expect(calls.map(({ method, body }) => [method, body])).toEqual([
      ["POST", { project_id, ...driver }],
      ["POST", { project_id, user_class_id, ...text }],
      ["PATCH", { user_class_id, ...text, name: "Drive on" }],
      ["POST", { project_id, ...placed }],
      ["PATCH", { ...placed, page_id: null, section_id: null }],
      ["PATCH", { name: "Courier", description: "d", privileges: "p" }],
    ]);
    const { priority: _open, ...documented } = text;
    const plain = writer.db.from("user_stories").insert({ project_id, user_class_id, ...documented });
    expect((await plain.select("name, priority").single().throwOnError()).data).toEqual({ name: "Drive", priority: null });
    for (const { path } of calls.filter(({ method }) => method === "PATCH")) expect(path).toMatch(/id=eq\.[0-9a-f-]{36}/);
    expect(feature).toMatchObject({ id: expect.stringMatching(/^[0-9a-f-]{36}$/), project_id, ...placed });
    expect(new Date(feature.created_at).getTime()).toBeGreaterThan(Date.now() - 60_000);
  });

  test("and pages and sections are deleted by id, by members alone [DATA-42]", async () => {
    const { id: user_class_id } = await addRow(writer.db, "user_classes", {
      project_id,
      name: "Brief",
      description: null,
      privileges: null,
    });
    const page = await addRow(writer.db, "pages", { project_id, name: "Brief" });
    const section = await addRow(writer.db, "sections", { page_id: page.id, name: "Brief", description: null, order_index: 0 });
    const story = await addRow(writer.db, "user_stories", {
      project_id,
      user_class_id,
      name: "n",
      story: "s",
      acceptance_criteria: "a",
    });
    const feature = await addRow(writer.db, "features", {
      project_id,
      page_id: null,
      section_id: null,
      name: "f",
      description: null,
    });
    const doomed = [
      ["features", feature.id],
      ["user_stories", story.id],
      ["user_classes", user_class_id],
      ["sections", section.id],
      ["pages", page.id],
    ] as const;
    const { db, calls } = recording(server, writer);
    for (const [noun, id] of doomed) {
      await expect(removeRows(outsider.db, noun, { project_id, ids: [id] })).rejects.toMatchObject(notDeleted);
      expect(await removeRows(db, noun, { project_id, ids: [id] })).toBe(1);
      expect(calls.at(-1)).toMatchObject({ path: "/rest/v1/rpc/remove_rows", body: { table_name: noun, ids: [id] } });
      await restoreRows(db, { ids: [id] });
      const documented = (from: typeof db) => from.from(noun).delete().eq("id", id).select("id").throwOnError();
      expect((await documented(outsider.db)).data).toEqual([]);
      expect((await documented(db)).data).toEqual([{ id }]);
    }
  });

  test("are listed whole, however many there are", async () => {
    const project = await startProject(writer, writer.organization_id, "Large");
    await server.database.sql`
      insert into features (project_id, name) select ${project}, 'Feature ' || n from generate_series(1, 2300) n`;
    const listed = await listRows(writer.db, "features", { project_id: project });
    expect(listed.map(({ number }) => number)).toEqual(Array.from({ length: 2300 }, (_, i) => i + 1));
  });
});

describe("runs", () => {
  const begin = (project: string, name: string) =>
    startGeneration(writer.db, { project_id: project, function: name, provider: "built-in", model: undefined });

  test("are written whole or not at all", async () => {
    const project = await startProject(writer, writer.organization_id, "Whole");
    const generation_id = await begin(project, "generate-pages");
    const page = { name: "Good", description: null, features: null, sections: [{ name: "s", description: null }] };
    const broken = { ...page, name: " " };
    await expect(
      finishGeneration(writer.db, { generation_id, drafted: { pages: [page, broken] }, usage: {} }),
    ).rejects.toMatchObject({ kind: "invalid" });
    expect(await listRows(writer.db, "pages", { project_id: project })).toEqual([]);
    expect(await finishGeneration(writer.db, { generation_id, drafted: { pages: [page] }, usage: { input_tokens: 3 } })).toBe(1);
    expect(await listRows(writer.db, "pages", { project_id: project })).toMatchObject([{ name: "Good", generation_id }]);
    expect(await listGenerations(writer.db, { project_id: project })).toMatchObject([
      { status: "succeeded", row_count: 1, input_tokens: 3, output_tokens: null },
    ]);
    await expect(finishGeneration(writer.db, { generation_id, drafted: { pages: [page] }, usage: {} })).rejects.toMatchObject({
      message: "This run has ended already. Generate again.",
    });
  });

  test("of one function are one at a time in a project, and free again after a failure", async () => {
    const project = await startProject(writer, writer.organization_id, "Single");
    const id = await begin(project, "generate-scope");
    await expect(begin(project, "generate-scope")).rejects.toMatchObject({ kind: "conflict" });
    await begin(project, "generate-overview");
    await failGeneration(writer.db, { id, error: "It failed.", finished_at: new Date().toISOString() });
    await begin(project, "generate-scope");
    const runs = await listGenerations(writer.db, { project_id: project });
    expect(runs.map(({ status }) => status)).toEqual(["running", "running", "failed"]);
    expect(await listGenerations(outsider.db, { project_id: project })).toEqual([]);
    await expect(
      startGeneration(outsider.db, { project_id: project, function: "x", provider: "built-in", model: undefined }),
    ).rejects.toMatchObject({
      kind: "forbidden",
    });
  });
});
