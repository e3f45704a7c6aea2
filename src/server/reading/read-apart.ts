import { type ChildProcess, spawn } from "node:child_process";
import { realpathSync } from "node:fs";
import { setPriority } from "node:os";
import { fileURLToPath } from "node:url";
import type * as z from "zod";
import { Failure } from "#domain/failure.ts";
import type { Job } from "./job.ts";
import { Unreadable, type Why } from "./unreadable.ts";

export type ReadingLimits = {
  /** In milliseconds by the clock, and in seconds of computing. */
  time: number;
  computing: number;
  /** In megabytes: what the reader's JavaScript may hold. */
  memory: number;
};

export const usualLimits: ReadingLimits = { time: 15_000, computing: 8, memory: 256 };

/** In bytes: the longest answer is a page of 600 blocks. */
const MOST_ANSWER = 8_000_000;
/** In megabytes beside the heap: Node itself, which reserves much and uses little, and what it unpacks. */
const BESIDE = 800;
const root = realpathSync(fileURLToPath(new URL("../../../", import.meta.url)));
const entry = fileURLToPath(new URL("./reader.ts", import.meta.url));

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
process.once("exit", () => {
  for (const child of living) end(child);
});

/**
 * Reads what somebody brought in a process of its own, without our environment, our files and our rights, which is ended with all it
 * started where it takes too long or too much: what was made to hurt has nothing to hurt but itself.
 */
export async function readApart<Value>(
  work: { job: Job; bytes: Uint8Array; shape: z.ZodType<{ value: Value } | { why: Why }> },
  limits = usualLimits,
): Promise<Value> {
  const { said, why } = await answerOf(work, limits);
  const read = said === "" ? undefined : work.shape.safeParse(parsed(said)).data;
  if (!read) throw new Unreadable(why);
  if ("why" in read) throw new Unreadable(read.why);
  return read.value;
}

function answerOf({ job, bytes }: { job: Job; bytes: Uint8Array }, limits: ReadingLimits): Promise<{ said: string; why: Why }> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const child = startReader(limits);
    living.add(child);
    const chunks: Buffer[] = [];
    let length = 0;
    let why: Why | undefined;
    const give = (reason: Why) => {
      why ??= reason;
      end(child);
    };
    const bell = setTimeout(() => give("too_long"), limits.time);
    child.stdout?.on("data", (chunk: Buffer) => {
      chunks.push(chunk);
      length += chunk.length;
      if (length > MOST_ANSWER) give("too_much");
    });
    // a reader that ends before it has read all is known by its end
    child.stdin?.on("error", () => {});
    child.stdin?.write(`${JSON.stringify(job)}\n`);
    child.stdin?.end(bytes);
    child.once("error", (cause) => {
      clearTimeout(bell);
      living.delete(child);
      reject(new Failure("unavailable", "Nothing can be read now. Try again in a minute.", { cause }));
    });
    child.once("close", (code, signal) => {
      clearTimeout(bell);
      living.delete(child);
      end(child);
      if (why === undefined && code === 0) resolve({ said: Buffer.concat(chunks).toString("utf8"), why: "broken" });
      // the system ends what has computed for too long; what has no memory left ends itself, or is ended before its time
      else
        resolve({
          said: "",
          why: why ?? (signal && performance.now() - started > limits.computing * 1000 ? "too_long" : "too_much"),
        });
    });
  });
}

/** A process with nothing of ours but our program, within its bounds. */
export function startReader({ computing, memory }: ReadingLimits, program_file = entry): ChildProcess {
  const node = [
    process.execPath,
    `--max-old-space-size=${memory}`,
    "--no-addons",
    "--permission",
    ...["package.json", "src/*", "node_modules/*"].map(
      (path) => `--allow-fs-read=${root}${root.endsWith("/") ? "" : "/"}${path}`,
    ),
    program_file,
  ];
  const [program = "", ...args] =
    process.platform === "win32"
      ? node
      : ["/bin/sh", "-c", bounded, "reader", String(computing), String((memory + BESIDE) * 1024), ...node];
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

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
