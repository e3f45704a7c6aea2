import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { isAlive } from "#scripts/is-alive.ts";
import { freePort } from "#server/postgres/embedded.ts";
import { asAfterFirstStart } from "./first-start.ts";
import { keptKeys } from "./kept-keys.ts";

export type RealServer = {
  child: ChildProcess;
  url: string;
  directory: string;
  /** What it has printed so far. */
  said(): string;
  complained(): string;
  ended: Promise<number | null>;
  /** The process that answers, under the one that keeps it running. */
  worker(): number;
};
export type RealOptions = { directory: string; port: number; variables?: Record<string, string>; through?: string[] };

const running = new Set<ChildProcess>();

/** What `npm start` runs once it has built: in a process of its own, `through` a program such as one that makes a container. */
export function launchReal({ directory, port, variables = {}, through = [] }: RealOptions): RealServer {
  const url = `http://127.0.0.1:${port}`;
  const [program = "", ...args] = [...through, process.execPath, "src/server/start.ts"];
  const child = spawn(program, args, {
    env: { PATH: process.env.PATH, DATA_DIR: directory, PORT: String(port), SITE_URL: url, ...variables },
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.add(child);
  const output = { stdout: "", stderr: "" };
  for (const stream of ["stdout", "stderr"] as const) {
    child[stream].on("data", (chunk) => {
      output[stream] += chunk;
    });
  }
  const ended = new Promise<number | null>((done) => child.once("close", done));
  void ended.then(() => running.delete(child));
  return {
    child,
    url,
    directory,
    said: () => output.stdout,
    complained: () => output.stderr,
    ended,
    worker: () => childrenOf(child.pid ?? 0).at(-1) ?? 0,
  };
}

/** The same, once it answers; a new data directory is as a first start leaves it. */
export async function startReal(options: RealOptions): Promise<RealServer> {
  await asAfterFirstStart(options.directory, options.variables ?? {}, startAndEnd);
  const server = launchReal(options);
  await isBack(server, 60_000);
  return server;
}

async function startAndEnd(directory: string): Promise<void> {
  const server = launchReal({ directory, port: await freePort() });
  await isBack(server, 60_000);
  server.child.kill("SIGTERM");
  await server.ended;
}

export async function endReal(): Promise<void> {
  for (const child of running) child.kill("SIGKILL");
}

/** Milliseconds until it answers that all is well. */
export async function isBack({ url, child, said, complained }: RealServer, patience: number): Promise<number> {
  const startedAt = performance.now();
  while (performance.now() - startedAt < patience) {
    if (child.exitCode !== null) break;
    const answer = await fetch(`${url}/health`, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
    if (answer?.ok) return performance.now() - startedAt;
    await delay(20);
  }
  throw new Error(`${url} did not come back in ${patience} ms: ${said()} ${complained()}`);
}

export type RealInstance = RealServer & {
  port: number;
  publishableKey: string;
  secretKey: string;
  /** The superuser, past the server. */
  admin: pg.Client;
  stop(): Promise<void>;
};

/** One with a data directory of its own, which is gone when it is stopped. */
export async function startInstance(variables: Record<string, string> = {}): Promise<RealInstance> {
  const directory = await mkdtemp(join(tmpdir(), "product-architect-instance-"));
  const port = await freePort();
  const server = await startReal({ directory, port, variables });
  const admin = await adminOf(directory);
  return {
    ...server,
    port,
    admin,
    ...(await keysOf(directory)),
    stop: async () => {
      await admin.end().catch(() => {});
      server.child.kill("SIGTERM");
      const late = setTimeout(() => server.child.kill("SIGKILL"), 20_000);
      await server.ended;
      clearTimeout(late);
      await leaveNothing(directory);
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** A server that was killed leaves its PostgreSQL behind, which ends by itself only when asked. */
async function leaveNothing(directory: string): Promise<void> {
  const postmaster = await postmasterOf(directory).catch(() => 0);
  if (!postmaster || !isAlive(postmaster)) return;
  process.kill(postmaster, "SIGINT");
  while (isAlive(postmaster)) await delay(100);
}

export async function keysOf(directory: string): Promise<{ publishableKey: string; secretKey: string }> {
  const rows = await askDatabase(directory, "select name, value from platform.secrets");
  return keptKeys(rows, { DATA_DIR: directory });
}

/** Past the server, at the embedded database itself. */
export async function askDatabase(directory: string, text: string): Promise<Record<string, unknown>[]> {
  const admin = await adminOf(directory);
  try {
    return (await admin.query(text)).rows;
  } finally {
    await admin.end();
  }
}

async function adminOf(directory: string): Promise<pg.Client> {
  const password = (await readFile(join(directory, "postgres-password"), "utf8")).trim();
  const port = (await readFile(join(directory, "postgres", "postmaster.pid"), "utf8")).split("\n")[3];
  const admin = new pg.Client(`postgres://supabase_admin:${password}@127.0.0.1:${port}/product_architect`);
  // it may be cut off by what is tried here
  admin.on("error", () => {});
  await admin.connect();
  return admin;
}

export async function postmasterOf(directory: string): Promise<number> {
  return Number((await readFile(join(directory, "postgres", "postmaster.pid"), "utf8")).split("\n")[0]);
}

/** The lines of processes that work in a data directory: PostgreSQL and its guardian. */
export function processesIn(directory: string): string[] {
  const lines = execFileSync("ps", ["-ww", "-eo", "args"], { encoding: "utf8" }).split("\n");
  return lines.filter((line) => line.includes(join(directory, "postgres")));
}

export function childrenOf(pid: number): number[] {
  const lines = execFileSync("ps", ["-eo", "ppid=,pid="], { encoding: "utf8" }).split("\n");
  const pairs = lines.map((line) => line.trim().split(/\s+/).map(Number));
  return pairs.filter(([parent]) => parent === pid).map(([, child]) => child ?? 0);
}
