import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { isAlive } from "#scripts/is-alive.ts";
import { freePort } from "#server/postgres/embedded.ts";
import {
  endReal,
  isBack,
  keysOf,
  launchReal,
  postmasterOf,
  processesIn,
  type RealServer,
  startReal,
} from "#tests/support/real-server.ts";

const home = await mkdtemp(join(tmpdir(), "product-architect-alive-"));
/** On a signal the server throws what nobody catches, with somebody's words in it. */
const DIES = `process.on("SIGUSR2", () => { JSON.parse("my secret diary"); })`;
const NAMES = `console.log("__proto__" in {})`;
const LONG = 30_000;

afterAll(async () => {
  await endReal();
  for (const deadline = Date.now() + LONG; Date.now() < deadline && processesIn(home).length > 0; ) await delay(50);
  await rm(home, { recursive: true, force: true });
});

test("a server that dies is back by itself, says so in one line, and stays down after the fifth time in a row [ALIVE-20] [ALIVE-21]", async () => {
  const server = await startReal({ directory: join(home, "dies"), port: await freePort() });
  for (let death = 1; death < 5; death++) {
    await killWorker(server, "SIGKILL");
    await isBack(server, LONG);
    expect(count(server, "Product Architect died (SIGKILL) and is being started again.\n")).toBe(death);
    expect(count(server, "is ready at", "said")).toBe(death + 1);
  }
  await killWorker(server, "SIGKILL");
  expect(await server.ended).toBe(1);
  expect(server.complained().trim().split("\n").at(-1)).toBe(
    "Product Architect died five times in a row and stays down; mend what the lines above say and start it again.",
  );
  await expect.poll(() => processesIn(server.directory)).toEqual([]);
}, 120_000);

test("an error nobody caught ends the server, with where it was but not what was in it, and it is back [ALIVE-22]", async () => {
  const server = await startReal({ directory: join(home, "throws"), port: await freePort(), variables: await first(DIES) });
  await killWorker(server, "SIGUSR2");
  await isBack(server, LONG);
  const fatal = server
    .complained()
    .split("\n")
    .find((line) => line.includes('"level":60'));
  expect(JSON.parse(fatal ?? "{}")).toMatchObject({
    type: "SyntaxError",
    at: expect.arrayContaining([expect.stringContaining("JSON.parse")]),
  });
  expect(server.complained()).toContain("Product Architect died (exit code 1) and is being started again.");
  expect(server.said() + server.complained()).not.toContain("diary");
  server.child.kill("SIGTERM");
  expect(await server.ended).toBe(0);
});

test("killing whoever keeps the server running ends the server and its database, and the next start finds the way free [ALIVE-23]", async () => {
  const port = await freePort();
  const directory = join(home, "orphans");
  for (let round = 0; round < 3; round++) {
    const server = await startReal({ directory, port });
    const [worker, postmaster] = [server.worker(), await postmasterOf(directory)];
    server.child.kill("SIGKILL");
    await server.ended;
    if (round === 1) continue;
    await expect.poll(() => [isAlive(worker), isAlive(postmaster), ...processesIn(directory)]).toEqual([false, false]);
  }
});

test("the server cannot name the prototype of an object, which is what these tests run under, too [ALIVE-24]", async () => {
  const server = launchReal({
    directory: join(home, "prototypes"),
    port: await freePort(),
    variables: await first(NAMES),
  });
  await expect.poll(() => server.said()).toContain("false\n");
  server.child.kill("SIGTERM");
  await server.ended;
  expect("__proto__" in {}).toBe(false);
});

test("a database that is killed is back by itself at the same address, nobody signs in again, and after the fifth time in a row the server is started anew [ALIVE-25] [ALIVE-26]", async () => {
  const server = await startReal({ directory: join(home, "database"), port: await freePort() });
  const { publishableKey } = await keysOf(server.directory);
  const headers = { apikey: publishableKey };
  const worker = server.worker();
  for (let death = 1; death <= 5; death++) {
    const postmaster = await postmasterOf(server.directory);
    process.kill(postmaster, "SIGKILL");
    await expect.poll(() => postmasterOf(server.directory).catch(() => postmaster)).not.toBe(postmaster);
    await isBack(server, LONG);
    // what is told of health may be a second old
    const asked = () => fetch(`${server.url}/rest/v1/organizations`, { headers }).then(({ status }) => status);
    await expect.poll(() => asked().catch(() => 503), { timeout: LONG }).toBeLessThan(500);
    expect(server.worker() === worker).toBe(death < 5);
  }
  expect(server.complained()).toContain("PostgreSQL died five times in a row; its last words are in postgres.log.\n");
  expect(count(server, "PostgreSQL died and is being started again")).toBe(4);
  server.child.kill("SIGTERM");
  expect(await server.ended).toBe(0);
  expect(processesIn(server.directory)).toEqual([]);
}, 120_000);

/** Runs `code` in the server's processes before anything of theirs. */
async function first(code: string) {
  const file = join(home, `${code.length}.mjs`);
  await writeFile(file, code);
  return { NODE_OPTIONS: `--import=${file}` };
}

async function killWorker(server: RealServer, signal: NodeJS.Signals) {
  const worker = server.worker();
  process.kill(worker, signal);
  await expect.poll(() => isAlive(worker)).toBe(false);
}

function count(server: RealServer, words: string, where: "said" | "complained" = "complained") {
  return server[where]().split(words).length - 1;
}
