import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { endDraftingRun, getDraftingRun, startDraftingRun, undoDraftingRun } from "#data/drafting-runs.ts";
import { callFunction } from "#data/functions.ts";
import { getGeneration, listGenerations, startGeneration } from "#data/generations.ts";
import { addOrganization } from "#data/organizations.ts";
import { readProjectContent } from "#data/project-content.ts";
import { getSpecification, saveSpecification } from "#data/specifications.ts";
import { draftingPart, draftingParts, isDrafted } from "#domain/drafting-parts.ts";
import { draftEverything, stopDrafting } from "#domain/drafting-runs.ts";
import { saveOrganizationModel } from "#domain/organization-models.ts";
import { firstVersion } from "#domain/projects.ts";
import { startModelServer, type Turn } from "#server/ai/testing-model.ts";
import { type Author, author, join, person, startProject, stranger } from "#tests/support/people.ts";
import { startServer } from "#tests/support/server.ts";

const model = await startModelServer();
afterAll(model.close);
const server = await startServer({
  variables: { AI_PROVIDER: "openai-compatible", AI_MODEL: "operators", AI_BASE_URL: `${model.url}/v1`, AI_DAILY_LIMIT: "3" },
});
const without = await startServer();
beforeEach(() => {
  model.turns.length = 0;
});

const described = "A marketplace where farmers sell boxes of vegetables to restaurants and drivers deliver them.";
async function describes(someone: Author) {
  const answers = { project_id: someone.project_id, project_description: described, frontend_technology: "React" };
  await someone.db.from("questionnaires").insert(answers).throwOnError();
  return someone;
}
async function withModel(role: "admin" | "viewer" = "admin") {
  const someone = await author(without, { role });
  await describes({ ...someone, db: someone.founder.db });
  const own = { provider: "ollama" as const, model: "m", base_url: `${model.url}/v1/`, api_key: "" };
  await callFunction(someone.founder.db, saveOrganizationModel, { organizationId: someone.organization_id, model: own });
  return someone;
}

type More = { runId?: string; parts?: string[]; addsToAll?: boolean; instruction?: string };
const press = ({ db, project_id }: Author, more: More = {}) =>
  callFunction(db, draftEverything, { projectId: project_id, ...more });
const runOf = async ({ db, project_id }: Author) => {
  const run = await getDraftingRun(db, { project_id });
  if (!run) throw new Error("There is no run.");
  return run;
};
async function ended(someone: Author) {
  return vi.waitFor(
    async () => {
      const run = await runOf(someone);
      if (run.status === "running") throw new Error("It is running.");
      return run;
    },
    { timeout: 30_000, interval: 50 },
  );
}
const statuses = (run: Awaited<ReturnType<typeof runOf>>) =>
  Object.fromEntries(run.parts.map((part) => [part.function, part.status]));
const contentOf = ({ db, project_id }: Author) => readProjectContent(db, { project_id });
const specificationOf = ({ db, project_id }: Author) => getSpecification(db, { project_id, version: firstVersion });

/** A model that names all that was said is asked no second time. */
const rests_on = ["s1", "s2", "s3"];
const rows: Record<string, unknown> = {
  user_classes: [{ name: "Farmer", description: "Grows.", privileges: "Sells" }],
  pages: [{ name: "Boxes", description: "All.", features: "Search", sections: [{ name: "List", description: "The list." }] }],
  user_stories: [
    {
      user_class: "C1",
      name: "Sell",
      story: "As a farmer, I sell.",
      acceptance_criteria: "Given a box",
      priority: "must",
      rests_on,
    },
  ],
  features: [{ place: "P1.S1", name: "Search", description: "Finds.", rests_on }],
  risks: [{ name: "Rot", functionality: "Delivery", description: "Boxes rot." }],
  assumptions: [{ name: "Roads", statement: "Roads are open.", consequence: "Nothing is delivered." }],
  glossary_terms: [{ name: "Box", definition: "What is sold.", avoid: "crate" }],
  security_measures: [{ name: "Rights", threat: "Others read.", measure: "Roles.", verification: "A test." }],
  external_interfaces: [{ kind: "User", name: "Screens", description: "In a browser." }],
  quality_requirements: [
    {
      characteristic: "Performance efficiency",
      subcharacteristic: "",
      name: "Time",
      description: "Fast.",
      target: "2 s",
      verification: "Measured",
    },
  ],
  test_cases: [{ user_story: "U1", name: "Sale", given: "A box", when: "It is sold", then: "It is gone" }],
};
/** What the model answers to each part, in the order it is asked. */
const turnsOf = (names: readonly string[], other: Record<string, Turn> = {}): Turn[] =>
  names.map((name) => {
    const { list } = draftingPart(name) ?? {};
    if (other[name]) return other[name];
    if (name === "generate-technology")
      return { text: JSON.stringify({ frontend: "React", backend: "Node.js", database: "PostgreSQL" }) };
    return { text: list ? JSON.stringify({ [list]: rows[list] }) : `The words of ${name}.` };
  });
