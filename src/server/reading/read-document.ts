import { Worker } from "node:worker_threads";

type Document = { name: string; bytes: Uint8Array };
/** In milliseconds and bytes. */
export type ReadingLimits = { time: number; memory: number };

const usual: ReadingLimits = { time: 10_000, memory: 400_000_000 };
const LOOK = 50;

let last: Promise<unknown> = Promise.resolve();

/**
 * A document's text, read in a thread of its own that ends where it takes too long or too much memory; one document at a time,
 * so that what somebody made to hurt is all there is to hurt.
 */
export function readDocument(document: Document, limits = usual): Promise<string> {
  const reading = last.then(() => readInThread(document, limits));
  last = reading.catch(() => {});
  return reading;
}

function readInThread({ name, bytes }: Document, { time, memory }: ReadingLimits): Promise<string> {
  return new Promise((resolve, reject) => {
    const before = process.memoryUsage.rss();
    const thread = new Worker(new URL("./document-worker.ts", import.meta.url), {
      workerData: { name, bytes },
      env: {},
      execArgv: [],
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    });
    const deadline = performance.now() + time;
    const look = setInterval(() => {
      if (performance.now() > deadline) give("took too long");
      // what a thread holds outside of its heap counts for the whole process alone
      else if (process.memoryUsage.rss() - before > memory) give("took too much memory");
    }, LOOK);
    const give = (why: string) => {
      clearInterval(look);
      reject(new Error(`The document ${why}.`));
      void thread.terminate();
    };
    thread.once("message", (text: string) => {
      clearInterval(look);
      resolve(text);
      void thread.terminate();
    });
    thread.once("error", (error) => {
      clearInterval(look);
      reject(error);
    });
    thread.once("exit", () => give("could not be read"));
  });
}
