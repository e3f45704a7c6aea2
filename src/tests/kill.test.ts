import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { connect } from "#server/postgres/connect.ts";
import { freePort } from "#server/postgres/embedded.ts";
import type { Sql } from "#server/postgres/sql.ts";
import { type Author, author } from "#tests/support/people.ts";

const ROUNDS = 30;
const directory = await mkdtemp(join(tmpdir(), "product-architect-kill-"));
const port = await freePort();
const url = `http://127.0.0.1:${port}`;
const running: ChildProcess[] = [];

afterAll(async () => {
  for (const child of running) if (child.exitCode === null && child.signalCode === null) child.kill("SIGKILL");
  await eventually(() => postgresProcesses() === 0);
  await rm(directory, { recursive: true, force: true });
});

test(`killed ${ROUNDS} times in the middle of writes, the server loses nothing it acknowledged and leaves no process`, async () => {
  const acknowledged: string[] = [];
  let who: Author | undefined;
  for (let round = 0; round < ROUNDS; round++) {
    const child = await start();
    who ??= await author({ url, publishableKey: await keyOf("publishable_key"), secretKey: await keyOf("secret_key") });
    const by = who;
    const before = acknowledged.length;
    const writers = Array.from({ length: 4 }, (_, writer) => write({ by, prefix: `r${round}-w${writer}`, acknowledged }));
    await eventually(() => acknowledged.length > before);
    await delay(Math.random() * 120);
    const gone = new Promise((done) => child.once("exit", done));
    child.kill("SIGKILL");
    await Promise.all([gone, ...writers]);
  }
  expect(acknowledged.length).toBeGreaterThan(ROUNDS);
  await eventually(() => postgresProcesses() === 0);

  const last = await start();
  const rows = await look((sql) => sql<{ name: string }[]>`select name from public.projects`);
  const kept = new Set(rows.map(({ name }) => name));
  expect(acknowledged.filter((name) => !kept.has(name))).toEqual([]);
  const gone = new Promise((done) => last.once("exit", done));
  last.kill("SIGTERM");
  expect(await gone).toBe(0);
  expect(postgresProcesses()).toBe(0);
}, 120_000);

async function start(): Promise<ChildProcess> {
  const child = spawn(process.execPath, ["src/server/main.ts"], {
    env: { PATH: process.env.PATH, DATA_DIR: directory, PORT: String(port), SITE_URL: url },
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.push(child);
  let said = "";
  await new Promise<void>((done, fail) => {
    const listen = (chunk: Buffer) => {
      said += chunk;
      if (said.includes("is ready at")) done();
    };
    child.stdout?.on("data", listen);
    child.stderr?.on("data", listen);
    child.once("exit", (code) => fail(new Error(`the server ended with ${code}: ${said}`)));
  });
  return child;
}

/** Writes until the server is gone; what it said yes to must be there for good. */
async function write({ by, prefix, acknowledged }: { by: Author; prefix: string; acknowledged: string[] }) {
  for (let number = 0; ; number++) {
    const name = `${prefix}-${number}`;
    const { status } = await by.db.from("projects").insert({ organization_id: by.organization_id, name });
    if (status !== 201) return;
    acknowledged.push(name);
  }
}

async function keyOf(name: string): Promise<string> {
  const [kept] = await look((sql) => sql<{ value: string }[]>`select value from platform.secrets where name = ${name}`);
  return kept?.value ?? "";
}

/** Past the server, at the database itself. */
async function look<T>(read: (sql: Sql) => Promise<T>): Promise<T> {
  const password = (await readFile(join(directory, "postgres-password"), "utf8")).trim();
  const pid = (await readFile(join(directory, "postgres", "postmaster.pid"), "utf8")).split("\n");
  const sql = connect(`postgres://supabase_admin:${password}@127.0.0.1:${pid[3]}/product_architect`, { max: 1 });
  try {
    return await read(sql);
  } finally {
    await sql.end();
  }
}

/** PostgreSQL processes and their guardians that work in our data directory. */
function postgresProcesses(): number {
  const lines = execFileSync("ps", ["-eo", "args"], { encoding: "utf8" }).split("\n");
  return lines.filter((line) => line.includes(join(directory, "postgres"))).length;
}

async function eventually(condition: () => boolean) {
  for (const deadline = Date.now() + 5_000; Date.now() < deadline; await delay(50)) if (condition()) return;
  expect(condition()).toBe(true);
}
