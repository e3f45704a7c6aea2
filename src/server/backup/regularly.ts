import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import type { Env } from "#server/env.ts";
import { lockFile } from "#server/file-lock.ts";
import type { Log } from "#server/log.ts";
import { oneAtATime } from "#server/one-at-a-time.ts";
import { lastBackup, timeSince } from "./last-backup.ts";

const COMMAND = fileURLToPath(new URL("./main.ts", import.meta.url));
const LOOK_MS = 60_000;
/** One that failed is tried again so much later. */
const AGAIN_MS = 900_000;

/** Where BACKUP_EVERY is set, makes a backup whenever one is due, in a process of its own, until stopped. */
export function backUpRegularly(env: Env, log: Log): { stop(): Promise<void> } {
  if (env.BACKUP_EVERY === undefined) return { stop: async () => {} };
  let backup: ChildProcess | undefined;
  let stopped = false;
  const look = async () => {
    if (stopped || !(await isDue(env))) return;
    backup = spawn(process.execPath, [COMMAND, "backup", "--scheduled"], { stdio: ["ignore", "ignore", "pipe", "ipc"] });
    const [said, [code]] = await Promise.all([backup.stderr ? text(backup.stderr) : "", once(backup, "exit")]);
    backup = undefined;
    if (code !== 0 && !stopped) log.error({ reason: said.trim() }, "the backup failed");
  };
  const looking = () => look().catch((error: unknown) => log.error({ err: error }, "no backup could be begun"));
  const looks = oneAtATime(looking, LOOK_MS, { atOnce: true });
  return {
    stop: async () => {
      stopped = true;
      backup?.kill();
      await looks.stop();
    },
  };
}

/** Of several processes one makes it: whoever holds the lock finds out whether it is still due. Answers nothing where it is not. */
export async function whereDue<T>(env: Env, work: () => Promise<T>): Promise<T | undefined> {
  await mkdir(env.BACKUP_DIR, { recursive: true, mode: 0o700 });
  const lock = await lockFile(join(env.BACKUP_DIR, "in-use"));
  if (!lock) return undefined;
  try {
    return (await isDue(env)) ? await work() : undefined;
  } finally {
    await lock.close();
  }
}

async function isDue(env: Env): Promise<boolean> {
  const { succeeded, failed } = await lastBackup(env);
  const every = env.BACKUP_EVERY ?? Number.POSITIVE_INFINITY;
  return timeSince(succeeded?.at) >= every && timeSince(failed?.at) >= Math.min(every, AGAIN_MS);
}