const names = draftingParts.map(({ name }) => name);

test("one press drafts every section that is empty, each after those it builds on, keeps what stands, and is undone as one [FIRST-1] [FIRST-3]", async () => {
  const ada = await describes(await author(without, { role: "member" }));
  const { db, project_id } = ada;
  await saveSpecification(db, { project_id, version: firstVersion, words: { project_scope: "By hand." } });
  await press(ada);
  const run = await ended(ada);
  expect(run.status).toBe("ended");
  expect(statuses(run)).toEqual({ ...Object.fromEntries(names.map((name) => [name, "done"])), "generate-scope": "kept" });
  const content = await contentOf(ada);
  for (const part of draftingParts.filter(({ name }) => name !== "generate-technology"))
    expect(isDrafted(part, content), part.name).toBe(true);
  expect(content.specification).toMatchObject({ project_scope: "By hand.", frontend_details: "React", backend_details: null });
  const began = new Map(run.parts.map((part) => [part.function, part]));
  for (const { name, after } of draftingParts) {
    for (const before of after) {
      const [one, other] = [began.get(before)?.finished_at, began.get(name)?.started_at];
      if (one && other) expect(Date.parse(one), `${before} before ${name}`).toBeLessThanOrEqual(Date.parse(other));
    }
  }
  expect(
    run.parts.find(({ list = "", ...part }: { list?: string; function: string }) => part.function === "generate-pages" && !list),
  ).toMatchObject({
    count: content.pages.length,
  });

  const [assumption] = content.assumptions;
  await db
    .from("assumptions")
    .update({ name: "My own" })
    .eq("id", assumption?.id ?? "")
    .throwOnError();
  await db.from("specifications").update({ project_overview: "Mine." }).eq("project_id", project_id).throwOnError();
  await expect(undoDraftingRun(db, { run_id: run.id })).rejects.toMatchObject({
    kind: "conflict",
    message: "This cannot be undone as a whole. Assumptions: something was edited since. Overview: the text was edited since.",
  });
  expect((await contentOf(ada)).pages).toHaveLength(content.pages.length);
  await db
    .from("assumptions")
    .delete()
    .eq("id", assumption?.id ?? "")
    .throwOnError();
  await db.from("specifications").update({ project_overview: null }).eq("project_id", project_id).throwOnError();
  expect(await undoDraftingRun(db, { run_id: run.id })).toBeGreaterThan(50);
  const after = await contentOf(ada);
  for (const { list } of draftingParts) if (list) expect(after[list], list).toEqual([]);
  expect(after.specification).toMatchObject({
    project_scope: "By hand.",
    references_list: null,
    pricing_details: null,
  });
  expect((await runOf(ada)).status).toBe("undone");
  expect(statuses(await runOf(ada))["generate-pages"]).toBe("undone");
  await expect(undoDraftingRun(db, { run_id: run.id })).rejects.toThrow("This draft was undone already.");
});

test("two presses at once are one run [FIRST-6]", async () => {
  const ada = await withModel();
  model.turns.push(...turnsOf(names));
  const [one, other] = await Promise.all([press(ada), press(ada)]);
  expect(one.runId).toBe(other.runId);
  expect([one.isBegun, other.isBegun].toSorted()).toEqual([false, true]);
  await ended(ada);
  const runs = await listGenerations(ada.db, { project_id: ada.project_id });
  expect(new Set(runs.map((run) => run.function)).size).toBe(runs.length);
});

