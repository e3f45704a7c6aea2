import { type ChildProcess, spawn } from "node:child_process";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { createPatience } from "./patience.ts";

const SERVER = fileURLToPath(new URL("./main.ts", import.meta.url));
/** What was compiled once need not be when the server has to be back at once. */
const COMPILED = fileURLToPath(new URL("../../node_modules/.product-architect/compiled/", import.meta.url));
/** What a container gives a process to end in is ten seconds; whoever replaces it shall not wait that long. */
const LONGEST_END_MS = 8_000;

type End = { code: number; by: string; wasReady: boolean; livedMs: number };

/**
 * Runs the server in a process of its own and starts it again when it dies, until it is asked to end or dies too often. It notices
 * by its channel when we are gone, and ends.
 */
export async function supervise(): Promise<number> {
  const patience = createPatience();
  // what cannot be said, on a full disk or to a closed terminal, is no reason to die
  process.stderr.on("error", () => {});
  const asked = new AbortController();
  let server: ChildProcess | undefined;
  let everReady = false;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => {
      asked.abort();
      server?.kill(signal);
      setTimeout(() => server?.kill("SIGKILL"), LONGEST_END_MS).unref();
    });
  }

  for (;;) {
    // what a request can make of an object's prototype is nothing, where it cannot be named
    server = spawn(process.execPath, ["--disable-proto=delete", SERVER], {
      env: { NODE_COMPILE_CACHE: COMPILED, ...process.env },
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    });
    const { code, by, wasReady, livedMs } = await endOf(server);
    everReady ||= wasReady;
    if (asked.signal.aborted || code === 0) return Math.abs(code);
    // it has said why it cannot start
    if (code > 0 && !everReady) return code;
    const pause = patience.after(livedMs);
    if (pause === undefined) {
      say("Product Architect died five times in a row and stays down; mend what the lines above say and start it again.");
      return 1;
    }
    say(`Product Architect died (${by}) and is being started again.`);
    await delay(pause, undefined, { signal: asked.signal }).catch(() => {});
    if (asked.signal.aborted) return 0;
  }
}

function endOf(server: ChildProcess): Promise<End> {
  return new Promise((done, fail) => {
    let readyAt: number | undefined;
    server.once("message", () => {
      readyAt = performance.now();
    });
    server.once("error", fail);
    server.once("exit", (code, signal) => {
      const livedMs = readyAt === undefined ? 0 : performance.now() - readyAt;
      done({ code: code ?? -1, by: signal ?? `exit code ${code}`, wasReady: readyAt !== undefined, livedMs });
    });
  });
}

function say(line: string) {
  process.stderr.write(`${line}\n`);
}
