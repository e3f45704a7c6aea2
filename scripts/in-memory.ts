import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statfsSync } from "node:fs";
import { join } from "node:path";
import { isAlive } from "./is-alive.ts";

const MEMORY = "/dev/shm";
/** A whole run was seen to have half a gigabyte there at once. */
const ENOUGH = 6 * 2 ** 30;
const NAME = /^product-architect-tests-(\d+)$/;

/**
 * Has temporary files lie in memory, where a Linux has room for them: each test makes a database of its own, which is hundreds of files,
 * and waits longer for the disk than for all else. Whoever sets TMPDIR has chosen.
 */
export function writeInMemory() {
  if (process.platform !== "linux" || process.env.TMPDIR || !isOfUse(readFileSync("/proc/mounts", "utf8"), freeIn(MEMORY)))
    return;
  removeLeftBehind();
  const directory = join(MEMORY, `product-architect-tests-${process.pid}`);
  // the database runs as somebody else where we are root
  mkdirSync(directory, { mode: 0o711 });
  process.env.TMPDIR = directory;
  process.once("exit", () => rmSync(directory, { recursive: true, force: true, maxRetries: 5 }));
}

/** Whether so many free bytes suffice, and programs may be started from there. */
export function isOfUse(mounts: string, free: number): boolean {
  const [, , , options = ""] =
    mounts
      .split("\n")
      .map((line) => line.split(" "))
      .find(([, place]) => place === MEMORY) ?? [];
  return options !== "" && !options.split(",").includes("noexec") && free >= ENOUGH;
}

function freeIn(place: string): number {
  if (!existsSync(place)) return 0;
  const { bavail, bsize } = statfsSync(place);
  return bavail * bsize;
}

/** What a run wrote that was killed. */
function removeLeftBehind() {
  for (const name of readdirSync(MEMORY)) {
    const [, pid] = NAME.exec(name) ?? [];
    if (pid && !isAlive(Number(pid))) rmSync(join(MEMORY, name), { recursive: true, force: true });
  }
}
