import { parentPort } from "node:worker_threads";
import { Failure, type FailureKind } from "#domain/failure.ts";
import { createTaking, type Handed } from "./hand-over.ts";

export type Said<Value> = { value: Value } | { refused: { kind: FailureKind; message: string } };

/** Does in a thread of its own what it is told, one after the other. */
export function doInThread<Work>(does: (work: Work) => unknown): void {
  const take = createTaking<Work>();
  parentPort?.on("message", async (handed: Handed<Work>) => {
    const work = take(handed);
    if (work === undefined) return;
    try {
      parentPort?.postMessage({ value: await does(work) });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      parentPort?.postMessage({ refused: { kind: error.kind, message: error.message } });
    }
  });
}
