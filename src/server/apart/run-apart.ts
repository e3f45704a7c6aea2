import { setPriority } from "node:os";
import { basename } from "node:path";
import { childSeconds } from "#server/operating/metrics.ts";
import { type Bounds, endApart, startApart } from "./start-apart.ts";

/** `time` is in milliseconds by the clock. */
export type Limits = Bounds & { time: number };

/** What runs in a process of its own: a program of ours, what it is given, and in bytes how much it may answer. */
export type Work = {
  program: string;
  given: readonly (string | Uint8Array)[];
  longest: number;
  addons?: boolean;
  proto?: boolean;
};

/** What it answered, or why it was ended. */
export type Outcome = { answer: Buffer } | { why: "too_much" | "too_long" };

/**
 * Runs a program of ours in a process of its own, without our environment, our files and our rights, which is ended with all it
 * started where it takes too long or too much: what was made to hurt has nothing to hurt but itself. Fails where none can be started.
 */
export function runApart({ program, given, longest, addons = false, proto = false }: Work, limits: Limits): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const child = startApart(limits, { program, addons, proto, stdio: ["pipe", "pipe", "ignore"] });
    standBack(child.pid);
    const chunks: Buffer[] = [];
    let length = 0;
    let why: "too_much" | "too_long" | undefined;
    const give = (reason: "too_much" | "too_long") => {
      why ??= reason;
      endApart(child);
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
      count("not_started");
      reject(cause);
    });
    child.once("close", (code, signal) => {
      clearTimeout(bell);
      endApart(child);
      // the system ends what has computed for too long; what has no memory left ends itself, or is ended before its time
      if (code !== 0) why ??= signal && performance.now() - started > limits.computing * 1000 ? "too_long" : "too_much";
      count(why ?? "answered");
      resolve(why === undefined ? { answer: Buffer.concat(chunks) } : { why });
    });
  });
}

/** Whoever waits for the server comes first. */
function standBack(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, 5);
  } catch {
    // it has ended already
  }
}
