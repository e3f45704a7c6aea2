import { spawn } from "node:child_process";
import { type FileHandle, open, stat } from "node:fs/promises";
import { setTimeout as delay } from "node:timers/promises";
import { Halt } from "./halt.ts";

const AGAIN_MS = 20;
const HELD = 1;

/** Node has no flock(2); a lock taken by a child on a descriptor it shares with us is ours, and stays when the child is gone. */
const PROGRAMS = [
  ["flock", "-n", "-x", "3"],
  [
    "perl",
    "-MFcntl=:flock",
    "-e",
    "open(my $f, '>&=', 3) or exit 2; exit(flock($f, LOCK_EX | LOCK_NB) ? 0 : $!{EWOULDBLOCK} ? 1 : 2)",
  ],
];

/**
 * Holds `path`, which is made where it is missing, or answers nothing where somebody else does until `patience` milliseconds are
 * over. The kernel keeps the lock for as long as any process has the descriptor open, however the processes end, and shows it to
 * every container on the machine and, over a network file system that knows locks, to every machine.
 */
export async function lockFile(path: string, { patience = 0 } = {}): Promise<FileHandle | undefined> {
  for (const deadline = performance.now() + patience; ; await delay(AGAIN_MS)) {
    const file = await open(path, "a+", 0o600);
    try {
      const taken = await take(file, path);
      if (taken && (await isStill(file, path))) return file;
      await file.close();
      if (!taken && performance.now() >= deadline) return undefined;
    } catch (error) {
      await file.close();
      throw error;
    }
  }
}

async function take(file: FileHandle, path: string): Promise<boolean> {
  for (const [program = "", ...args] of PROGRAMS) {
    const code = await codeOf(program, args, file.fd);
    if (code === undefined) continue;
    if (code > HELD) throw new Halt(`${path} cannot be locked; mount its file system with locks or set DATA_DIR.`);
    return code === 0;
  }
  throw new Halt("The program 'flock' is missing, which keeps two servers from using the same data; install util-linux.");
}

/** The exit code, or nothing where there is no such program. */
function codeOf(program: string, args: string[], fd: number): Promise<number | undefined> {
  return new Promise((done, fail) => {
    const child = spawn(program, args, { stdio: ["ignore", "ignore", "ignore", fd] });
    child.once("error", (error: NodeJS.ErrnoException) => (error.code === "ENOENT" ? done(undefined) : fail(error)));
    child.once("exit", (code) => done(code ?? 2));
  });
}

/** Whoever let go of it removed it first, and the next one may have made another. */
async function isStill(file: FileHandle, path: string): Promise<boolean> {
  const [ours, there] = await Promise.all([file.stat(), stat(path).catch(() => undefined)]);
  return ours.ino === there?.ino && ours.dev === there.dev;
}