test("whoever only reads may watch a run but neither begin, stop nor undo one, and strangers see none [FIRST-7]", async () => {
  const bo = await describes({ ...(await author(without)) });
  const viewer = await withModel("viewer");
  model.turns.push(...turnsOf(names));
  await expect(press(viewer)).rejects.toMatchObject({
    kind: "forbidden",
    message: /^You can read this project but not change it/,
  });
  await press({ ...viewer, db: viewer.founder.db });
  const run = await ended(viewer);
  expect(run.parts).toHaveLength(names.length);
  const stop = { projectId: viewer.project_id, runId: run.id };
  expect(await callFunction(viewer.db, stopDrafting, stop)).toEqual({ stopped: false });
  await expect(undoDraftingRun(viewer.db, { run_id: run.id })).rejects.toMatchObject({ kind: "forbidden" });
  expect(await getDraftingRun(bo.db, { project_id: viewer.project_id })).toBeNull();
  await expect(press({ ...(await stranger(without)), project_id: viewer.project_id })).rejects.toMatchObject({
    kind: "not_found",
  });
});

test("whoever stops a run of their own stops nothing of a project they only read [ATTACK-107]", async () => {
  const viewer = await withModel("viewer");
  const held = Promise.withResolvers<void>();
  const [name = ""] = names;
  const [turn] = turnsOf([name]);
  model.turns.push({ text: turn && "text" in turn ? turn.text : "", after: held.promise });
  const founder = { ...viewer, db: viewer.founder.db };
  await press(founder, { parts: [name] });
  await vi.waitFor(async () => expect(statuses(await runOf(viewer))).toMatchObject({ [name]: "writing" }), 10_000);
  const { id: organization_id } = await addOrganization(viewer.db, { name: "Own", created_by: viewer.id });
  const own = await startProject(viewer, organization_id);
  const asked = { project_id: own, functions: [name], adds_to_all: false, goes_on: undefined };
  const { id: runId } = await startDraftingRun(viewer.db, asked);
  await callFunction(viewer.db, stopDrafting, { projectId: viewer.project_id, runId });
  held.resolve();
  expect(statuses(await ended(founder))).toMatchObject({ [name]: "done" });
});

test("a section that fails is named, stops none but those that cannot be without it, and is tried again alone [FIRST-4] [FIRST-5]", async () => {
  const ada = await withModel();
  const failing: Record<string, Turn> = { "generate-user-classes": { status: 503 } };
  const asked = names.filter((name) => name !== "generate-user-stories" && name !== "generate-test-cases");
  model.turns.push(...turnsOf(asked, failing));
  await press(ada);
  const run = await ended(ada);
  const failed = ["generate-user-classes", "generate-user-stories", "generate-test-cases"];
  expect(run.parts.filter(({ status }) => status !== "done").map((part) => part.function)).toEqual(failed);
  expect(run.parts[0]?.error).toBe("The language model is out of order. Please try again later.");
  expect(run.parts[2]?.error).toBe("Add a user class first: every story belongs to one.");
  expect(await specificationOf(ada)).toMatchObject({
    project_overview: "The words of generate-overview.",
    database_details: "PostgreSQL",
  });

  model.calls.length = 0;
  model.turns.splice(0, model.turns.length, ...turnsOf(failed));
  expect(await press(ada, { runId: run.id, parts: ["generate-user-classes"] })).toEqual({ runId: run.id, isBegun: true });
  expect(new Set(Object.values(statuses(await ended(ada))))).toEqual(new Set(["done"]));
  expect(model.calls).toHaveLength(failed.length);
});

