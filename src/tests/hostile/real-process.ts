import { type ChildProcess, spawn } from "node:child_process";
import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { freePort } from "#server/postgres/embedded.ts";

export type RealProcess = {
  url: string;
  port: number;
  directory: string;
  publishableKey: string;
  secretKey: string;
  /** The superuser, past the server. */
  admin: pg.Client;
  child: ChildProcess;
  /** Everything it printed. */
  said(): string;
  /** The process that holds the port: another one, or none, once a server died. */
  holder(): number | undefined;
  stop(): Promise<void>;
};

/** What `npm start` executes once packages are installed and the web app is built, with a data directory of its own. */
export async function startReal(variables: Record<string, string> = {}): Promise<RealProcess> {
  const directory = await mkdtemp(join(tmpdir(), "product-architect-hostile-"));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [...startArguments()], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: directory, PORT: String(port), SITE_URL: url, ...variables },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let words = "";
  await new Promise<void>((done, fail) => {
    const listen = (chunk: Buffer) => {
      words += chunk;
      if (words.includes("Mail goes")) done();
    };
    child.stdout?.on("data", listen);
    child.stderr?.on("data", listen);
    child.once("exit", (code) => fail(new Error(`the server ended with ${code}: ${words}`)));
  });
  const admin = await adminOf(directory);
  const { rows } = await admin.query<{ name: string; value: string }>("select name, value from platform.secrets");
  const keyOf = (name: string) => rows.find((row) => row.name === name)?.value ?? "";
  return {
    url,
    port,
    directory,
    publishableKey: keyOf("publishable_key"),
    secretKey: keyOf("secret_key"),
    admin,
    child,
    said: () => words,
    holder: () => holderOf(port),
    stop: async () => {
      await admin.end().catch(() => {});
      await ended(child);
      await leaveNothing(directory);
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** The script `npm start` ends in; installing and building are not what is tried here. */
function startArguments(): string[] {
  const launcher = readFileSync("scripts/run.mjs", "utf8");
  const [, module = ""] = /start: async[\s\S]*?import\("#([^"]+)"\)/.exec(launcher) ?? [];
  if (module === "") throw new Error("scripts/run.mjs does not say what start imports");
  return [module.startsWith("scripts/") ? module : `src/${module}`];
}

export async function adminOf(directory: string): Promise<pg.Client> {
  const password = (await readFile(join(directory, "postgres-password"), "utf8")).trim();
  const port = (await readFile(join(directory, "postgres/postmaster.pid"), "utf8")).split("\n")[3];
  const admin = new pg.Client(`postgres://supabase_admin:${password}@127.0.0.1:${port}/product_architect`);
  admin.on("error", () => {});
  await admin.connect();
  return admin;
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((done) => child.once("exit", done));
  child.kill("SIGTERM");
  const late = setTimeout(() => child.kill("SIGKILL"), 20_000);
  await gone;
  clearTimeout(late);
}

/** A server that was killed leaves its PostgreSQL behind, which ends by itself only when asked. */
async function leaveNothing(directory: string): Promise<void> {
  const pid = Number((await readFile(join(directory, "postgres/postmaster.pid"), "utf8").catch(() => "")).split("\n")[0]);
  if (!pid) return;
  try {
    for (process.kill(pid, "SIGINT"); ; process.kill(pid, 0)) await delay(100);
  } catch {
    // it is gone
  }
}

function holderOf(port: number): number | undefined {
  const inode = listeningInode(port);
  if (inode === undefined) return undefined;
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .find((pid) => socketsOf(pid).includes(inode));
}

function listeningInode(port: number): string | undefined {
  const hex = port.toString(16).toUpperCase().padStart(4, "0");
  const lines = ["/proc/net/tcp", "/proc/net/tcp6"].flatMap((file) => readFileSync(file, "utf8").split("\n"));
  const columns = lines.map((line) => line.trim().split(/\s+/));
  return columns.find(([, local, , state]) => local?.endsWith(`:${hex}`) && state === "0A")?.[9];
}

function socketsOf(pid: number): string[] {
  try {
    const folder = `/proc/${pid}/fd`;
    return readdirSync(folder).flatMap((fd) => /^socket:\[(\d+)\]$/.exec(readlinkSync(join(folder, fd)))?.[1] ?? []);
  } catch {
    return [];
  }
}
