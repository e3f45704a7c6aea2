import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { startModelServer } from "#server/ai/testing-model.ts";
import { freePort } from "#server/postgres/embedded.ts";
import { author } from "#tests/support/people.ts";
import { askDatabase, endReal, isBack, keysOf, processesIn, startReal } from "#tests/support/real-server.ts";
import { startWriters } from "#tests/support/writers.ts";

const directory = await mkdtemp(join(tmpdir(), "product-architect-end-"));
const model = await startModelServer();
const LONGEST_END_MS = 8_000;

afterAll(async () => {
  await model.close();
  await endReal();
  for (const deadline = Date.now() + 30_000; Date.now() < deadline && processesIn(directory).length > 0; ) await delay(50);
  await rm(directory, { recursive: true, force: true });
});

test("asked to end in the middle of writes, listeners and a draft that is being told, the server ends within eight seconds and loses nothing it acknowledged [ALIVE-35] [OPS-09]", async () => {
  const variables = { AI_PROVIDER: "openai-compatible", AI_MODEL: "test-model", AI_BASE_URL: `${model.url}/v1` };
  const port = await freePort();
  const server = await startReal({ directory, port, variables });
  const keys = await keysOf(directory);
  const by = await author({ url: server.url, ...keys });
  const writers = startWriters({ url: server.url, key: keys.publishableKey, by });

  const states: string[] = [];
  const channel = by.db.channel(`project:${by.project_id}`, { config: { private: true } });
  channel.subscribe((state) => states.push(state));
  await expect.poll(() => states).toContain("SUBSCRIBED");
  model.turns.push({ begins: "Farmers list" });
  const draft = await fetch(`${server.url}/functions/v1/generate-overview`, {
    method: "POST",
    headers: { authorization: `Bearer ${by.token}`, accept: "text/event-stream", "content-type": "application/json" },
    body: JSON.stringify({ projectId: by.project_id }),
  });
  const answerText = draft.text().catch(() => "cut off");
  await expect.poll(() => model.calls.length).toBe(1);
  await writers.more();

  server.child.kill("SIGTERM");
  const code = await Promise.race([server.ended, delay(LONGEST_END_MS, "too late", { ref: false })]);
  expect(code).toBe(0);
  await answerText;
  await by.db.removeAllChannels();
  const { rows, files, refusals } = await writers.stop();
  expect([...refusals.keys()].filter((status) => status !== 503)).toEqual([]);
  expect(files.size).toBeGreaterThan(0);
  expect(processesIn(directory)).toEqual([]);

  const again = await startReal({ directory, port, variables });
  await isBack(again, 30_000);
  const kept = new Set((await askDatabase(directory, "select name from public.projects")).map(({ name }) => name));
  expect(rows.filter((name) => !kept.has(name))).toEqual([]);
  expect(await writers.damaged()).toEqual([]);
  again.child.kill("SIGTERM");
  expect(await again.ended).toBe(0);
}, 120_000);
