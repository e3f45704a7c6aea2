import { beforeAll, expect, test } from "vitest";
import { buildDocument } from "#domain/document/build-document.ts";
import { allNouns, isVersioned, type Noun, nouns } from "#domain/nouns/all.ts";
import { choicesOf, type Field } from "#domain/nouns/noun.ts";
import { type Author, author, join, person, startProject, stranger } from "#tests/support/people.ts";
import { addRowOf } from "#tests/support/row-of.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { readProjectContent } from "./project-content.ts";
import { restoreRows } from "./removed-rows.ts";
import { addRow, changeRows, copyRows, countRows, listRows, moveRows, removeRows } from "./rows.ts";
import { getVersionContent } from "./specifications.ts";

let server: TestServer;
let writer: Author;
beforeAll(async () => {
  server = await startServer();
  writer = await author(server);
});

const words = { story: "As a skipper", acceptance_criteria: "Given a boat" };

/** A project with stories called after these letters. */
async function stories(...names: string[]) {
  const { db } = writer;
  const project_id = await startProject(writer, writer.organization_id, "Ordered");
  const skipper = await addRow(db, "user_classes", { project_id, name: "Skipper" });
  const ids = new Map<string, string>();
  const add = async (name: string) => {
    const { id } = await addRow(db, "user_stories", { project_id, user_class_id: skipper.id, name, ...words });
    ids.set(name, id);
  };
  for (const name of names) await add(name);
  const idOf = (name: string) => ids.get(name) ?? "";
  const move = (which: string, before: string | null) =>
    moveRows(db, "user_stories", { project_id, ids: [...which].map(idOf), before: before && idOf(before) });
  const rows = () => listRows(db, "user_stories", { project_id });
  const order = async () => (await rows()).map(({ name }) => name).join("");
  return { db, project_id, add, idOf, move, rows, order };
}

test("rows stand where they were put, new ones last, restored ones where they stood [POLISH-4]", async () => {
  const { db, project_id, add, idOf, move, rows, order } = await stories("a", "b", "c", "d", "e");
  expect(await move("d", "b")).toBe(1);
  expect(await order()).toBe("adbce");
  expect(await move("eb", "a")).toBe(2);
  expect(await order()).toBe("ebadc");
  await move("eb", null);
  await add("f");
  expect(await order()).toBe("adcebf");
  expect(new Set((await rows()).map(({ revision }) => revision))).toEqual(new Set([1]));
  await removeRows(db, "user_stories", { project_id, ids: [idOf("c")] });
  await restoreRows(db, { ids: [idOf("c")] });
  expect(await order()).toBe("adcebf");
  // the room between two rows never runs out
  for (let turn = 0; turn < 60; turn += 1) await move(turn % 2 ? "e" : "b", "f");
  expect(await order()).toBe("adcbef");
  await removeRows(db, "user_stories", { project_id, ids: [idOf("f")] });
  await expect(move("a", "f")).rejects.toMatchObject({
    message: "The row these should stand before was deleted meanwhile. Move them again.",
  });
  await expect(moveRows(db, "sections", { project_id, ids: [idOf("a")], before: null })).rejects.toMatchObject({
    kind: "invalid",
  });
});

test("the rows of every list are counted in one request, for those who may see them [POLISH-16]", async () => {
  const { db, project_id } = await stories("a", "b", "c");
  expect(await countRows(db, { project_id })).toMatchObject({ user_stories: 3, user_classes: 1, pages: 0, risks: 0 });
  expect(await countRows((await stranger(server)).db, { project_id })).toMatchObject({ user_stories: 0, user_classes: 0 });
});

test("nobody moves, changes or copies rows they may not change [POLISH-4, POLISH-6, POLISH-7]", async () => {
  const { project_id, idOf, order } = await stories("a", "b");
  const viewer = await person(server, { name: "viewer" });
  await join(server, { organization_id: writer.organization_id, user_id: viewer.id, role: "viewer" });
  for (const { db } of [viewer, await stranger(server)]) {
    const ids = [idOf("b")];
    await expect(moveRows(db, "user_stories", { project_id, ids, before: idOf("a") })).rejects.toThrow();
    await expect(changeRows(db, "user_stories", { project_id, changes: [{ id: idOf("a"), name: "x" }] })).rejects.toThrow();
    await expect(copyRows(db, "user_stories", { project_id, ids })).rejects.toThrow();
  }
  expect(await order()).toBe("ab");
});

