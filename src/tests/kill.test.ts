import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { isAlive } from "#scripts/is-alive.ts";
import { freePort } from "#server/postgres/embedded.ts";
import { holdToTime, IN_TIME, tellTimes } from "#tests/support/in-time.ts";
import { author } from "#tests/support/people.ts";
import {
  askDatabase,
  endReal,
  keysOf,
  launchReal,
  postmasterOf,
  processesIn,
  type RealServer,
  startReal,
} from "#tests/support/real-server.ts";
import { startWriters, type Writers } from "#tests/support/writers.ts";

const ROUNDS = 20;
/** The fifth in a row is the last: after each four, whoever starts the server again is killed too, and started by hand. */
const DEATHS = 4;
const home = await mkdtemp(join(tmpdir(), "product-architect-kill-"));

afterAll(async () => {
  await endReal();
  for (const deadline = Date.now() + 30_000; Date.now() < deadline && processesIn(home).length > 0; ) await delay(50);
  await rm(home, { recursive: true, force: true });
});

test.concurrent(`killed ${ROUNDS} times in the middle of writes, the server is back by itself within ${IN_TIME}, loses no row and no file it acknowledged and leaves no process, whoever starts it killed too [ALIVE-33]`, {
  timeout: 600_000,
}, async () => {
  const begun = await begin("server");
  const { directory, writers } = begun;
  let { server } = begun;
  const back: number[] = [];
  for (let deaths = 0; back.length < ROUNDS; deaths++) {
    if (deaths === DEATHS) {
      deaths = 0;
      await midst(writers);
      server.child.kill("SIGKILL");
      await server.ended;
      server = launchReal({ directory, port: Number(new URL(server.url).port) });
    }
    await midst(writers);
    const took = await rowAfter(writers, await killed(server.worker()));
    back.push(took);
    await holdToTime(took, async () => {
      const start = await undisturbed(server);
      server = start.server;
      deaths = -1;
      return start.took;
    });
  }
  tellTimes("The server was killed", back);
  await finish(server, writers);
});

test.concurrent(`a database killed ${ROUNDS} times under load is back by itself within ${IN_TIME}, no row and no file is lost, and meanwhile everybody is asked to try again [ALIVE-34]`, {
  timeout: 600_000,
}, async () => {
  const begun = await begin("database");
  const { directory, writers } = begun;
  let { server } = begun;
  const back: number[] = [];
  while (back.length < ROUNDS) {
    await midst(writers);
    const postmaster = await postmasterOf(directory);
    const at = await killed(postmaster);
    // whoever was its child may still say yes until another takes its place
    while ((await postmasterOf(directory).catch(() => postmaster)) === postmaster) await delay(2);
    const took = await rowAfter(writers, at);
    back.push(took);
    await holdToTime(took, async () => {
      const start = await undisturbed(server);
      server = start.server;
      return start.took;
    });
  }
  tellTimes("The database was killed", back);
  await finish(server, writers);
});

async function begin(name: string) {
  const directory = join(home, name, randomUUID());
  const server = await startReal({ directory, port: await freePort() });
  const keys = await keysOf(directory);
  const writers = startWriters({ url: server.url, key: keys.publishableKey, by: await author({ url: server.url, ...keys }) });
  return { server, directory, writers };
}

async function midst(writers: Writers) {
  await writers.more();
  await delay(Math.random() * 120);
}

/** When it was. */
async function killed(pid: number): Promise<number> {
  const at = performance.now();
  process.kill(pid, "SIGKILL");
  while (isAlive(pid)) await delay(1);
  return at;
}

/** Milliseconds from then until a row is acknowledged that was sent to whoever came after. */
async function rowAfter(writers: Writers, at: number): Promise<number> {
  return (await writers.nextRow()) - at;
}

/** Ends it as it should be and starts it again: the server that runs from then on, and how long that start took. */
async function undisturbed({ child, ended, directory, url }: RealServer): Promise<{ server: RealServer; took: number }> {
  child.kill("SIGTERM");
  await ended;
  const startedAt = performance.now();
  const server = await startReal({ directory, port: Number(new URL(url).port) });
  return { server, took: performance.now() - startedAt };
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
