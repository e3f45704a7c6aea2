import { type ChildProcess, spawn } from "node:child_process";
import { realpathSync } from "node:fs";
import { setPriority } from "node:os";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { childSeconds, watchChildren } from "#server/operating/metrics.ts";

export type Limits = {
  /** In milliseconds by the clock, and in seconds of computing. */
  time: number;
  computing: number;
  /** In megabytes: what the JavaScript of the process may hold. */
  memory: number;
};

/** What runs in a process of its own: a program of ours, what it is given, and in bytes how much it may answer. */
export type Work = {
  program: string;
  given: readonly (string | Uint8Array)[];
  longest: number;
  /** Whether it may load libraries that are not JavaScript. */
  addons?: boolean;
};

/** What it answered, or why it was ended. */
export type Outcome = { answer: Buffer } | { why: "too_much" | "too_long" };

/** In megabytes beside the heap: Node itself, which reserves much and uses little, and what it unpacks. */
const BESIDE = 800;
const root = realpathSync(fileURLToPath(new URL("../../../", import.meta.url)));

/** Where the system has them, bounds that hold whatever the process does; of all there is, it is the first to go when memory ends. */
const bounded = [
  "ulimit -c 0",
  'ulimit -t "$1"',
  'ulimit -d "$2" 2>/dev/null',
  "echo 1000 2>/dev/null >/proc/self/oom_score_adj",
  "shift 2",
  'exec "$@"',
].join("; ");

const living = new Set<ChildProcess>();
watchChildren(() => living.size);
process.once("exit", () => {
  for (const child of living) end(child);
});

/**
 * Runs a program of ours in a process of its own, without our environment, our files and our rights, which is ended with all it
 * started where it takes too long or too much: what was made to hurt has nothing to hurt but itself. Fails where none can be started.
 */
export function runApart({ program, given, longest, addons = false }: Work, limits: Limits): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const child = startApart(limits, program, addons);
    living.add(child);
    const chunks: Buffer[] = [];
    let length = 0;
    let why: "too_much" | "too_long" | undefined;
    const give = (reason: "too_much" | "too_long") => {
      why ??= reason;
      end(child);
    };
    const count = (outcome: string) =>
      childSeconds.observe({ program: basename(program, ".ts"), outcome }, (performance.now() - started) / 1000);
    const bell = setTimeout(() => give("too_long"), limits.time);
    child.stdout?.on("data", (chunk: Buffer) => {
      chunks.push(chunk);
      length += chunk.length;
      if (length > longest) give("too_much");
    });
    // one that ends before it has read all is known by its end
    child.stdin?.on("error", () => {});
    for (const part of given) child.stdin?.write(part);
    child.stdin?.end();
    child.once("error", (cause) => {
      clearTimeout(bell);
      living.delete(child);
      count("not_started");
      reject(cause);
    });
    child.once("close", (code, signal) => {
      clearTimeout(bell);
      living.delete(child);
      end(child);
      // the system ends what has computed for too long; what has no memory left ends itself, or is ended before its time
      if (code !== 0) why ??= signal && performance.now() - started > limits.computing * 1000 ? "too_long" : "too_much";
      count(why ?? "answered");
      resolve(why === undefined ? { answer: Buffer.concat(chunks) } : { why });
    });
  });
}

/** A process with nothing of ours but our program, within its bounds. */
export function startApart({ computing, memory }: Limits, program_file: string, addons = false): ChildProcess {
  const node = [
    process.execPath,
    `--max-old-space-size=${memory}`,
    "--permission",
    addons ? "--allow-addons" : "--no-addons",
    ...["package.json", "src/*", "node_modules/*"].map(
      (path) => `--allow-fs-read=${root}${root.endsWith("/") ? "" : "/"}${path}`,
    ),
    program_file,
  ];
  const [program = "", ...args] =
    process.platform === "win32"
      ? node
      : ["/bin/sh", "-c", bounded, "apart", String(computing), String((memory + BESIDE) * 1024), ...node];
  const child = spawn(program, args, { env: {}, cwd: root, stdio: ["pipe", "pipe", "ignore"], detached: true });
  try {
    if (child.pid !== undefined) setPriority(child.pid, 5);
  } catch {
    // it has ended already
  }
  return child;
}

function end({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(process.platform === "win32" ? pid : -pid, "SIGKILL");
  } catch {
    // it has ended already
  }
}
