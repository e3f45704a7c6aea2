import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { callFunction } from "#data/functions.ts";
import {
  beatGeneration,
  endSilentGenerations,
  failGeneration,
  getGeneration,
  listGenerations,
  startGeneration,
  undoGeneration,
} from "#data/generations.ts";
import { saveQuestionnaire } from "#data/questionnaires.ts";
import { listRows } from "#data/rows.ts";
import { defineContract } from "#domain/contract.ts";
import { describeDrafter } from "#domain/generations.ts";
import { nouns } from "#domain/nouns/all.ts";
import { newQuestionnaire } from "#domain/questionnaires.ts";
import { generateOverview, generatePricing, generateScope } from "#domain/specifications.ts";
import { type Author, author, stranger, visitor } from "#tests/support/people.ts";
import { startServer } from "#tests/support/server.ts";

const server = await startServer();

const idea =
  "A marketplace where farmers sell boxes of vegetables to restaurants. Restaurants order boxes and drivers deliver them.";

async function drafting(): Promise<Author> {
  const someone = await author(server);
  await saveQuestionnaire(someone.db, {
    known: undefined,
    project_id: someone.project_id,
    form: { ...newQuestionnaire, project_description: idea },
  });
  return someone;
}

async function count(someone: Author, table: "pages" | "sections" | "user_classes" | "user_stories" | "features") {
  const { data } = await someone.db.from(table).select("id, generation_id").eq("project_id", someone.project_id);
  return data?.length ?? 0;
}