test("a section that too much is asked of now is tried again when that was said, unless the run was stopped or that is in long [SCALE-17]", async () => {
  const ada = await withModel();
  const [name, other] = ["generate-scope", "generate-references"] as const;
  const refused = (seconds: number): Turn => ({ status: 429, headers: { "retry-after": String(seconds) } });
  model.calls.length = 0;
  model.turns.push(refused(1), refused(1), ...turnsOf([name]));
  await press(ada, { parts: [name] });
  expect(statuses(await ended(ada))).toEqual({ [name]: "done" });
  expect(model.calls).toHaveLength(3);
  expect((await listGenerations(ada.db, { project_id: ada.project_id })).map(({ status }) => status)).toEqual(["succeeded"]);

  model.turns.splice(0, model.turns.length, refused(61), ...turnsOf([other]));
  await press(ada, { parts: [other] });
  const [late] = (await ended(ada)).parts;
  expect(late).toMatchObject({
    status: "failed",
    error: "The language model takes no more questions now. Try again in 61 seconds.",
  });

  model.calls.length = 0;
  model.turns.splice(0, model.turns.length, refused(3), ...turnsOf([other]));
  const { runId } = await press(ada, { parts: [other] });
  await vi.waitFor(() => expect(model.calls).toHaveLength(1), 10_000);
  expect(await callFunction(ada.db, stopDrafting, { projectId: ada.project_id, runId })).toEqual({ stopped: true });
  await pause(6_000);
  expect(model.calls).toHaveLength(1);
  expect((await runOf(ada)).status).toBe("stopped");
});

test("runs without a model begin in turns of three at a process and two of an account and end all; one with a model waits for nobody [SCALE-19]", async () => {
  const crowd = await Promise.all(Array.from({ length: 3 }, () => author(without).then(describes)));
  const [first] = crowd;
  if (!first) throw new Error("Nobody came.");
  const own = ["Second", "Third"].map((name) => startProject(first, first.organization_id, name));
  const all = [...crowd, ...(await Promise.all(own)).map((project_id) => ({ ...first, project_id }))];
  const ada = await withModel();
  model.calls.length = 0;
  model.turns.splice(0, model.turns.length, ...turnsOf(["generate-references"]));

  for (const someone of all) await press(someone);
  await press(ada, { parts: ["generate-references"] });
  const most = { at_once: 0, of_one: 0, waiting_beside_model: 0 };
  const runs = () => Promise.all(all.map(runOf));
  // in one look, between whose ends no other one can begin
  const beingWritten = async () => {
    const { sql } = without.database;
    const found = await sql<
      { project_id: string }[]
    >`select distinct project_id from public.generations where status = 'running'`;
    return all.filter((someone) => found.some(({ project_id }) => project_id === someone.project_id));
  };
  await vi.waitFor(
    async () => {
      const written = await beingWritten();
      most.at_once = Math.max(most.at_once, written.length);
      most.of_one = Math.max(most.of_one, written.filter(({ id }) => id === first.id).length);
      const seen = await runs();
      const untouched = seen.filter(({ parts }) => parts.every(({ status }) => status === "waiting")).length;
      if (model.calls.length > 0) most.waiting_beside_model = Math.max(most.waiting_beside_model, untouched);
      expect(seen.map(({ status }) => status)).toEqual(all.map(() => "ended"));
    },
    { timeout: 120_000, interval: 100 },
  );
  expect(most.at_once).toBeLessThanOrEqual(3);
  expect(most.at_once).toBeGreaterThan(1);
  expect(most.of_one).toBeLessThanOrEqual(2);
  expect(most.waiting_beside_model).toBeGreaterThan(0);
  for (const run of await runs()) expect(Object.values(statuses(run)).filter((status) => status !== "done")).toEqual([]);
}, 180_000);

test("stopped, a run keeps what is finished and writes nothing more; it can be gone on with [FIRST-2]", async () => {
  const ada = await withModel();
  const held = Promise.withResolvers<void>();
  const [first = "", second = "", ...others] = names;
  model.turns.push(...turnsOf([first]), { text: JSON.stringify({ pages: rows.pages }), after: held.promise });
  const { runId } = await press(ada);
  await vi.waitFor(
    async () => expect(statuses(await runOf(ada))).toMatchObject({ [first]: "done", [second]: "writing" }),
    10_000,
  );
  expect(await callFunction(ada.db, stopDrafting, { projectId: ada.project_id, runId })).toEqual({ stopped: true });
  held.resolve();
  const run = await runOf(ada);
  expect(run.status).toBe("stopped");
  expect(run.parts[1]).toMatchObject({ status: "failed", error: "Stopped by hand." });
  expect(run.parts.slice(2).every(({ status }) => status === "waiting")).toBe(true);
  const content = await contentOf(ada);
  expect([content.user_classes.length, content.pages.length]).toEqual([1, 0]);

  model.turns.splice(0, model.turns.length, ...turnsOf([second, ...others]));
  expect(await press(ada, { runId })).toEqual({ runId, isBegun: true });
  expect(new Set(Object.values(statuses(await ended(ada))))).toEqual(new Set(["done"]));
  expect((await contentOf(ada)).user_classes).toHaveLength(1);
});

