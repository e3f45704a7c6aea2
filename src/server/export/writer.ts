import { exportedOf } from "#domain/export/exported-of.ts";
import { doApart } from "#server/apart/do-apart.ts";
import { isPaper, paperJob } from "./paper-job.ts";
import type { FromWriter, ToWrite } from "./write-apart.ts";
import { writeExport } from "./writers.ts";

/** A process of its own for files. */
doApart(write);

async function write({ format, ...asked }: ToWrite): Promise<FromWriter> {
  const exported = exportedOf(asked);
  const { title, version, chapters } = exported.document;
  const numbers = chapters.flatMap(({ number, chapters: parts }) =>
    parts.length > 0 ? parts.map((part) => part.number) : number,
  );
  const of = { title, version, chapters: numbers };
  return isPaper(format) ? { job: paperJob(format, exported), of } : { written: await writeExport(format, exported), of };
}