describe("with the built-in drafter", () => {
  test("the interface learns that no language model is asked", async () => {
    const { db } = await author(server);
    expect(await callFunction(db, describeDrafter, {})).toEqual({
      provider: "built-in",
      model: null,
      built_in: true,
      own: false,
      searches_web: false,
    });
  });

  test("generate-pages takes {projectId}, stores the pages with their sections and answers their count [GEN-01]", async () => {
    const someone = await drafting();
    const { data, error } = await someone.db.functions.invoke("generate-pages", { body: { projectId: someone.project_id } });
    expect(error).toBeNull();
    expect(data.count).toBeGreaterThan(0);
    expect(await count(someone, "pages")).toBe(data.count);
    expect(await count(someone, "sections")).toBeGreaterThan(data.count);
  });

  test("generate-user-classes takes {projectId}, stores the classes and answers their count [GEN-02]", async () => {
    const someone = await drafting();
    const { data, error } = await someone.db.functions.invoke("generate-user-classes", {
      body: { projectId: someone.project_id },
    });
    expect(error).toBeNull();
    expect(data.count).toBeGreaterThan(0);
    const { data: rows } = await someone.db.from("user_classes").select("name").eq("project_id", someone.project_id);
    expect(rows).toHaveLength(data.count);
    expect(rows?.map(({ name }) => name)).toEqual(expect.arrayContaining(["Farmer", "Restaurant"]));
  });

  test("generate-user-stories takes {projectId} and stores stories of the user classes there are [GEN-03]", async () => {
    const someone = await drafting();
    await callFunction(someone.db, nouns.user_classes.generate, { projectId: someone.project_id });
    const { error } = await someone.db.functions.invoke("generate-user-stories", { body: { projectId: someone.project_id } });
    expect(error).toBeNull();
    expect(await count(someone, "user_stories")).toBeGreaterThan(3);
  });

  test("user stories are not generated before there is a user class, and the person reads why", async () => {
    const someone = await drafting();
    const asked = callFunction(someone.db, nouns.user_stories.generate, { projectId: someone.project_id });
    await expect(asked).rejects.toMatchObject({
      kind: "invalid",
      message: "Add a user class first: every story belongs to one.",
    });
    const [run] = await listGenerations(someone.db, { project_id: someone.project_id });
    expect(run).toMatchObject({ status: "failed", error: "Add a user class first: every story belongs to one." });
  });

  test("generate-overview takes {projectId} and answers the overview, which the person saves [GEN-04]", async () => {
    const someone = await drafting();
    const { data } = await someone.db.functions.invoke("generate-overview", { body: { projectId: someone.project_id } });
    expect(data.overview).toMatch(/farmer/i);
    const { data: saved } = await someone.db
      .from("specifications")
      .select("project_overview")
      .eq("project_id", someone.project_id);
    expect(saved?.filter(({ project_overview }) => project_overview !== null)).toEqual([]);
  });

  test("generate-scope takes {projectId} and answers the scope [GEN-05]", async () => {
    const someone = await drafting();
    const { data } = await someone.db.functions.invoke("generate-scope", { body: { projectId: someone.project_id } });
    expect(data.scope).toMatch(/box/i);
  });

  test("generate-pricing takes {projectId} and answers success with the pricing, or success false with the error [GEN-06]", async () => {
    const someone = await drafting();
    const { data } = await someone.db.functions.invoke("generate-pricing", { body: { projectId: someone.project_id } });
    expect(data.success).toBe(true);
    expect(data.pricing.length).toBeGreaterThan(100);
    const run = { project_id: someone.project_id, function: "generate-pricing", provider: "x" };
    const { data: other } = await someone.db.rpc("start_generation", run).throwOnError();
    const waiting = someone.db.functions.invoke("generate-pricing", { body: { projectId: someone.project_id } });
    await pause(500);
    await failGeneration(someone.db, { id: other, error: "It broke.", finished_at: new Date().toISOString() });
    expect((await waiting).data).toEqual({ success: false, error: "It broke." });
  });

  test("generate-feature takes {projectId, pageId, sectionId, name, description} and drafts that one feature there [GEN-07]", async () => {
    const someone = await drafting();
    await callFunction(someone.db, nouns.pages.generate, { projectId: someone.project_id });
    const { data: sections } = await someone.db.from("sections").select("id, page_id").eq("project_id", someone.project_id);
    const section = sections?.at(1);
    const body = {
      projectId: someone.project_id,
      pageId: section?.page_id,
      sectionId: section?.id,
      name: "Barcode scan",
      description: "Scans a box.",
    };
    const { data, error } = await someone.db.functions.invoke("generate-feature", { body });
    expect(error).toBeNull();
    expect(data.count).toBe(1);
    const { data: rows } = await someone.db
      .from("features")
      .select("name, page_id, section_id, generation_id")
      .eq("project_id", someone.project_id);
    expect(rows).toEqual([
      { name: "Barcode scan", page_id: section?.page_id, section_id: section?.id, generation_id: data.generationId },
    ]);
    const again = await callFunction(someone.db, nouns.features.generate, body).catch((error: unknown) => error);
    expect(again).toMatchObject({ kind: "conflict", message: expect.stringContaining("Barcode scan") });
  });

  test("generate-feature without a hint drafts the features the project misses", async () => {
    const someone = await drafting();
    await callFunction(someone.db, nouns.pages.generate, { projectId: someone.project_id });
    const body = { projectId: someone.project_id, pageId: "none", sectionId: null, name: "", description: "" };
    const { count: drafted } = await callFunction(someone.db, nouns.features.generate, body);
    expect(drafted).toBeGreaterThan(5);
    expect(await count(someone, "features")).toBe(drafted);
  });

  test("generate-risks takes {projectId}, reads the lists itself whatever else is sent, and answers a list of risks [GEN-08]", async () => {
    const someone = await drafting();
    const body = { projectId: someone.project_id, userStories: [{}], features: [], pages: [], sections: [] };
    const { data, error } = await someone.db.functions.invoke("generate-risks", { body });
    expect(error).toBeNull();
    expect(data.risks.length).toBeGreaterThan(2);
    expect(data.risks[0]).toEqual({
      name: expect.any(String),
      functionality: expect.any(String),
      description: expect.any(String),
    });
    const stored = await listRows(someone.db, "risks", { project_id: someone.project_id });
    expect(stored.map(({ name }) => name)).toEqual(data.risks.map(({ name }: { name: string }) => name));
    expect((await callFunction(someone.db, nouns.risks.generate, { projectId: someone.project_id })).risks).toEqual([]);
  });

  test("pages, user classes, stories and features are stored by the functions themselves, each row with its run [GEN-12]", async () => {
    const someone = await drafting();
    const body = { projectId: someone.project_id };
    const runs = [
      ["pages", await callFunction(someone.db, nouns.pages.generate, body)],
      ["user_classes", await callFunction(someone.db, nouns.user_classes.generate, body)],
      ["user_stories", await callFunction(someone.db, nouns.user_stories.generate, body)],
      ["features", await callFunction(someone.db, nouns.features.generate, body)],
    ] as const;
    for (const [table, { count: written, generationId }] of runs) {
      const { data } = await someone.db.from(table).select("generation_id").eq("project_id", someone.project_id);
      expect(data).toEqual(Array.from({ length: written }, () => ({ generation_id: generationId })));
    }
    const recorded = await listGenerations(someone.db, { project_id: someone.project_id });
    expect(recorded.map(({ status, provider, model, created_by }) => [status, provider, model, created_by])).toEqual(
      runs.map(() => ["succeeded", "built-in", null, someone.id]),
    );
  });

  test("measures, test cases, interfaces and qualities are drafted for this project, once, and can be taken back", async () => {
    const someone = await drafting();
    const body = { projectId: someone.project_id };
    await expect(callFunction(someone.db, nouns.test_cases.generate, body)).rejects.toMatchObject({
      kind: "invalid",
      message: "Add a user story first: every test case tests one.",
    });
    await callFunction(someone.db, nouns.user_classes.generate, body);
    await callFunction(someone.db, nouns.user_stories.generate, body);
    const contracts = {
      security_measures: nouns.security_measures.generate,
      test_cases: nouns.test_cases.generate,
      external_interfaces: nouns.external_interfaces.generate,
      quality_requirements: nouns.quality_requirements.generate,
    } as const;
    for (const table of ["security_measures", "test_cases", "external_interfaces", "quality_requirements"] as const) {
      const { count: written, generationId } = await callFunction(someone.db, contracts[table], body);
      const read = () => someone.db.from(table).select().eq("project_id", someone.project_id).throwOnError();
      const { data: rows } = await read();
      expect(
        rows.map(({ generation_id }) => generation_id),
        table,
      ).toEqual(Array.from({ length: written }, () => generationId));
      expect(JSON.stringify(rows), table).toMatch(/\b(?:boxes|farmers)\b/i);
      expect((await callFunction(someone.db, contracts[table], body)).count, table).toBe(0);
      expect(await undoGeneration(someone.db, { id: generationId }), table).toBe(written);
      expect((await read()).data, table).toEqual([]);
    }
  });

  test("generating again adds nothing that is there already", async () => {
    const someone = await drafting();
    const body = { projectId: someone.project_id };
    for (const contract of [nouns.user_classes.generate, nouns.pages.generate, nouns.user_stories.generate]) {
      await callFunction(someone.db, contract, body);
      expect((await callFunction(someone.db, contract, body)).count).toBe(0);
    }
  });

  test("two people who press the button at once start one run, and both read its outcome", async () => {
    const someone = await drafting();
    const body = { projectId: someone.project_id };
    const both = await Promise.all([1, 2, 3].map(() => callFunction(someone.db, nouns.pages.generate, body)));
    const { data } = await someone.db.from("pages").select("name").eq("project_id", someone.project_id);
    expect(new Set(data?.map(({ name }) => name)).size).toBe(data?.length);
    const runs = await listGenerations(someone.db, { project_id: someone.project_id });
    expect(new Set(both.map(({ generationId }) => generationId))).toEqual(new Set(runs.map(({ id }) => id)));
    expect(both.map(({ count }) => count)).toContain(data?.length);
  });

  test("a draft whose server has been silent for half a minute ends, and whoever waits for it goes on [SCALE-13]", async () => {
    const someone = await drafting();
    const { db, project_id } = someone;
    const silent = { project_id, function: nouns.pages.generate.name, provider: "built-in", model: undefined };
    const lost = await startGeneration(db, silent);
    const beat_at = new Date(Date.now() - 31_000).toISOString();
    const fallSilent = () => db.from("generations").update({ beat_at }).eq("id", lost).throwOnError();
    // one that says that it lives is not ended
    await fallSilent();
    expect(await beatGeneration(db, { id: lost })).toBe(true);
    expect(await endSilentGenerations(db, { project_id })).toBe(0);

    const body = { projectId: project_id };
    const ended = "The server stopped before this was written. Generate again.";
    const waiting = callFunction(db, nouns.pages.generate, body).then(
      ({ count }) => (count > 0 ? "drafted" : ""),
      (error: Error) => error.message,
    );
    await pause(500);
    await fallSilent();
    // whoever has not begun to wait by then drafts it
    expect([ended, "drafted"]).toContain(await waiting);
    expect((await getGeneration(db, { id: lost })).error).toBe(ended);
    expect(await beatGeneration(db, { id: lost })).toBe(false);
    await callFunction(db, nouns.pages.generate, body);
    expect(await count(someone, "pages")).toBeGreaterThan(0);
  });
});

