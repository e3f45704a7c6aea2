import { afterAll, describe, expect, test } from "vitest";
import { getDraftingRun } from "#data/drafting-runs.ts";
import { callFunction } from "#data/functions.ts";
import { bringLeftOut, listDeletedNames, listGenerations, undoGeneration } from "#data/generations.ts";
import { restoreRows } from "#data/removed-rows.ts";
import { addRow, listRows, removeRows } from "#data/rows.ts";
import { draftingParts } from "#domain/drafting-parts.ts";
import { draftEverything } from "#domain/drafting-runs.ts";
import { hasParts, type Noun, nouns } from "#domain/nouns/all.ts";
import type { Field } from "#domain/nouns/noun.ts";
import { saveOrganizationModel } from "#domain/organization-models.ts";
import { firstVersion } from "#domain/projects.ts";
import { startModelServer } from "#server/ai/testing-model.ts";
import { type Author, author, join, person } from "#tests/support/people.ts";
import { startServer } from "#tests/support/server.ts";

const model = await startModelServer();
afterAll(model.close);
const server = await startServer();
const draftedNouns = draftingParts.flatMap(({ list }) => list ?? []);

async function drafted() {
  const someone = await author(server);
  const { db, project_id } = someone;
  const project_description = "Farmers sell boxes of vegetables to restaurants. Drivers deliver them.";
  await db.from("questionnaires").insert({ project_id, project_description }).throwOnError();
  await callFunction(db, nouns.user_classes.generate, { projectId: project_id });
  return someone;
}

const classes = ({ db, project_id }: Author) => listRows(db, "user_classes", { project_id });
const names = async (someone: Author) => (await classes(someone)).map(({ name }) => name);
const generate = ({ db, project_id }: Author) => callFunction(db, nouns.user_classes.generate, { projectId: project_id });

async function remove(someone: Author, ...wanted: string[]) {
  const rows = (await classes(someone)).filter(({ name }) => wanted.includes(name));
  const ids = rows.map(({ id }) => id);
  await removeRows(someone.db, "user_classes", { project_id: someone.project_id, ids });
  return ids;
}

/** Whether it belongs to a row of each list that its columns point into. */
function isPlaced(noun: Noun, row: object) {
  const said = new Map<string, unknown>(Object.entries(row));
  return Object.entries<Field>(nouns[noun].fields).every(([name, { to }]) => !to || to === "sections" || said.get(name));
}

