import { type ChildProcess, spawn } from "node:child_process";
import { open, readFile } from "node:fs/promises";
import { totalmem } from "node:os";
import { setTimeout as delay } from "node:timers/promises";
import { Halt } from "#server/halt.ts";
import type { Account } from "./account.ts";
import { claimDatabase, readPostmaster } from "./orphan.ts";

/**
 * PostgreSQL runs under this shell, which holds our pipe: when we are gone, however we went, it ends PostgreSQL and itself, at once
 * where three seconds are not enough for an orderly end. Descriptor 4 is the lock of the data, kept by PostgreSQL's last process. Its
 * first word is how many kilobytes each process may take for itself, so that one statement fails and not the machine.
 */
const GUARDIAN = `
exec 3<&0
ulimit -d "$1" 2>/dev/null; shift
"$@" 3<&- </dev/null &
server=$!
( exec 4<&-; read -r _ <&3; kill -INT "$server"; sleep 3; kill -QUIT "$server" ) 2>/dev/null &
watcher=$!
exec 3<&-
wait "$server"; code=$?
kill "$watcher" 2>/dev/null
exit "$code"`;

const LONGEST_STOP_MS = 6_000;
const GIGABYTE = 2 ** 30;

export type Launch = { databaseDir: string; lock: string; log: string; account: Account; cluster: string; command: string[] };
/** One PostgreSQL, until it ends. */
export type Running = { ended: Promise<void>; stop(): Promise<void> };

/** Starts PostgreSQL where no other one is left on the same data, and answers when it takes connections. */
export async function launch(options: Launch): Promise<Running> {
  const { databaseDir, log } = options;
  const child = await spawnGuarded(options);
  const ended = new Promise<void>((done) => child.once("exit", () => done()));
  const stop = async () => {
    child.ref();
    child.stdin?.end();
    await Promise.race([ended, delay(LONGEST_STOP_MS, undefined, { ref: false })]);
  };
  for (const deadline = performance.now() + 60_000; performance.now() < deadline; await delay(10)) {
    if (child.exitCode !== null || child.signalCode !== null) break;
    if ((await readPostmaster(databaseDir))?.ready) return { ended, stop };
  }
  await stop();
  throw new Halt(`PostgreSQL did not start: ${await lastWordsOf(log)} (more in ${log}).`);
}

async function spawnGuarded({ databaseDir, lock, log, account, cluster, command }: Launch): Promise<ChildProcess> {
  const { uid, gid, prefix } = account;
  const claim = await claimDatabase({ databaseDir, lock, cluster });
  const lines = await open(log, "w", 0o600);
  try {
    const [program = "sh", ...args] = [
      ...prefix,
      "sh",
      "-c",
      GUARDIAN,
      "sh",
      String(mostMemory() / 1024),
      ...command,
      "-c",
      `cluster_name=${cluster}`,
    ];
    const child = spawn(program, args, {
      // a group of its own: Ctrl-C in the terminal is for us alone
      detached: true,
      stdio: ["pipe", lines.fd, lines.fd, "ignore", claim.fd],
      cwd: "/",
      env: { PATH: process.env.PATH, LC_MESSAGES: "C", TZ: "UTC" },
      ...(prefix.length === 0 && uid !== undefined && gid !== undefined ? { uid, gid } : {}),
    });
    child.once("spawn", () => child.stdin?.on("error", () => {}));
    await new Promise((done, fail) => child.once("spawn", () => done(undefined)).once("error", fail));
    child.unref();
    return child;
  } finally {
    await Promise.all([lines.close(), claim.close()]);
  }
}

/** In bytes: of ten statements at once, each its share of most of what there is; an answer of 64 MB takes up to 700. */
function mostMemory(): number {
  // where nothing constrains us, that is told as zero or as more than there is
  const there = Math.min(process.constrainedMemory() || Number.POSITIVE_INFINITY, totalmem());
  return Math.min(GIGABYTE, Math.max(GIGABYTE / 2, Math.floor(there / 12 / 1024) * 1024));
}

async function lastWordsOf(log: string) {
  const lines = (await readFile(log, "utf8").catch(() => "")).split("\n");
  const said = lines.find((line) => line.includes("FATAL")) ?? lines.findLast((line) => line.trim() !== "") ?? "it said nothing";
  return said.replace(/^.*?FATAL:\s*/, "");
}