describe("who may call", () => {
  const contracts = [
    generateOverview,
    generateScope,
    generatePricing,
    nouns.pages.generate,
    nouns.user_classes.generate,
    nouns.user_stories.generate,
    nouns.features.generate,
    nouns.risks.generate,
    nouns.security_measures.generate,
    nouns.test_cases.generate,
    nouns.external_interfaces.generate,
    nouns.quality_requirements.generate,
  ];

  test("a member drafts, a viewer is told why not, a stranger learns nothing, a visitor is sent to sign in", async () => {
    const viewer = await author(server, { role: "viewer" });
    const member = await author(server, { role: "member" });
    const other = await stranger(server);
    for (const { name } of contracts) {
      const contract = defineContract({ name, input: z.object({ projectId: z.uuid() }), output: z.object({}) });
      const seen = callFunction(viewer.db, contract, { projectId: viewer.project_id });
      await expect(seen, contract.name).rejects.toMatchObject({ kind: "forbidden", message: expect.stringContaining("admin") });
      const unseen = callFunction(other.db, contract, { projectId: viewer.project_id });
      await expect(unseen, contract.name).rejects.toMatchObject({ kind: "not_found" });
      const unknown = callFunction(visitor(server).db, contract, { projectId: viewer.project_id });
      await expect(unknown, contract.name).rejects.toMatchObject({ kind: "signed_out" });
    }
    await expect(callFunction(member.db, nouns.pages.generate, { projectId: member.project_id })).resolves.toMatchObject({
      count: expect.any(Number),
    });
    expect(await listGenerations(viewer.founder.db, { project_id: viewer.project_id })).toEqual([]);
  });
});