describe("what somebody deleted", () => {
  test("is not drafted again; the draft says so, and brings it in when it is asked to, as rows of its own [BETTER-10, BETTER-11]", async () => {
    const someone = await drafted();
    const { db, project_id } = someone;
    const before = await names(someone);
    await remove(someone, "Farmer", "Driver");
    const { count, notes, leftOut, generationId } = await generate(someone);
    expect([count, leftOut, notes]).toEqual([0, 2, ["2 left out because somebody deleted them."]]);
    expect(await names(someone)).toEqual(before.filter((name) => name !== "Farmer" && name !== "Driver"));
    expect((await listGenerations(db, { project_id }))[0]).toMatchObject({ id: generationId, has_left_out: true });
    expect(await bringLeftOut(db, { id: generationId })).toBe(2);
    expect((await names(someone)).sort()).toEqual([...before].sort());
    await expect(bringLeftOut(db, { id: generationId })).rejects.toMatchObject({
      message: expect.stringContaining("brought in already"),
    });
    expect((await generate(someone)).leftOut).toBe(0);
    expect(await undoGeneration(db, { id: generationId })).toBe(2);
    expect((await generate(someone)).count).toBe(2);
  });

  test("may come back by undo or by hand, and is forgotten then; what an undo took away was not deleted [BETTER-12]", async () => {
    const someone = await drafted();
    const { db, project_id } = someone;
    const [farmer = ""] = await remove(someone, "Farmer");
    await restoreRows(db, { ids: [farmer] });
    await remove(someone, "Driver");
    const known = () => listDeletedNames(db, { project_id });
    expect((await known()).map(({ name }) => name)).toEqual(["Driver"]);
    await addRow(db, "user_classes", { project_id, name: "driver", description: null, privileges: null });
    expect(await known()).toEqual([]);
    const pages = await callFunction(db, nouns.pages.generate, { projectId: project_id });
    await undoGeneration(db, { id: pages.generationId });
    expect(await known()).toEqual([]);
    expect((await callFunction(db, nouns.pages.generate, { projectId: project_id })).count).toBe(pages.count);
  });

  test("takes nothing along that belonged to it: stories of a class that is there again are drafted [BETTER-12]", async () => {
    const someone = await drafted();
    const { db, project_id } = someone;
    const { count } = await callFunction(db, nouns.user_stories.generate, { projectId: project_id });
    await remove(someone, ...(await names(someone)));
    const { generationId } = await generate(someone);
    await bringLeftOut(db, { id: generationId });
    expect(await callFunction(db, nouns.user_stories.generate, { projectId: project_id })).toMatchObject({ count, leftOut: 0 });
  });

  test("stays away from a run over everything, too, which says so on its part [BETTER-10]", async () => {
    const someone = await drafted();
    const { db, project_id } = someone;
    await remove(someone, ...(await names(someone)));
    await callFunction(db, draftEverything, { projectId: project_id });
    await expect.poll(async () => (await getDraftingRun(db, { project_id }))?.status, { timeout: 20_000 }).toBe("ended");
    expect(await names(someone)).toEqual([]);
    const runs = await listGenerations(db, { project_id });
    const part = runs.find((run) => run.function === "generate-user-classes");
    expect(part).toMatchObject({
      row_count: 0,
      has_left_out: true,
      notes: [expect.stringMatching(/^\d left out because somebody deleted them\.$/)],
    });
  });

  test("stays away whatever list it was deleted from, while every list is drafted again [BETTER-10]", async () => {
    const someone = await drafted();
    const { db, project_id } = someone;
    const rowsOf = (noun: Noun) => listRows(db, noun, { project_id, version: firstVersion });
    const again = async () => {
      await callFunction(db, draftEverything, { projectId: project_id, addsToAll: true });
      await expect.poll(async () => (await getDraftingRun(db, { project_id }))?.status, { timeout: 30_000 }).toBe("ended");
    };
    await again();
    const removed = new Map<Noun, string>();
    for (const noun of draftedNouns) {
      const rows = await rowsOf(noun);
      // drafted again is only what the rows it belongs to are still there for
      const row = hasParts(noun) ? rows.at(-1) : rows.find((one) => isPlaced(noun, one));
      if (!row) throw new Error(`No ${nouns[noun].one} was drafted.`);
      removed.set(noun, row.name);
      await removeRows(db, noun, { project_id, ids: [row.id] });
    }
    await again();
    const run = await getDraftingRun(db, { project_id });
    for (const [noun, name] of removed) {
      expect(
        (await rowsOf(noun)).map((row) => row.name),
        noun,
      ).not.toContain(name);
      const part = run?.parts.find((one) => one.function === draftingParts.find(({ list }) => list === noun)?.name);
      expect(part, noun).toMatchObject({ status: "done", has_left_out: true });
    }
  });

  test("stays away from what a model drafts, by the same or nearly the same name [BETTER-10]", async () => {
    const someone = await drafted();
    const { db, organization_id } = someone;
    const own = { provider: "ollama" as const, model: "m", base_url: `${model.url}/v1/`, api_key: "" };
    await callFunction(db, saveOrganizationModel, { organizationId: organization_id, model: own });
    await remove(someone, "Farmer", "Driver");
    const classes = ["Farmers", "Driver", "Chef"].map((name) => ({ name, description: "Works.", privileges: "Reads" }));
    model.turns.push({ text: JSON.stringify({ user_classes: classes }) });
    expect(await generate(someone)).toMatchObject({ count: 1, leftOut: 2 });
    expect(await names(someone)).toContain("Chef");
  });

  test("is known to those who may edit, and to nobody else [BETTER-12]", async () => {
    const someone = await drafted();
    await remove(someone, "Farmer");
    const { project_id, organization_id } = someone;
    const [viewer, member, other] = [await person(server), await person(server), await author(server)];
    await join(server, { organization_id, user_id: viewer.id, role: "viewer" });
    await join(server, { organization_id, user_id: member.id, role: "member" });
    for (const [{ db }, count] of [
      [viewer, 0],
      [other, 0],
      [member, 1],
    ] as const) {
      expect(await listDeletedNames(db, { project_id })).toHaveLength(count);
    }
  });
});
