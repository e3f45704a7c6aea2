import { setPriority } from "node:os";
import { exportedOf } from "#domain/export/exported-of.ts";
import { doInThread } from "#server/apart/in-thread.ts";
import { isPaper, paperJob } from "./paper-job.ts";
import type { FromThread, ToWrite } from "./write-apart.ts";
import { writeExport } from "./writers.ts";

/** A thread of its own for one file. Elsewhere the priority of a thread is that of its whole process. */
if (process.platform === "linux") setPriority(5);

doInThread(write);

async function write({ format, ...asked }: ToWrite): Promise<FromThread> {
  const exported = exportedOf(asked);
  const { title, version, chapters } = exported.document;
  const numbers = chapters.flatMap(({ number, chapters: parts }) =>
    parts.length > 0 ? parts.map((part) => part.number) : number,
  );
  const of = { title, version, chapters: numbers };
  return isPaper(format) ? { job: paperJob(format, exported), of } : { written: await writeExport(format, exported), of };
}
