import { fileURLToPath } from "node:url";
import type { exportedOf } from "#domain/export/exported-of.ts";
import type { ExportFormat } from "#domain/export/formats.ts";
import { keepApart } from "#server/apart/keep-apart.ts";
import { paperOfJob } from "./make-paper.ts";

/** What a file is made of, and as what. */
export type ToWrite = Parameters<typeof exportedOf>[0] & { format: ExportFormat };
/** A file, and what it says of its document: `chapters` are the numbers of those one can ask for. */
export type Written = { written: string | Uint8Array; of: { title: string; version: string; chapters: readonly string[] } };
/** What the process answers; paper is made in another one, which is told its job. */
export type FromWriter = Written | { job: string; of: Written["of"] };

const writers = keepApart<ToWrite, FromWriter>({
  program: fileURLToPath(new URL("./writer.ts", import.meta.url)),
  tooMuch: "This could not be written in time. Export a part of it, or choose another format.",
});

/** Makes and writes a file beside the server and not in it, which answers others meanwhile; what takes longer than `patience`, in milliseconds, is given up. */
export async function writeApart(asked: ToWrite, { patience }: { patience?: number } = {}): Promise<Written> {
  const said = await writers.have(asked, patience === undefined ? {} : { patience });
  return "job" in said ? { written: await paperOfJob(said.job, asked.project_id), of: said.of } : said;
}