test("the document and a kept version follow the order [POLISH-5]", async () => {
  const { db, project_id, move } = await stories("Alpha");
  await addRow(db, "assumptions", { project_id, name: "First", statement: "It holds", consequence: "None" });
  const last = await addRow(db, "assumptions", { project_id, name: "Second", statement: "It holds", consequence: "None" });
  await moveRows(db, "assumptions", {
    project_id,
    ids: [last.id],
    before: (await listRows(db, "assumptions", { project_id }))[0]?.id ?? "",
  });
  expect(await move("", null).catch(() => "nothing moved")).toBe("nothing moved");
  const kept = (await getVersionContent(db, { project_id, version: "0.1" })) as {
    assumptions: { name: string; position?: number }[];
  };
  expect(kept.assumptions.map(({ name, position }) => [name, position])).toEqual([
    ["Second", undefined],
    ["First", undefined],
  ]);
  const text = JSON.stringify(
    buildDocument({ ...(await readProjectContent(db, { project_id })), generated_at: new Date().toISOString() }),
  );
  expect(text.indexOf("Second")).toBeLessThan(text.indexOf("First"));
  expect(text.indexOf("Second")).toBeGreaterThan(0);
});

test("a word of many rows is changed at once and taken back at once, and what others changed stays [POLISH-6]", async () => {
  const { db, project_id, idOf, rows } = await stories("a", "b", "c");
  const change = (changes: Parameters<typeof changeRows>[2]["changes"]) =>
    changeRows(db, "user_stories", { project_id, changes });
  const priorities = async () => (await rows()).map(({ priority }) => priority);
  await change([{ id: idOf("b"), priority: "wont" }]);
  const before = await change(["a", "b", "c"].map((name) => ({ id: idOf(name), priority: "must" })));
  expect(await priorities()).toEqual(["must", "must", "must"]);
  await change([{ id: idOf("c"), priority: "could" }]);
  await change(before);
  expect(await priorities()).toEqual([null, "wont", "could"]);
  await expect(change(before)).rejects.toMatchObject({
    message: "These were changed or deleted meanwhile, or you may not change them.",
  });
  const refused = [
    [{ id: idOf("a"), priority: "urgent" }],
    [{ id: idOf("a"), number: 9 }],
    [{ id: idOf("a"), project_id }],
    [{ id: idOf("a"), position: 9 }],
    [{ id: idOf("a") }],
    [{ id: idOf("a"), priority: "must" }, { id: idOf("b") }],
    [],
  ];
  for (const changes of refused) await expect(change(changes)).rejects.toMatchObject({ kind: "invalid" });
  await expect(changeRows(db, "risks", { project_id, changes: [{ id: idOf("a"), name: "x" }] })).rejects.toMatchObject({
    kind: "invalid",
  });
});

test("copies come last, with numbers of their own [POLISH-7]", async () => {
  const { db, project_id, idOf, rows } = await stories("a", "b", "n".repeat(200));
  const made = await copyRows(db, "user_stories", { project_id, ids: [idOf("b"), idOf("n".repeat(200))] });
  const copies = (await rows()).slice(3);
  expect(copies.map(({ id }) => id).sort()).toEqual([...made].sort());
  expect(copies.map(({ number, revision, name, story }) => ({ number, revision, name, story }))).toEqual([
    { number: 4, revision: 1, name: "b (copy)", story: words.story },
    { number: 5, revision: 1, name: `${"n".repeat(193)} (copy)`, story: words.story },
  ]);
});

test("rows of each kind are changed and copied in every word they have [POLISH-6, POLISH-7]", async () => {
  const { db } = writer;
  const project_id = await startProject(writer, writer.organization_id, "Every kind");
  const ids: Partial<Record<Noun, string>> = {};
  const read = async (noun: Noun) =>
    (await listRows(db, noun, { project_id })).map((row): Record<string, unknown> => ({ ...row }));
  for (const noun of allNouns.filter((kind) => kind !== "sections" && !isVersioned(kind))) {
    const { id } = await addRowOf(noun, "First", { db, project_id }, ids);
    ids[noun] = id;
    const [former] = await read(noun);
    const words = Object.entries<Field>(nouns[noun].fields).flatMap(([name, field]): [string, string][] => {
      const value = field.to ? ids[allNouns.find((kind) => kind === field.to) ?? noun] : choicesOf(field).at(-1)?.value;
      if (name === "section_id" || name === "subcharacteristic") return [];
      return [[name, value ?? `Another ${name}`]];
    });
    const back = await changeRows(db, noun, { project_id, changes: [{ id, ...Object.fromEntries(words) }] });
    expect((await read(noun))[0], noun).toMatchObject(Object.fromEntries(words));
    await copyRows(db, noun, { project_id, ids: [id] });
    expect((await read(noun))[1], noun).toMatchObject({ ...Object.fromEntries(words), name: "Another name (copy)", number: 2 });
    await changeRows(db, noun, { project_id, changes: back });
    expect((await read(noun))[0], noun).toEqual({ ...former, revision: 3 });
  }
});
