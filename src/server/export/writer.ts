import { parentPort, workerData } from "node:worker_threads";
import { Failure } from "#domain/failure.ts";
import { writeExport } from "./writers.ts";

/** A thread of its own for one file. */
const { format, exported } = workerData;
try {
  parentPort?.postMessage({ written: await writeExport(format, exported) });
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  parentPort?.postMessage({ refused: { kind: error.kind, message: error.message } });
}
