import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { callFunction } from "#data/functions.ts";
import { listUndoableGenerations, undoGeneration } from "#data/generations.ts";
import { addRow, changeRow, listRows, removeRows } from "#data/rows.ts";
import { allNouns, type Noun, nouns } from "#domain/nouns/all.ts";
import { startModelServer } from "#server/ai/testing-model.ts";
import { type Author, author } from "#tests/support/people.ts";
import { addRowOf } from "#tests/support/row-of.ts";
import { startServer } from "#tests/support/server.ts";

const model = await startModelServer();
afterAll(model.close);
const asked = await startServer({
  variables: { AI_PROVIDER: "openai-compatible", AI_MODEL: "m", AI_API_KEY: "sk", AI_BASE_URL: `${model.url}/v1` },
});
const server = await startServer();
beforeEach(() => {
  model.calls.length = 0;
  model.turns.length = 0;
});
const says = (rows: unknown, after: Promise<unknown> = Promise.resolve()) =>
  model.turns.push({ text: JSON.stringify({ rows }), after });

const features = ({ db, project_id }: Author) => listRows(db, "features", { project_id });

async function withFeatures(at = asked) {
  const someone = await author(at);
  for (const name of ["Pay by card", "Print", "Search"]) {
    const row = { project_id: someone.project_id, page_id: null, section_id: null, name, description: `${name} somehow.` };
    await addRow(someone.db, "features", row);
  }
  return { ...someone, rows: await features(someone) };
}

/** What somebody types over the words that say most of rows. */
async function writeOver(db: Author["db"], noun: Noun, { ids, gist }: { ids: string[]; gist: string }) {
  // the column is the noun's own, which the types cannot see of a noun that is a parameter
  const words = { [gist]: "By hand." } as unknown as { name: string };
  for (const id of ids) await db.from(noun).update(words).eq("id", id).throwOnError();
}

