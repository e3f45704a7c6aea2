import { execFile } from "node:child_process";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";
import { Halt } from "#server/halt.ts";

const run = promisify(execFile);

/** What PostgreSQL writes about itself into its data directory. */
export async function readPostmaster(databaseDir: string) {
  const lines = (await readFile(join(databaseDir, "postmaster.pid"), "utf8").catch(() => "")).split("\n");
  const pid = Number(lines[0]);
  return pid > 0 ? { pid, ready: lines[7]?.trim() === "ready" } : undefined;
}

/** Ends a server that outlived the process that started it (a `kill -9`), and clears what a dead one left. */
export async function stopOrphan(databaseDir: string): Promise<void> {
  const postmaster = await readPostmaster(databaseDir);
  if (!postmaster) return;
  if (await isPostgres(postmaster.pid)) {
    await endProcess(postmaster.pid);
  }
  await rm(join(databaseDir, "postmaster.pid"), { force: true });
}

/** A fast shutdown, then an immediate one; never SIGKILL, which would leave PostgreSQL's own children. */
export async function endProcess(pid: number): Promise<void> {
  for (const [signal, seconds] of [
    ["SIGINT", 10],
    ["SIGQUIT", 10],
  ] as const) {
    signalIfAlive(pid, signal);
    for (const deadline = Date.now() + seconds * 1000; Date.now() < deadline; await delay(20)) {
      if (!signalIfAlive(pid, 0)) return;
    }
  }
  throw new Halt(`A PostgreSQL of an earlier start (process ${pid}) does not stop; end it and start again.`);
}

function signalIfAlive(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}

async function isPostgres(pid: number) {
  if (!signalIfAlive(pid, 0)) return false;
  const { stdout } = await run("ps", ["-o", "command=", "-p", String(pid)]).catch(async () => ({
    stdout: await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => ""),
  }));
  return stdout.includes("postgres");
}
