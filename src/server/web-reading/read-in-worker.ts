import { Worker } from "node:worker_threads";
import { Failure } from "#domain/failure.ts";
import type { WebPage } from "#domain/web-to-prd-page.ts";
import type { FetchedPage } from "./fetch-page.ts";

const unreadable = () =>
  new Failure("unavailable", "The website's page could not be read. Enter the address of another page of it.");

/** Reads a page apart from everything else, since a page may be built to keep its reader busy for ever; `patience` is in milliseconds. */
export function readInWorker(page: FetchedPage, patience: number): Promise<WebPage> {
  const worker = new Worker(new URL("./read-page-worker.ts", import.meta.url), {
    workerData: page,
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 256 },
    // what it would print is about a stranger's page
    stdout: true,
    stderr: true,
  });
  return new Promise<WebPage>((resolve, reject) => {
    const bell = setTimeout(() => reject(unreadable()), patience);
    worker.once("message", resolve);
    worker.once("error", () => reject(unreadable()));
    worker.once("exit", () => {
      clearTimeout(bell);
      reject(unreadable());
    });
  }).finally(() => worker.terminate());
}
