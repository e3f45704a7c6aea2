import { type ChildProcess, spawn } from "node:child_process";
import cluster from "node:cluster";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { createPatience } from "./patience.ts";

const SERVER = fileURLToPath(new URL("./main.ts", import.meta.url));
/** What was compiled once need not be when the server has to be back at once. */
const COMPILED = fileURLToPath(new URL("../../node_modules/.product-architect/compiled/", import.meta.url));
/** What a container gives a process to end in is ten seconds; whoever replaces it shall not wait that long. */
const LONGEST_END_MS = 8_000;

const DOWN = "Product Architect died five times in a row and stays down; mend what the lines above say and start it again.";

type End = { code: number; by: string; wasReady: boolean; livedMs: number };

/**
 * Runs the server in a process of its own, or in `workers` that share its port, and starts each again when it dies, until it is asked to
 * end or one dies too often. They notice by their channel when we are gone, and end.
 */
export async function supervise({ workers = 1 } = {}): Promise<number> {
  // what cannot be said, on a full disk or to a closed terminal, is no reason to die
  process.stderr.on("error", () => {});
  const asked = new AbortController();
  const servers = new Set<ChildProcess>();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => end(signal));
  const start = workers > 1 ? await forkSharingPort() : spawnAlone;
  const codes = await Promise.all(Array.from({ length: workers }, keepRunning));
  return Math.max(...codes);

  function end(signal: NodeJS.Signals) {
    asked.abort();
    for (const server of servers) server.kill(signal);
    setTimeout(() => {
      for (const server of servers) server.kill("SIGKILL");
    }, LONGEST_END_MS).unref();
  }

  async function keepRunning(): Promise<number> {
    const patience = createPatience();
    let everReady = false;
    for (;;) {
      const server = start();
      servers.add(server);
      const { code, by, wasReady, livedMs } = await endOf(server);
      servers.delete(server);
      everReady ||= wasReady;
      if (asked.signal.aborted || code === 0) return Math.abs(code);
      // it has said why it cannot start
      const hasSaid = code > 0 && !everReady;
      const pause = hasSaid ? undefined : patience.after(livedMs);
      if (pause === undefined) {
        if (!hasSaid) say(DOWN);
        end("SIGTERM");
        return hasSaid ? code : 1;
      }
      say(`Product Architect died (${by}) and is being started again.`);
      await delay(pause, undefined, { signal: asked.signal }).catch(() => {});
      if (asked.signal.aborted) return 0;
    }
  }
}

// what a request can make of an object's prototype is nothing, where it cannot be named
const FLAGS = ["--disable-proto=delete"];

function spawnAlone(): ChildProcess {
  return spawn(process.execPath, [...FLAGS, SERVER], {
    env: { NODE_COMPILE_CACHE: COMPILED, ...process.env },
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
}

/** Connections come to this process, which hands them round. */
async function forkSharingPort(): Promise<() => ChildProcess> {
  const { gatherFigures } = await import("./operating/gather-figures.ts");
  gatherFigures();
  cluster.setupPrimary({ exec: SERVER, execArgv: FLAGS, stdio: ["ignore", "inherit", "inherit", "ipc"] });
  return () => cluster.fork({ NODE_COMPILE_CACHE: COMPILED, ...process.env }).process;
}

function endOf(server: ChildProcess): Promise<End> {
  return new Promise((done, fail) => {
    let readyAt: number | undefined;
    server.on("message", (said) => {
      if (said === "ready") readyAt = performance.now();
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
