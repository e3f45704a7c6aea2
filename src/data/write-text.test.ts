import { createClient } from "@supabase/supabase-js";
import { expect, test } from "vitest";
import { nouns } from "#domain/nouns/all.ts";
import { generateOverview } from "#domain/specifications.ts";
import { author } from "#tests/support/people.ts";
import { startServer } from "#tests/support/server.ts";
import type { Database } from "./database.types.ts";
import { callDrafting } from "./functions.ts";
import { listGenerations } from "./generations.ts";
import { readEvents } from "./server-events.ts";
import { writeText } from "./write-text.ts";

const server = await startServer();

type Answer = (response: Response, request: Request) => Response;

/** A client of somebody whose connection does to each answer of the functions, in order, what is given. */
async function connected(answers: Answer[]) {
  const someone = await author(server);
  const calls: Request[] = [];
  const db = createClient<Database>(server.url, server.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, storageKey: crypto.randomUUID() },
    global: {
      headers: { Authorization: `Bearer ${someone.token}` },
      fetch: async (input, init) => {
        const request = new Request(input, init);
        if (!request.url.includes("/functions/v1/")) return fetch(request);
        calls.push(request);
        const answer = answers.shift();
        const response = await fetch(request.clone());
        return answer ? answer(response, request) : response;
      },
    },
  });
  return { ...someone, db, calls };
}

const lost: Answer = () => {
  throw new TypeError("fetch failed");
};
const gatewayGaveUp: Answer = () => new Response("<html>", { status: 504 });

test.each([
  ["a lost answer", lost],
  ["a gateway that gave up", gatewayGaveUp],
])("after %s the same request is made again and finds its run", async (_what, answer) => {
  const { db, project_id, calls } = await connected([answer]);
  const { count } = await callDrafting(db, nouns.pages.generate, { projectId: project_id });
  expect(count).toBeGreaterThan(0);
  expect(new Set(calls.map(({ headers }) => headers.get("idempotency-key"))).size).toBe(1);
  expect(calls).toHaveLength(2);
  expect(await listGenerations(db, { project_id })).toHaveLength(1);
});

test("a refusal is not asked for again", async () => {
  const { db, calls } = await connected([]);
  const asked = callDrafting(db, nouns.pages.generate, { projectId: crypto.randomUUID() });
  await expect(asked).rejects.toMatchObject({ kind: "not_found" });
  expect(calls).toHaveLength(1);
});

test("a stream that breaks within is finished by the answer of its run", async () => {
  const broken: Answer = (response) => {
    let pieces = 0;
    const cut = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        pieces += 1;
        if (pieces === 1) controller.enqueue(chunk.slice(0, 120));
        else controller.error(new TypeError("network error"));
      },
    });
    return new Response(response.body?.pipeThrough(cut), { headers: response.headers });
  };
  const { db, project_id, calls } = await connected([broken]);
  const { overview } = await writeText(db, generateOverview, { projectId: project_id }, { onText: () => {} });
  expect(overview.length).toBeGreaterThan(100);
  expect(calls).toHaveLength(2);
  expect(await listGenerations(db, { project_id })).toHaveLength(1);
});

test("events are read however their bytes arrive", async () => {
  const bytes = new TextEncoder().encode(
    ': working\n\nevent: text\ndata: {"text":"Käse — 🧀"}\n\nevent: done\ndata: 1\n\nevent: cut\ndata: {',
  );
  for (const size of [1, 3, 1000]) {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size));
        controller.close();
      },
    });
    const read = [];
    for await (const event of readEvents(body)) read.push(event);
    expect(read).toEqual([
      { name: "text", data: { text: "Käse — 🧀" } },
      { name: "done", data: 1 },
    ]);
  }
});
