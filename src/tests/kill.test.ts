import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { freePort } from "#server/postgres/embedded.ts";
import { author } from "#tests/support/people.ts";
import {
  askDatabase,
  endReal,
  isBack,
  keysOf,
  postmasterOf,
  processesIn,
  type RealServer,
  startReal,
} from "#tests/support/real-server.ts";
import { startWriters, type Writers } from "#tests/support/writers.ts";

/** Of four kills three meet the server, which is started again, and one whoever starts it again. */
const ROUNDS = 20;
const DATABASE_ROUNDS = 20;
const BACK_MS = 5_000;
/** A start that nobody disturbs takes a second here; where a machine is slower, or does other things, nothing can be back sooner. */
const IN_TIME = "5 seconds (where an undisturbed start takes more than two, twice that and a second)";
const home = await mkdtemp(join(tmpdir(), "product-architect-kill-"));

afterAll(async () => {
  await endReal();
  for (const deadline = Date.now() + 30_000; Date.now() < deadline && processesIn(home).length > 0; ) await delay(50);
  await rm(home, { recursive: true, force: true });
});

test(`killed ${ROUNDS} times in the middle of writes, the server is back by itself within ${IN_TIME}, loses no row and no file it acknowledged and leaves no process [ALIVE-33]`, async () => {
  const { server: first, directory, patience, writers } = await begin("server");
  let server = first;
  for (let round = 1; round <= ROUNDS; round++) {
    await writers.more();
    await delay(Math.random() * 120);
    if (round % 4 === 0) {
      server.child.kill("SIGKILL");
      await server.ended;
      server = await startReal({ directory, port: Number(new URL(server.url).port) });
    } else {
      process.kill(server.worker(), "SIGKILL");
      await isGone(server);
      await isBack(server, patience);
    }
  }
  await finish(server, writers);
}, 600_000);

test(`a database killed ${DATABASE_ROUNDS} times under load is back by itself within ${IN_TIME}, no row and no file is lost, and meanwhile everybody is asked to try again [ALIVE-34]`, async () => {
  const { server, directory, patience, writers } = await begin("database");
  for (let round = 1; round <= DATABASE_ROUNDS; round++) {
    await writers.more();
    await delay(Math.random() * 120);
    const postmaster = await postmasterOf(directory);
    process.kill(postmaster, "SIGKILL");
    await expect.poll(() => postmasterOf(directory).catch(() => postmaster)).not.toBe(postmaster);
    await isBack(server, patience);
  }
  await finish(server, writers);
}, 600_000);

/** What is killed is started again on data that is there, so that is what an undisturbed start is of. */
async function begin(name: string) {
  // what a try before this one has left would hold its directory
  await endReal();
  const directory = join(home, name, randomUUID());
  const port = await freePort();
  const first = await startReal({ directory, port });
  first.child.kill("SIGTERM");
  await first.ended;
  const startedAt = performance.now();
  const server = await startReal({ directory, port });
  const patience = Math.max(BACK_MS, 2 * (performance.now() - startedAt) + 1_000);
  const keys = await keysOf(directory);
  const writers = startWriters({ url: server.url, key: keys.publishableKey, by: await author({ url: server.url, ...keys }) });
  return { server, directory, patience, writers };
}

async function finish(server: RealServer, writers: Writers) {
  await writers.more();
  const { rows, files, refusals } = await writers.stop();
  expect(rows.length).toBeGreaterThan(ROUNDS);
  expect(files.size).toBeGreaterThan(ROUNDS);
  // no answer but the documented one
  expect([...refusals.keys()].filter((status) => status !== 503)).toEqual([]);
  for (const said of refusals.values()) expect(said).toMatch(/^[A-Z].*\.$/);
  const kept = new Set((await askDatabase(server.directory, "select name from public.projects")).map(({ name }) => name));
  expect(rows.filter((name) => !kept.has(name))).toEqual([]);
  expect(await writers.damaged()).toEqual([]);
  server.child.kill("SIGTERM");
  expect(await server.ended).toBe(0);
  expect(processesIn(server.directory)).toEqual([]);
}

async function isGone({ url }: RealServer) {
  const answers = () =>
    fetch(`${url}/health`, { signal: AbortSignal.timeout(1_000) }).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(answers, { interval: 5 }).toBe(false);
}