describe("rows that are chosen", () => {
  test("are rewritten by a model that is given them by number, and no others; one undo takes it back [BETTER-6, BETTER-8]", async () => {
    const someone = await withFeatures();
    const { db, project_id, rows } = someone;
    const ids = [rows[0]?.id ?? "", rows[2]?.id ?? ""];
    says([
      { number: "feat-1", name: "Pay by card", description: "The system shall take cards within 3 seconds." },
      { number: "FEAT-2", name: "Not asked for", description: "x" },
      { number: "FEAT-3", name: "Search", description: "Search somehow." },
      { number: "FEAT-99", name: "Nobody's", description: "x" },
    ]);
    const input = { projectId: project_id, rowIds: ids, instruction: "Give a time." };
    const { count, generationId } = await callFunction(db, nouns.features.generate, input);
    expect(count).toBe(1);
    const prompt = JSON.stringify(model.calls[0]?.body);
    expect(prompt).toContain(String.raw`FEAT-1\n| Name: Pay by card\n| Description: Pay by card somehow.`);
    expect(prompt.split("## Rows to rewrite")[1]).not.toContain("FEAT-2");
    expect(
      (await features(someone)).map(({ id, number, name, description, revision }) => [id, number, name, description, revision]),
    ).toEqual([
      [rows[0]?.id, 1, "Pay by card", "The system shall take cards within 3 seconds.", 2],
      [rows[1]?.id, 2, "Print", "Print somehow.", 1],
      [rows[2]?.id, 3, "Search", "Search somehow.", 1],
    ]);
    expect(await listUndoableGenerations(db, { project_id })).toEqual([generationId]);
    expect(await undoGeneration(db, { id: generationId })).toBe(1);
    expect((await features(someone)).map(({ description }) => description)).toEqual(rows.map(({ description }) => description));
  });

  test("that somebody changed or deleted meanwhile stay as they are, which is said, and what was edited since cannot be undone [BETTER-7, BETTER-8]", async () => {
    const someone = await withFeatures();
    const { db, project_id, rows } = someone;
    const [first, second, third] = rows;
    if (!first || !second || !third) throw new Error("There are three features.");
    const words = ({ name }: { name: string }) => ({ page_id: null, section_id: null, name, description: "By hand." });
    const { promise: meanwhile, resolve } = Promise.withResolvers<void>();
    says(
      rows.map(({ number, name }) => ({ number: `FEAT-${number}`, name, description: "By the model." })),
      meanwhile,
    );
    const input = { projectId: project_id, rowIds: rows.map(({ id }) => id) };
    const writing = callFunction(db, nouns.features.generate, input);
    await expect.poll(() => model.calls.length).toBe(1);
    await changeRow(db, "features", { ...words(first), id: first.id, revision: 1 });
    await removeRows(db, "features", { project_id, ids: [second.id] });
    resolve();
    const { count, notes, generationId } = await writing;
    expect([count, notes]).toEqual([1, ["2 were changed or deleted meanwhile and stay as they are."]]);
    expect((await features(someone)).map(({ description }) => description)).toEqual(["By hand.", "By the model."]);
    await changeRow(db, "features", { ...words(third), id: third.id, revision: 2 });
    await expect(undoGeneration(db, { id: generationId })).rejects.toMatchObject({
      message: expect.stringContaining("was edited since"),
    });
    expect((await features(someone))[1]?.description).toBe("By hand.");
  });

  test("of every list are drafted anew without a model, by their names, and where nothing changes nothing is written [BETTER-9]", async () => {
    const { db, project_id: projectId } = await author(server);
    await db
      .from("questionnaires")
      .insert({ project_id: projectId, project_description: "Farmers sell boxes to restaurants." })
      .throwOnError();
    for (const noun of allNouns) {
      if (noun === "sections") continue;
      await callFunction(db, nouns[noun].generate, { projectId });
      const before = await listRows(db, noun, { project_id: projectId, ...(noun === "risks" ? { version: "0.1" } : {}) });
      const rowIds = before.slice(0, 3).map(({ id }) => id);
      expect(rowIds, noun).not.toEqual([]);
      const again = await callFunction(db, nouns[noun].generate, { projectId, rowIds });
      expect([again.count, noun]).toEqual([0, noun]);
      const after = await listRows(db, noun, { project_id: projectId, ...(noun === "risks" ? { version: "0.1" } : {}) });
      expect(after).toEqual(before);
    }
  });

  test("of every list have the words back that somebody wrote over, and no other row changes [BETTER-9]", {
    timeout: 240_000,
  }, async () => {
    const { db, project_id: projectId } = await author(server);
    await db
      .from("questionnaires")
      .insert({ project_id: projectId, project_description: "Farmers sell boxes to restaurants." })
      .throwOnError();
    const owner = await addRow(db, "user_classes", { project_id: projectId, name: "Farmer" });
    for (const noun of allNouns) {
      if (noun === "sections") continue;
      await callFunction(db, nouns[noun].generate, { projectId });
      const own = await addRowOf(noun, "Of my own", { db, project_id: projectId }, { user_classes: owner.id });
      const { gist } = nouns[noun];
      const read = async () =>
        (await listRows(db, noun, { project_id: projectId })).map((row): Record<string, unknown> => ({ ...row }));
      const before = await read();
      const [drafted] = before.filter(({ generation_id }) => generation_id);
      const id = String(drafted?.id);
      await writeOver(db, noun, { ids: [id, own.id], gist });
      const written = await read();
      const { count } = await callFunction(db, nouns[noun].generate, { projectId, rowIds: [id] });
      const now = await read();
      const said = now.find((row) => row.id === id);
      expect([noun, count, said?.[gist], said?.revision]).toEqual([noun, 1, drafted?.[gist], 3]);
      const others = (rows: typeof now) => rows.filter((row) => row.id !== id);
      expect(others(now), noun).toEqual(others(written));
    }
  });

  test("are at most 50, of this project, and there [BETTER-9]", async () => {
    const { db, project_id: projectId } = await author(server);
    const many = Array.from({ length: 51 }, () => crypto.randomUUID());
    const ask = (rowIds: string[]) => callFunction(db, nouns.pages.generate, { projectId, rowIds });
    await expect(ask(many)).rejects.toMatchObject({
      kind: "invalid",
      message: expect.stringContaining("Choose 50 rows or fewer"),
    });
    await expect(ask(many.slice(1))).rejects.toMatchObject({ message: "These rows were deleted meanwhile. Choose others." });
  });
});
