import { Worker } from "node:worker_threads";

/** In megabytes, and in milliseconds. */
const MEMORY = 1024;
const REST = 30_000;

const resting = new Map<Worker, NodeJS.Timeout>();

/** A thread that writes: one that rests, since a new one has to load all that writes first. */
export function takeThread(): Worker {
  const [[worker, bell] = []] = resting;
  if (!worker) {
    const resourceLimits = { maxOldGenerationSizeMb: MEMORY };
    return new Worker(new URL("./writer.ts", import.meta.url), { execArgv: [], resourceLimits });
  }
  clearTimeout(bell);
  resting.delete(worker);
  forget(worker);
  worker.ref();
  return worker;
}

/** Kept for the next file, for a while; it keeps nobody from ending. */
export function letRest(worker: Worker): void {
  const end = () => {
    clearTimeout(resting.get(worker));
    resting.delete(worker);
    void worker.terminate();
  };
  forget(worker);
  worker.once("error", end).once("exit", end).unref();
  resting.set(worker, setTimeout(end, REST).unref());
}

/** Not all of its listeners: some are the thread's own. */
function forget(worker: Worker): void {
  for (const event of ["message", "error", "exit"]) worker.removeAllListeners(event);
}
