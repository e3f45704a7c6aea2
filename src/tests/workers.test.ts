import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, inject, test } from "vitest";
import { readEnv } from "#server/env.ts";
import { freePort } from "#server/postgres/embedded.ts";
import { cloneDatabase } from "./support/cluster.ts";
import { childrenOf, endReal, isAlive, isBack, startReal } from "./support/real-server.ts";

const directory = await mkdtemp(join(tmpdir(), "product-architect-workers-"));
const database = await cloneDatabase(inject("cluster"));
afterAll(async () => {
  await endReal();
  await database.drop();
  await rm(directory, { recursive: true, force: true });
});

test("asked for two workers, two processes answer at one port, one that dies is started again while the other answers, and all end together [SCALE-12]", async () => {
  expect(() => readEnv({ WORKERS: "2" })).toThrow(/^WORKERS needs DATABASE_URL/);
  expect(() => readEnv({ WORKERS: "many" })).toThrow(/^WORKERS must be auto or a number of processes/);
  expect(readEnv({ WORKERS: "auto", DATABASE_URL: database.url }).WORKERS).toBeGreaterThan(0);

  const variables = { DATABASE_URL: database.url, WORKERS: "2" };
  const server = await startReal({ directory, port: await freePort(), variables });
  const workers = () => childrenOf(server.child.pid ?? 0);
  const ready = () => server.said().split("is ready at").length - 1;
  await expect.poll(ready, { timeout: 60_000 }).toBe(2);
  const [first = 0, second = 0] = workers();
  process.kill(first, "SIGKILL");
  await expect.poll(() => isAlive(first)).toBe(false);
  await isBack(server, 30_000);
  expect(isAlive(second)).toBe(true);
  await expect.poll(ready, { timeout: 60_000 }).toBe(3);
  expect(server.complained()).toContain("Product Architect died (SIGKILL) and is being started again.");
  server.child.kill("SIGTERM");
  expect(await server.ended).toBe(0);
  expect(isAlive(second)).toBe(false);
});