test("what a model has written of a text so far is read in its run by whoever may read the project [FIRST-102]", async () => {
  const ada = await withModel();
  const viewer = await person(without);
  await join(without, { organization_id: ada.organization_id, user_id: viewer.id, role: "viewer" });
  model.turns.push(...turnsOf(names, { "generate-overview": { begins: "Farmers sell boxes " } }));
  const { runId } = await press(ada);
  const overview = async () =>
    (await runOf({ ...ada, db: viewer.db })).parts.find((part) => part.function === "generate-overview");
  await vi.waitFor(async () => expect((await overview())?.so_far).toMatch(/^Farmers sell/), { timeout: 15_000, interval: 100 });
  expect(await overview()).toMatchObject({ status: "writing" });
  await callFunction(ada.db, stopDrafting, { projectId: ada.project_id, runId });
  expect((await overview())?.status).toBe("failed");
  expect((await specificationOf(ada))?.project_overview ?? null).toBeNull();
});

test("a text that somebody typed while it was being drafted stays, and the draft is offered [FIRST-8]", async () => {
  const ada = await withModel();
  const held = Promise.withResolvers<void>();
  const overview: Turn = { text: "Drafted.", after: held.promise };
  model.turns.push(...turnsOf(names, { "generate-overview": overview }));
  await press(ada);
  await vi.waitFor(async () => expect(statuses(await runOf(ada))["generate-overview"]).toBe("writing"), 10_000);
  const { db, project_id } = ada;
  await saveSpecification(db, { project_id, version: firstVersion, words: { project_overview: "By hand." } });
  held.resolve();
  const run = await ended(ada);
  expect(run.parts.filter(({ is_offered }) => is_offered).map((part) => part.function)).toEqual(["generate-overview"]);
  expect(await specificationOf(ada)).toMatchObject({
    project_overview: "By hand.",
    project_scope: "The words of generate-scope.",
  });
  const drafts = await db.from("generations").select("answer").eq("function", "generate-overview").single().throwOnError();
  expect(drafts.data.answer).toBe("Drafted.");
});

test("a run whose server died is ended as interrupted, says of which sections that kept it, and is gone on with, without those it had finished [FIRST-9] [OPS-26]", async () => {
  const ada = await describes(await author(without));
  const { db, project_id } = ada;
  const lost = await startDraftingRun(db, { project_id, functions: names, adds_to_all: false, goes_on: undefined });
  const begun = { run_id: lost.id, attempt: lost.attempt, function: names[0] ?? "", provider: "built-in" };
  await db.rpc("begin_drafting_part", begun).throwOnError();
  await db
    .from("drafting_runs")
    .update({ beat_at: new Date(Date.now() - 60_000).toISOString() })
    .eq("id", lost.id)
    .throwOnError();
  const { status, parts } = await runOf(ada);
  expect(status).toBe("interrupted");
  expect(parts[0]).toMatchObject({ status: "failed", error: "The server stopped before this was written." });
  expect(parts[1]).toMatchObject({ status: "waiting", error: null });
  expect(await press(ada, { runId: lost.id })).toEqual({ runId: lost.id, isBegun: true });
  expect((await ended(ada)).status).toBe("ended");
  expect((await contentOf(ada)).pages.length).toBeGreaterThan(0);
});

