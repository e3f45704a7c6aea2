import { mkdtemp, rm } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, expect, inject, test } from "vitest";
import { isAlive } from "#scripts/is-alive.ts";
import { readEnv } from "#server/env.ts";
import { freePort } from "#server/postgres/embedded.ts";
import { cloneDatabase } from "./support/cluster.ts";
import { keptKeys } from "./support/kept-keys.ts";
import { author } from "./support/people.ts";
import { childrenOf, endReal, isBack, startReal } from "./support/real-server.ts";
import { startWriters } from "./support/writers.ts";

const LONGEST_END_MS = 8_000;
const directory = await mkdtemp(join(tmpdir(), "product-architect-workers-"));
const database = await cloneDatabase(inject("cluster"));
afterAll(async () => {
  await endReal();
  await database.drop();
  await rm(directory, { recursive: true, force: true });
});

test("asked for two workers, two processes answer at one port, one that dies is started again while the other answers, and all end together within eight seconds, in the middle of writes, losing none; a reading of the figures has those of both [SCALE-12, OPS-09, OPS-16]", async () => {
  expect(() => readEnv({ WORKERS: "2" })).toThrow(/^WORKERS needs DATABASE_URL/);
  expect(() => readEnv({ WORKERS: "many" })).toThrow(/^WORKERS must be auto or a number of processes/);
  expect(readEnv({ WORKERS: "auto", DATABASE_URL: database.url }).WORKERS).toBe(availableParallelism());

  const variables = { DATABASE_URL: database.url, WORKERS: "2", METRICS_TOKEN: "read-by-the-operator-alone" };
  const server = await startReal({ directory, port: await freePort(), variables });
  const workers = () => childrenOf(server.child.pid ?? 0);
  const ready = () => server.said().split("is ready at").length - 1;
  await expect.poll(ready, { timeout: 60_000 }).toBe(2);
  const headers = { authorization: `Bearer ${variables.METRICS_TOKEN}` };
  const figures = async () => (await (await fetch(`${server.url}/metrics`, { headers })).text()).split("\n");
  const asked = Array.from({ length: 20 }, () => fetch(`${server.url}/health/live`, { headers: { connection: "close" } }));
  await Promise.all(asked);
  const counted = async () => (await figures()).filter((line) => /^http_requests_total\{.*route="\/health\/live"/.test(line));
  const sum = async () => (await counted()).reduce((all, line) => all + Number(line.split(" ").at(-1)), 0);
  const before = await sum();
  expect(before).toBeGreaterThanOrEqual(20);
  const once = await figures();
  const linesOf = (name: string) => once.filter((line) => line.startsWith(name)).map((line) => line.replace(/ \S+$/, ""));
  expect(linesOf("process_start_time_seconds").toSorted()).toEqual(
    [1, 2].map((n) => `process_start_time_seconds{worker="${n}"}`),
  );
  expect(linesOf("product_architect_disk_free_bytes")).toEqual(["product_architect_disk_free_bytes"]);
  expect(new Set(once.filter((line) => line.startsWith("# TYPE"))).size).toBe(
    once.filter((line) => line.startsWith("# TYPE")).length,
  );
  const [first = 0, second = 0] = workers();
  process.kill(first, "SIGKILL");
  await expect.poll(() => isAlive(first)).toBe(false);
  await isBack(server, 30_000);
  expect(isAlive(second)).toBe(true);
  await expect.poll(ready, { timeout: 60_000 }).toBe(3);
  expect(server.complained()).toContain("Product Architect died (SIGKILL) and is being started again.");

  const keys = await keptKeys(await database.sql`select name, value from platform.secrets`, { DATA_DIR: directory });
  const by = await author({ url: server.url, ...keys });
  const writers = startWriters({ url: server.url, key: keys.publishableKey, by });
  await writers.more();
  server.child.kill("SIGTERM");
  expect(await Promise.race([server.ended, delay(LONGEST_END_MS, "too late", { ref: false })])).toBe(0);
  expect(isAlive(second)).toBe(false);
  const { rows, refusals } = await writers.stop();
  expect([...refusals.keys()].filter((status) => status !== 503)).toEqual([]);
  const kept = new Set((await database.sql`select name from public.projects`).map(({ name }) => name));
  expect(rows.filter((name) => !kept.has(name))).toEqual([]);
}, 120_000);
