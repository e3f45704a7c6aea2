import { parentPort } from "node:worker_threads";
import { Failure, type FailureKind } from "#domain/failure.ts";

export type Said<Value> = { value: Value } | { refused: { kind: FailureKind; message: string } };

/** Does in a thread of its own what it is told, one after the other; `undefined` says that more is to come first. */
export function doInThread<Told>(work: (told: Told) => unknown): void {
  parentPort?.on("message", async (told: Told) => {
    try {
      const value = await work(told);
      if (value !== undefined) parentPort?.postMessage({ value });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      parentPort?.postMessage({ refused: { kind: error.kind, message: error.message } });
    }
  });
}
