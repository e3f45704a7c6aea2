import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { createClient } from "@supabase/supabase-js";
import { afterAll, expect, test } from "vitest";
import { connect } from "#server/connect.ts";
import { freePort } from "#server/postgres.ts";

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
  for (let round = 0; round < ROUNDS; round++) {
    const child = await start();
    const key = await publishableKey();
    const writers = Array.from({ length: 4 }, (_, writer) => write({ key, prefix: `r${round}-w${writer}`, acknowledged }));
    await delay(20 + Math.random() * 120);
    const gone = new Promise((done) => child.once("exit", done));
    child.kill("SIGKILL");
    await Promise.all([gone, ...writers]);
  }
  expect(acknowledged.length).toBeGreaterThan(ROUNDS);
  await eventually(() => postgresProcesses() === 0);

  const last = await start();
  const kept = new Set(await addresses());
  expect(acknowledged.filter((email) => !kept.has(email))).toEqual([]);
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

async function publishableKey(): Promise<string> {
  const page = await (await fetch(`${url}/`)).text();
  return /name="product-architect-key" content="([^"]+)"/.exec(page)?.[1] ?? "";
}

/** Writes until the server is gone; what it said yes to must be there for good. */
async function write(options: { key: string; prefix: string; acknowledged: string[] }) {
  const db = createClient(url, options.key, { auth: { persistSession: false, autoRefreshToken: false } });
  for (let number = 0; ; number++) {
    const email = `${options.prefix}-${number}@example.com`;
    const { status } = await db.from("waitlist").insert({ email });
    if (status !== 201) return;
    options.acknowledged.push(email);
  }
}

async function addresses(): Promise<string[]> {
  const password = (await readFile(join(directory, "postgres-password"), "utf8")).trim();
  const pid = (await readFile(join(directory, "postgres", "postmaster.pid"), "utf8")).split("\n");
  const sql = connect(`postgres://supabase_admin:${password}@127.0.0.1:${pid[3]}/product_architect`, { max: 1 });
  const rows = await sql<{ email: string }[]>`select email from public.waitlist`;
  await sql.end();
  return rows.map((row) => row.email);
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
