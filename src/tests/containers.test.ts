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
import { keptKeys } from "#tests/support/kept-keys.ts";
import { author, startProject } from "#tests/support/people.ts";
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
  "of two containers on one data directory the second is refused, and nothing acknowledged is lost [ALIVE-27]",
  async () => {
    const directory = join(home, "shared");
    const first = await startReal({ directory, port: await freePort(), through: container() });
    const acknowledged = await writeSome(first);
    for (let attempt = 0; attempt < 3; attempt++) {
      const second = launchReal({ directory, port: await freePort(), through: container() });
      expect(await second.ended).toBe(1);
      expect(second.complained()).toMatch(
        /^The data directory .* is in use by another instance \(process \d+ on box-\d+\); stop it or set DATA_DIR\.\n$/,
      );
      expect(second.said()).toBe("");
    }
    acknowledged.push(...(await writeSome(first)));
    // as a container is killed: all its processes at once, and the next one stands ready
    first.child.kill("SIGKILL");
    await first.ended;
    const next = await startReal({ directory, port: await freePort(), through: container() });
    expect(await missing(directory, acknowledged)).toEqual([]);
    next.child.kill("SIGKILL");
    await next.ended;
  },
  120_000,
);

test.skipIf(refused)(
  "a database that still ends in another container is waited for [ALIVE-28]",
  async () => {
    const directory = join(home, "ending");
    const first = await startReal({ directory, port: await freePort(), through: container('"$@"; sleep 1000') });
    const acknowledged = await writeSome(first);
    const postmaster = seenFromHere((args) => /^\S+bin\/postgres /.test(args) && args.includes(directory));
    process.kill(postmaster, "SIGSTOP");
    const keeper = seenFromHere(
      (args, env) => args.startsWith(process.execPath) && /start\.ts/.test(args) && env.includes(directory),
    );
    process.kill(keeper, "SIGKILL");
    const next = launchReal({ directory, port: await freePort(), through: container() });
    await delay(2_500);
    expect(next.said() + next.complained()).toBe("");
    expect(isAlive(postmaster)).toBe(true);
    process.kill(postmaster, "SIGCONT");
    await isBack(next, LONG);
    expect(await missing(directory, acknowledged)).toEqual([]);
  },
  120_000,
);

test.runIf(refused)(
  `containers cannot be made here (${refused?.trim()}), so two processes stand for them [ALIVE-27]`,
  async () => {
    const directory = join(home, "processes");
    const first = await startReal({ directory, port: await freePort() });
    const acknowledged = await writeSome(first);
    const second = launchReal({ directory, port: await freePort() });
    expect(await second.ended).toBe(1);
    expect(second.complained()).toContain("is in use by another instance");
    expect(await missing(directory, acknowledged)).toEqual([]);
  },
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

async function writeSome(server: RealServer): Promise<string[]> {
  const who = await author({ url: server.url, ...(await keysOf(server.directory)) });
  return Promise.all(Array.from({ length: 20 }, () => startProject(who, who.organization_id)));
}

async function missing(directory: string, acknowledged: string[]): Promise<string[]> {
  const kept = new Set((await askDatabase(directory, "select id from public.projects")).map(({ id }) => id));
  return acknowledged.filter((id) => !kept.has(id));
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
