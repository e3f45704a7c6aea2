import { execFile } from "node:child_process";
import type { FileHandle } from "node:fs/promises";
import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";
import { lockFile } from "#server/file-lock.ts";
import { Halt } from "#server/halt.ts";

const run = promisify(execFile);
const SHORT_MS = 2_000;
const LONG_MS = 20_000;

/** What PostgreSQL writes about itself into its data directory. */
export async function readPostmaster(databaseDir: string) {
  const lines = (await readFile(join(databaseDir, "postmaster.pid"), "utf8").catch(() => "")).split("\n");
  const pid = Number(lines[0]);
  return pid > 0 ? { pid, port: Number(lines[3]), ready: lines[7]?.trim() === "ready" } : undefined;
}

/**
 * Holds the data of a database once no process of an earlier PostgreSQL is left on it, in whichever container. What outlived the
 * process that started it (a `kill -9`) is ended where it can be seen from here; elsewhere its guardian ends it.
 */
export async function claimDatabase(options: { databaseDir: string; lock: string; cluster: string }): Promise<FileHandle> {
  const { databaseDir, lock, cluster } = options;
  const postmaster = await readPostmaster(databaseDir);
  if (postmaster && (await isPostgres(postmaster.pid, databaseDir))) await endProcess(postmaster.pid);
  await endBackends(cluster);
  const claim = await lockFile(lock, { patience: LONG_MS });
  if (!claim) throw new Halt("A PostgreSQL of an earlier start does not stop; end it and start again.");
  await rm(join(databaseDir, "postmaster.pid"), { force: true });
  return claim;
}

/** A fast shutdown, then an immediate one; never SIGKILL, which would leave PostgreSQL's own children. */
async function endProcess(pid: number): Promise<void> {
  for (const [signal, milliseconds] of [
    ["SIGINT", SHORT_MS],
    ["SIGQUIT", LONG_MS],
  ] as const) {
    signalIfAlive(pid, signal);
    for (const deadline = performance.now() + milliseconds; performance.now() < deadline; await delay(20)) {
      if (!signalIfAlive(pid, 0)) return;
    }
  }
}

/** What a killed postmaster leaves behind ends by itself only when it next looks up from its work. */
async function endBackends(cluster: string) {
  const title = `postgres: ${cluster}: `;
  for (const pid of (await readdir("/proc").catch(() => [])).filter((name) => /^\d+$/.test(name))) {
    const said = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
    if (said.startsWith(title)) signalIfAlive(Number(pid), "SIGKILL");
  }
}

function signalIfAlive(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}

async function isPostgres(pid: number, databaseDir: string) {
  if (!signalIfAlive(pid, 0)) return false;
  const { stdout } = await run("ps", ["-ww", "-o", "command=", "-p", String(pid)]).catch(async () => ({
    stdout: (await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "")).replaceAll("\0", " "),
  }));
  return stdout.includes("postgres") && stdout.includes(databaseDir);
}
