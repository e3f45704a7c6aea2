import { Worker } from "node:worker_threads";
import { Failure, type FailureKind } from "#domain/failure.ts";
import { createTurns } from "#server/reading/turns.ts";
import type { Work } from "./work.ts";

/** In milliseconds, and in megabytes. */
const PATIENCE = 60_000;
const MEMORY = 1024;
const AT_ONCE = 2;

type Said = { value: unknown } | { refused: { kind: FailureKind; message: string } };
export type Whose = { who?: string | undefined; signal?: AbortSignal | undefined; patience?: number };

const turns = createTurns({
  at_once: AT_ONCE,
  each: 1,
  waiting: 48,
  patience: 120_000,
  busy: "More is being drafted now than this server can take.",
});
/** Threads that wait for work: to begin one takes longer than most drafts. */
const idle: Worker[] = [];

/**
 * Has the built-in drafter work beside the server and not in it, which answers others meanwhile, in the turn of `who`. What takes
 * longer than `patience`, in milliseconds, or is no longer wanted, is given up with its thread.
 */
export function workApart(work: Work, { who = "", signal, patience = PATIENCE }: Whose = {}): Promise<unknown> {
  return turns.take(who, () => {
    signal?.throwIfAborted();
    return worked(idle.pop() ?? begun(), work, { signal, patience });
  });
}

function begun(): Worker {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), {
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MEMORY },
  });
  // whoever waits for it is told by its end; while nobody does, it takes nothing else with it
  worker.on("error", () => {});
  worker.once("exit", () => {
    if (idle.includes(worker)) idle.splice(idle.indexOf(worker), 1);
  });
  return worker;
}

function worked(worker: Worker, work: Work, { signal, patience }: Omit<Whose, "who">): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const fail = (cause?: unknown) => reject(new Failure("unavailable", tooMuch, { cause }));
  const stop = () => reject(signal?.reason);
  const hear = (said: Said) => {
    idle.push(worker);
    if ("value" in said) resolve(said.value);
    else reject(new Failure(said.refused.kind, said.refused.message));
  };
  const bell = setTimeout(fail, patience);
  signal?.addEventListener("abort", stop);
  worker.on("message", hear);
  worker.on("error", fail);
  worker.on("exit", fail);
  worker.ref();
  const ended = promise.finally(() => {
    clearTimeout(bell);
    signal?.removeEventListener("abort", stop);
    worker.off("message", hear);
    worker.off("error", fail);
    worker.off("exit", fail);
    // one that waits keeps nobody from ending
    if (idle.includes(worker)) worker.unref();
    else void worker.terminate();
  });
  try {
    worker.postMessage(work);
  } catch (error) {
    reject(error);
  }
  return ended;
}

const tooMuch = "This is too much to draft from at once. Shorten the description or the answers, or take away documents.";
