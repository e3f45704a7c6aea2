import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeEach, expect, test } from "vitest";
import { callFunction } from "#data/functions.ts";
import { listGenerations } from "#data/generations.ts";
import { readEvents, type ServerEvent } from "#data/server-events.ts";
import { writeText } from "#data/write-text.ts";
import { stopGeneration } from "#domain/generations.ts";
import { generateOverview, generatePricing, generateScope } from "#domain/specifications.ts";
import { startModelServer } from "#server/ai/testing-model.ts";
import { type Author, author, join, person } from "#tests/support/people.ts";
import { startServer } from "#tests/support/server.ts";

const model = await startModelServer();
afterAll(model.close);
const server = await startServer({
  variables: {
    AI_PROVIDER: "openai-compatible",
    AI_MODEL: "test-model",
    AI_API_KEY: "sk-secret",
    AI_BASE_URL: `${model.url}/v1`,
  },
});
beforeEach(() => {
  model.calls.length = 0;
  model.turns.length = 0;
});

const words = "Farmers list boxes.\n\nRestaurants order them.";

async function openStream(someone: Author, name: string, signal?: AbortSignal) {
  const response = await fetch(`${server.url}/functions/v1/${name}`, {
    method: "POST",
    headers: { authorization: `Bearer ${someone.token}`, accept: "text/event-stream", "content-type": "application/json" },
    body: JSON.stringify({ projectId: someone.project_id }),
    ...(signal ? { signal } : {}),
  });
  if (!response.body) throw new Error("There is no body.");
  return { response, events: readEvents(response.body) };
}

async function firstOf(events: AsyncIterator<ServerEvent>, name: string) {
  for (let next = await events.next(); !next.done; next = await events.next()) if (next.value.name === name) return next.value;
  throw new Error(`There was no ${name}.`);
}

const runOf = async ({ db, project_id }: Author) => (await listGenerations(db, { project_id }))[0];

test.each([
  [generateOverview, (answer: Record<string, unknown>) => answer.overview],
  [generateScope, (answer: Record<string, unknown>) => answer.scope],
  [generatePricing, (answer: Record<string, unknown>) => answer.pricing],
] as const)("a text comes as events when asked for so: begun, pieces, the whole", async ({ name }, wordsOf) => {
  const someone = await author(server, { role: "member" });
  model.turns.push({ text: words });
  const { response, events } = await openStream(someone, name);
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "text/event-stream; charset=utf-8"]);
  const all: ServerEvent[] = [];
  for await (const event of events) all.push(event);
  expect(all[0]).toMatchObject({ name: "started" });
  const pieces = all.filter((event) => event.name === "text").map(({ data }) => (data as { text: string }).text);
  expect(pieces.length).toBeGreaterThan(3);
  expect(pieces.join("")).toBe(words);
  expect(all.at(-1)?.name).toBe("done");
  expect(wordsOf(all.at(-1)?.data as Record<string, unknown>)).toBe(words);
  expect(await runOf(someone)).toMatchObject({ status: "succeeded", input_tokens: 120, output_tokens: 45 });
});

test("a text that fails ends the stream with its refusal, and the run says why", async () => {
  const someone = await author(server);
  model.turns.push({ status: 429, headers: { "retry-after": "9" } });
  const failed = await writeText(someone.db, generateOverview, { projectId: someone.project_id }, { onText: () => {} }).catch(
    (error: unknown) => error,
  );
  expect(failed).toMatchObject({ kind: "too_many", retry_after: 9, message: expect.stringContaining("in 9 seconds") });
  expect(await runOf(someone)).toMatchObject({ status: "failed", error: (failed as Error).message });
});

test("a run goes on when its tab closes, and its text is kept with it", async () => {
  const someone = await author(server);
  model.turns.push({ text: words });
  const leave = new AbortController();
  const { events } = await openStream(someone, "generate-overview", leave.signal);
  await firstOf(events, "started");
  leave.abort();
  await expect.poll(async () => (await runOf(someone))?.status).toBe("succeeded");
  const { data } = await someone.db
    .from("generations")
    .select("answer, finished_at")
    .eq("project_id", someone.project_id)
    .single();
  expect(data).toEqual({ answer: words, finished_at: expect.any(String) });
});

test("a request that is repeated, as after a broken connection, is answered by the run it began", async () => {
  const someone = await author(server);
  model.turns.push({ text: JSON.stringify({ text: words }) });
  const request_key = crypto.randomUUID();
  const ask = () =>
    fetch(`${server.url}/functions/v1/generate-scope`, {
      method: "POST",
      headers: { authorization: `Bearer ${someone.token}`, "idempotency-key": request_key },
      body: JSON.stringify({ projectId: someone.project_id }),
    });
  const first = await ask();
  const second = await ask();
  expect(await second.json()).toEqual(await first.json());
  expect(await listGenerations(someone.db, { project_id: someone.project_id })).toHaveLength(1);
  expect(model.calls).toHaveLength(1);
});

test("whoever asks while a text is being written waits for it and reads the same", async () => {
  const someone = await author(server);
  const colleague = await person(server);
  await join(server, { organization_id: someone.organization_id, user_id: colleague.id, role: "member" });
  const body = { projectId: someone.project_id };
  model.turns.push({ hang: true });
  const stopped = callFunction(someone.db, generateOverview, body).catch((error: unknown) => error);
  await expect.poll(async () => (await runOf(someone))?.status).toBe("running");
  const waiting = callFunction(colleague.db, generateOverview, body).catch((error: unknown) => error);
  await pause(300);
  const run = await runOf(someone);
  expect(await callFunction(someone.db, stopGeneration, { generationId: run?.id ?? "" })).toEqual({ stopped: true });
  expect(await stopped).toMatchObject({ message: "The drafting was stopped." });
  expect(await waiting).toMatchObject({ kind: "unavailable", message: "Stopped by hand." });
  expect(model.calls).toHaveLength(1);
  model.turns.splice(0, 1, { text: JSON.stringify({ text: words }) });
  const both = await Promise.all([someone, colleague].map(({ db }) => callFunction(db, generateOverview, body)));
  expect(both.map(({ overview }) => overview)).toEqual([words, words]);
});

test("a stop keeps what was written with whoever reads it, stores nothing and frees the button", async () => {
  const someone = await author(server);
  model.turns.push({ begins: "It begins " });
  const { events } = await openStream(someone, "generate-pricing");
  const started = await firstOf(events, "started");
  expect(await firstOf(events, "text")).toMatchObject({ data: { text: "It " } });
  const { generationId } = started.data as { generationId: string };
  const viewer = await person(server);
  await join(server, { organization_id: someone.organization_id, user_id: viewer.id, role: "viewer" });
  expect(await callFunction(viewer.db, stopGeneration, { generationId })).toEqual({ stopped: false });
  expect(await callFunction(someone.db, stopGeneration, { generationId })).toEqual({ stopped: true });
  expect(await firstOf(events, "done")).toMatchObject({ data: { success: false } });
  expect(await runOf(someone)).toMatchObject({ status: "failed", error: "Stopped by hand.", row_count: null });
  expect(await callFunction(someone.db, stopGeneration, { generationId })).toEqual({ stopped: false });
  model.turns.splice(0, 1, { text: JSON.stringify({ text: words }) });
  expect(await callFunction(someone.db, generatePricing, { projectId: someone.project_id })).toMatchObject({ pricing: words });
});
