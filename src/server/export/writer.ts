import { setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { exportedOf } from "#domain/export/exported-of.ts";
import { Failure } from "#domain/failure.ts";
import { createTaking, type ToWrite } from "./hand-over.ts";
import { isPaper, paperJob } from "./paper-job.ts";
import type { Said, Written } from "./write-apart.ts";
import { writeExport } from "./writers.ts";

/** A thread of its own for one file. Elsewhere the priority of a thread is that of its whole process. */
if (process.platform === "linux") setPriority(5);

const take = createTaking();
parentPort?.on("message", async (handed) => {
  const whole = take(handed);
  if (whole) parentPort?.postMessage(await answerTo(whole));
});

async function answerTo(whole: ToWrite): Promise<Said> {
  try {
    return await write(whole);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { refused: { kind: error.kind, message: error.message } };
  }
}

async function write({ format, ...asked }: ToWrite): Promise<Written | { job: string; of: Written["of"] }> {
  const exported = exportedOf(asked);
  const { title, version, chapters } = exported.document;
  const numbers = chapters.flatMap(({ number, chapters: parts }) =>
    parts.length > 0 ? parts.map((part) => part.number) : number,
  );
  const of = { title, version, chapters: numbers };
  return isPaper(format) ? { job: paperJob(format, exported), of } : { written: await writeExport(format, exported), of };
}
