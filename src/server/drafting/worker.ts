import { parentPort } from "node:worker_threads";
import { Failure } from "#domain/failure.ts";
import { done, type Work } from "./work.ts";

/** A thread of its own for the built-in drafter, which is given one work after the other. */
parentPort?.on("message", (work: Work) => {
  try {
    parentPort?.postMessage({ value: done(work) });
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    parentPort?.postMessage({ refused: { kind: error.kind, message: error.message } });
  }
});
