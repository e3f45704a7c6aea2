import { Worker } from "node:worker_threads";
import { Failure } from "#domain/failure.ts";
import { handOver } from "./hand-over.ts";
import type { Said } from "./in-thread.ts";

export type Threads<Work, Value> = {
  /**
   * Has a thread do this. What takes longer than `patience`, in milliseconds, or is no longer wanted ends with its thread; so does
   * one that is not `kept` for more.
   */
  have(work: Work, wanted?: Wanted): Promise<Value>;
};
export type Wanted = { patience?: number; signal?: AbortSignal | undefined; kept?: boolean };
/** `tooMuch` is what whoever waited is told when a thread came to nothing. */
type Kind = { file: URL; tooMuch: string };

/** In megabytes, and in milliseconds. */
const MEMORY = 1024;
const PATIENCE = 60_000;
const REST = 30_000;

/** Threads for work of one kind; one that has done rests for a while, since a new one has to load all it works with first. */
export function createThreads<Work, Value>({ file, tooMuch }: Kind): Threads<Work, Value> {
  const resting = new Map<Worker, NodeJS.Timeout>();

  function begun(): Worker {
    const worker = new Worker(file, { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: MEMORY } });
    // whoever waits for it is told by its end; while nobody does, it takes nothing else with it
    worker.on("error", () => {}).once("exit", () => wake(worker));
    return worker;
  }

  function wake(worker: Worker): Worker {
    clearTimeout(resting.get(worker));
    resting.delete(worker);
    worker.ref();
    return worker;
  }

  function letRest(worker: Worker) {
    worker.unref();
    resting.set(worker, setTimeout(() => void worker.terminate(), REST).unref());
  }

  return {
    async have(work, { patience = PATIENCE, signal, kept = true } = {}) {
      signal?.throwIfAborted();
      // the one that rested least has most at hand, and the others come to their end
      const last = [...resting.keys()].at(-1);
      const worker = last ? wake(last) : begun();
      const { promise, resolve, reject } = Promise.withResolvers<Said<Value>>();
      const fail = (cause?: unknown) => reject(new Failure("unavailable", tooMuch, { cause }));
      const stop = () => reject(signal?.reason);
      const bell = setTimeout(fail, patience);
      signal?.addEventListener("abort", stop);
      worker.on("message", resolve).on("error", fail).on("exit", fail);
      let isWhole = false;
      try {
        // what cannot be told fails here, and what nobody waits for any longer is not told to its end
        handOver(worker, work).catch(fail);
        const said = await promise;
        isWhole = true;
        if ("refused" in said) throw new Failure(said.refused.kind, said.refused.message);
        return said.value;
      } finally {
        clearTimeout(bell);
        signal?.removeEventListener("abort", stop);
        worker.off("message", resolve).off("error", fail).off("exit", fail);
        if (isWhole && kept) letRest(worker);
        else void worker.terminate();
      }
    },
  };
}
