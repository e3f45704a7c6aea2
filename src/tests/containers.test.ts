import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, expect, inject, test } from "vitest";
import { isAlive } from "#scripts/is-alive.ts";
import { freePort } from "#server/postgres/embedded.ts";
import { cloneDatabase } from "#tests/support/cluster.ts";
import { holdToTime, IN_TIME, tellTimes } from "#tests/support/in-time.ts";
import { keptKeys } from "#tests/support/kept-keys.ts";
import { author } from "#tests/support/people.ts";
import {
  askDatabase,
  endReal,
  isBack,
  keysOf,
  launchReal,
  processesIn,
  type RealServer,
  startReal,
} from "#tests/support/real-server.ts";
import { startWriters, type Writers } from "#tests/support/writers.ts";

const home = await mkdtemp(join(tmpdir(), "product-architect-containers-"));
const NAMESPACES = ["--pid", "--ipc", "--uts", "--mount", "--fork", "--kill-child", "--mount-proc"];
const tried = spawnSync("unshare", [...NAMESPACES, "sh", "-c", "hostname box"], { encoding: "utf8" });
const refused = tried.status === 0 ? undefined : tried.stderr || String(tried.error);
const LONG = 30_000;
let made = 0;

afterAll(async () => {
  await endReal();
  for (const deadline = Date.now() + LONG; Date.now() < deadline && processesIn(home).length > 0; ) await delay(50);
  await rm(home, { recursive: true, force: true });
});

/** As a container is made: processes, memory segments and a name of its own; `keeper` stays when the server is killed. */
function container(keeper = 'exec "$@"') {
  made += 1;
  return ["unshare", ...NAMESPACES, "sh", "-c", `hostname box-${made}; ${keeper}`, "sh"];
}

test.skipIf(refused)(
  `of two containers on one data directory the second is refused, the first is answered for by the next within ${IN_TIME} when it is killed, and nothing acknowledged is lost [ALIVE-27] [ALIVE-37]`,
  async () => {
    await shareData(join(home, "shared"), container, /process \d+ on box-\d+/);
  },
  120_000,
);

test.skipIf(refused)(
  "a database that still ends in another container is waited for [ALIVE-28]",
  async () => {
    const directory = join(home, "ending");
    // one address for both, since sessions are good at theirs alone
    const variables = { SITE_URL: "http://specs.test" };
    const first = await startReal({ directory, port: await freePort(), variables, through: container('"$@"; sleep 1000') });
    const writers = await writeTo(first);
    await writers.more();
    const postmaster = seenFromHere((args) => /^\S+bin\/postgres /.test(args) && args.includes(directory));
    process.kill(postmaster, "SIGSTOP");
    const keeper = seenFromHere(
      (args, env) => args.startsWith(process.execPath) && /start\.ts/.test(args) && env.includes(directory),
    );
    process.kill(keeper, "SIGKILL");
    const next = launchReal({ directory, port: await freePort(), variables, through: container() });
    await delay(2_500);
    expect(next.said() + next.complained()).toBe("");
    expect(isAlive(postmaster)).toBe(true);
    process.kill(postmaster, "SIGCONT");
    await isBack(next, LONG);
    expect(await lost(writers, next)).toEqual([]);
  },
  120_000,
);

test.runIf(refused)(
  `containers cannot be made here (${refused?.trim()}), so two processes stand for them [ALIVE-27] [ALIVE-37]`,
  async () => {
    await shareData(join(home, "processes"), () => [], /process \d+/);
  },
  120_000,
);

test("with a database of your own, several processes share files in one data directory [ALIVE-29]", async () => {
  const database = await cloneDatabase(inject("cluster"));
  // one address for both, as a balancer in front of them has it
  const variables = { DATABASE_URL: database.url, SITE_URL: "http://specs.test" };
  const directory = join(home, "files");
  const through = () => (refused ? [] : container());
  const one = await startReal({ directory, port: await freePort(), variables, through: through() });
  const two = await startReal({ directory, port: await freePort(), variables, through: through() });
  const keys = await keptKeys(await database.sql`select name, value from platform.secrets`, { DATA_DIR: directory });
  const who = await author({ url: one.url, ...keys });
  const path = `${who.project_id}/${crypto.randomUUID()}.txt`;
  const body = "shared ".repeat(1000);
  const headers = { apikey: keys.publishableKey, authorization: `Bearer ${who.token}`, "content-type": "text/plain" };
  const sent = await fetch(`${one.url}/storage/v1/object/project_documents/${path}`, { method: "POST", headers, body });
  expect(sent.status).toBe(200);
  const read = await fetch(`${two.url}/storage/v1/object/authenticated/project_documents/${path}`, { headers });
  expect(await read.text()).toBe(body);
  for (const server of [one, two]) server.child.kill("SIGKILL");
  await Promise.all([one.ended, two.ended]);
  await expect
    .poll(() =>
      fetch(`${two.url}/health`).then(
        () => "answers",
        () => "gone",
      ),
    )
    .toBe("gone");
  await database.drop();
}, 120_000);

/** Rows and files are written all the while: as others try to start, as the first is killed, and as the next one comes. */
async function shareData(directory: string, through: () => string[], who: RegExp) {
  const port = await freePort();
  const first = await startReal({ directory, port, through: through() });
  const writers = await writeTo(first);
  for (let attempt = 0; attempt < 3; attempt++) {
    await writers.more();
    const second = launchReal({ directory, port: await freePort(), through: through() });
    expect(await second.ended).toBe(1);
    const [, inUse] =
      /^The data directory .* is in use by another instance \((.*)\); stop it or set DATA_DIR\.\n$/.exec(second.complained()) ??
      [];
    expect(inUse).toMatch(who);
    expect(second.said()).toBe("");
  }
  await writers.more();
  // as a container is killed: all its processes at once, and the next one stands ready
  const killedAt = performance.now();
  first.child.kill("SIGKILL");
  await first.ended;
  const next = launchReal({ directory, port, through: through() });
  const took = (await writers.nextRow()) - killedAt;
  tellTimes("A container was killed and the next one started", [took]);
  await writers.more();
  expect(await lost(writers, next)).toEqual([]);
  next.child.kill("SIGKILL");
  await next.ended;
  await holdToTime(took, async () => {
    const startedAt = performance.now();
    await startReal({ directory, port, through: through() });
    return performance.now() - startedAt;
  });
}

async function writeTo({ url, directory }: RealServer): Promise<Writers> {
  const keys = await keysOf(directory);
  return startWriters({ url, key: keys.publishableKey, by: await author({ url, ...keys }) });
}

/** The rows and files that were acknowledged and are not there. */
async function lost(writers: Writers, { directory, url }: RealServer): Promise<string[]> {
  const { rows } = await writers.stop();
  const kept = new Set((await askDatabase(directory, "select name from public.projects")).map(({ name }) => name));
  return [...rows.filter((name) => !kept.has(name)), ...(await writers.damaged(url))];
}

/** A process of a container under the number it has here: by what it was started with. */
function seenFromHere(isMeant: (args: string, environment: string) => boolean): number {
  const found = readdirSync("/proc").find((name) => {
    if (!/^\d+$/.test(name)) return false;
    const [args = "", environment = ""] = ["cmdline", "environ"].map((file) => {
      try {
        return readFileSync(join("/proc", name, file), "utf8").replaceAll("\0", " ");
      } catch {
        return "";
      }
    });
    return isMeant(args, environment);
  });
  return Number(found ?? 0);
}
