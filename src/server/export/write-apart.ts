import type { exportedOf } from "#domain/export/exported-of.ts";
import type { ExportFormat } from "#domain/export/formats.ts";
import { createThreads } from "#server/apart/threads.ts";
import { paperOfJob } from "./make-paper.ts";

/** In rows. */
const MOST_SMALL = 1_000;

/** What a file is made of, and as what. */
export type ToWrite = Parameters<typeof exportedOf>[0] & { format: ExportFormat };
/** A file, and what it says of its document: `chapters` are the numbers of those one can ask for. */
export type Written = { written: string | Uint8Array; of: { title: string; version: string; chapters: readonly string[] } };
/** What the thread answers; paper is made in a process, which is told its job. */
export type FromThread = Written | { job: string; of: Written["of"] };

const threads = createThreads<ToWrite, FromThread>({
  file: new URL("./writer.ts", import.meta.url),
  tooMuch: "This could not be written in time. Export a part of it, or choose another format.",
});

/** Makes and writes a file beside the server and not in it, which answers others meanwhile; what takes longer than `patience`, in milliseconds, is given up. */
export async function writeApart(asked: ToWrite, { patience }: { patience?: number } = {}): Promise<Written> {
  const said = await threads.have(asked, { kept: isSmall(asked), ...(patience === undefined ? {} : { patience }) });
  return "job" in said ? { written: await paperOfJob(said.job, asked.project_id), of: said.of } : said;
}

/** What was large left a thread with much that nobody needs. */
function isSmall({ content }: ToWrite): boolean {
  return Object.values(content).flat().length < MOST_SMALL;
}