test("a database that goes away for a moment costs a run neither a section nor its end [OPS-25]", async () => {
  const ada = await withModel();
  const { db, project_id } = ada;
  await saveSpecification(db, { project_id, version: firstVersion, words: { pricing_details: "By hand." } });
  const [first, second] = ["generate-business-model", "generate-pricing"] as const;
  const held = Promise.withResolvers<void>();
  model.turns.push({ text: "The words of the model.", after: held.promise });
  const { runId } = await press(ada, { parts: [first] });
  const { sql } = without.database;
  await sql.alone(async (one) => {
    await one`begin`;
    await one`select from public.drafting_parts where run_id = ${runId} and function = ${second} for update`;
    held.resolve();
    const waiting = async () => {
      const found = await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      return found.length;
    };
    // what is to be said of the second section
    await expect.poll(waiting).toBe(1);
    await sql`update pg_database set datallowconn = false where datname = current_database()`;
    await one`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;
    await one`commit`;
    await pause(2_000);
    await one`update pg_database set datallowconn = true where datname = current_database()`;
  });
  const run = await ended(ada);
  expect([run.status, statuses(run)]).toEqual(["ended", { [first]: "done", [second]: "kept" }]);
});

test("what an attempt left being written is waited for by nobody who goes on with its run [SCALE-13]", async () => {
  const ada = await describes(await author(without));
  const { db, project_id } = ada;
  const run = { project_id, functions: names, adds_to_all: false, goes_on: undefined };
  const { id: run_id, attempt } = await startDraftingRun(db, run);
  const part = { run_id, attempt };
  const left = await startGeneration(db, {
    project_id,
    function: "generate-user-classes",
    provider: "built-in",
    model: undefined,
    part_of: part,
  });
  // its end could not be recorded, and that of the run could
  await endDraftingRun(db, part);
  await press(ada, { runId: run_id });
  expect(new Set(Object.values(statuses(await ended(ada))))).toEqual(new Set(["done"]));
  expect((await getGeneration(db, { id: left })).error).toBe("The server stopped before this was written.");
});

test("where the day's drafts by the operator's model run out, each section left says so [FIRST-10]", async () => {
  const ada = await describes(await author(server));
  model.turns.push(...turnsOf(names));
  await press(ada);
  const run = await ended(ada);
  expect(run.parts.filter(({ status }) => status === "done")).toHaveLength(3);
  for (const part of run.parts.slice(3))
    expect(part.error).toMatch(/^Your organization has had its 3 drafts by a language model for today/);
});

test("every section is drafted with the instruction a run began with, and what none could use is named [FIRST-18] [FIRST-19]", async () => {
  const ada = await describes(await author(without));
  const instruction = "Add a manager who approves refunds. At most 2 pages. Nothing about drivers. Write like Shakespeare.";
  await expect(press(ada, { instruction: "x".repeat(2_001) })).rejects.toMatchObject({
    kind: "invalid",
    message: expect.stringContaining("Shorten this to 2,000 characters or fewer"),
  });
  await press(ada, { instruction });
  const run = await ended(ada);
  expect(run).toMatchObject({ instruction, unused: ["Write like Shakespeare"] });
  expect(run.parts.flatMap(({ notes }) => notes)).toEqual([]);
  const content = await contentOf(ada);
  const namesOf = (list: readonly { name: string }[]) => list.map(({ name }) => name);
  expect(namesOf(content.user_classes)).toContain("Manager");
  expect(namesOf(content.user_classes)).not.toContain("Driver");
  expect(content.user_stories.some(({ story }) => /As a manager.*refund/i.test(story ?? ""))).toBe(true);
  expect([content.pages.length, content.user_stories.length > 2]).toEqual([2, true]);
  expect(content.specification?.project_overview).toMatch(/refund/i);
  const runs = await listGenerations(ada.db, { project_id: ada.project_id });
  expect(new Set(runs.map((one) => one.instruction))).toEqual(new Set([instruction]));

  const bo = await withModel();
  model.calls.length = 0;
  model.turns.push(...turnsOf(names, { "generate-risks": { status: 503 } }));
  await press(bo, { instruction: "Mind the weather." });
  const failed = await ended(bo);
  expect(model.calls.every(({ body }) => JSON.stringify(body).includes("Mind the weather."))).toBe(true);
  model.calls.length = 0;
  model.turns.splice(0, model.turns.length, ...turnsOf(["generate-risks", "generate-security-measures"]));
  await press(bo, { runId: failed.id, parts: ["generate-risks"], instruction: "Another one." });
  expect(await ended(bo)).toMatchObject({ instruction: "Mind the weather.", unused: null });
  expect(model.calls.length).toBeGreaterThan(0);
  expect(model.calls.every(({ body }) => JSON.stringify(body).includes("Mind the weather."))).toBe(true);
});