describe("at the door", () => {
  const call = (name: string, init: RequestInit = {}) => fetch(`${server.url}/functions/v1/${name}`, { method: "POST", ...init });

  test("what is not right is refused as JSON with a code and a sentence", async () => {
    const someone = await author(server);
    const authorization = `Bearer ${someone.token}`;
    const cases: [Promise<Response>, number][] = [
      [call("no-such-function", { headers: { authorization } }), 404],
      [call("generate-pages", { body: "{}" }), 401],
      [call("generate-pages", { headers: { authorization: `Bearer ${server.publishableKey}` }, body: "{}" }), 401],
      [call("generate-pages", { headers: { authorization: "Bearer nonsense" }, body: "{}" }), 401],
      [call("generate-pages", { headers: { authorization }, body: "{" }), 400],
      [call("generate-pages", { headers: { authorization }, body: JSON.stringify({ projectId: "x" }) }), 400],
      [call("generate-pages", { headers: { authorization }, body: "null" }), 400],
      [call("generate-pages", { method: "DELETE", headers: { authorization } }), 405],
      [call("generate-pages", { headers: { authorization }, body: "x".repeat(8_000_001) }), 413],
    ];
    for (const [asked, status] of cases) {
      const answer = await asked;
      expect(answer.status).toBe(status);
      expect(await answer.json()).toEqual({ code: expect.any(String), message: expect.any(String) });
    }
    expect((await call("generate-pages", { method: "OPTIONS" })).status).toBe(204);
  });
});
