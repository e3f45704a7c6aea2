import { fileURLToPath } from "node:url";
import type { Exported } from "#domain/export/exported.ts";
import { Failure } from "#domain/failure.ts";
import { type Limits, runApart } from "#server/apart/run-apart.ts";
import { createTurns } from "#server/reading/turns.ts";
import { type PaperJob, paperJob } from "./paper-job.ts";

const program = fileURLToPath(new URL("./paper-maker.ts", import.meta.url));
/** In bytes. */
const LONGEST = 60_000_000;
export const paperLimits: Limits = { time: 90_000, computing: 60, memory: 1536 };

const turns = createTurns({
  ...{ at_once: 2, each: 1, waiting: 4, patience: 60_000 },
  busy: "More documents are being made now than this server can take.",
});

export const writePdf = (exported: Exported) => makePaper("pdf", exported);
export const writeDocx = (exported: Exported) => makePaper("docx", exported);

export function makePaper(format: PaperJob["format"], exported: Exported, limits = paperLimits): Promise<Uint8Array> {
  return paperOfJob(paperJob(format, exported), exported.project_id, limits);
}

/** Made in a process of its own, in the project's turn: setting a long document takes seconds of computing. */
export async function paperOfJob(job: string, project_id: string, limits = paperLimits): Promise<Uint8Array> {
  const work = { program, given: [job], longest: LONGEST, addons: true };
  const outcome = await turns
    .take(project_id, () => runApart(work, limits))
    .catch((cause: unknown) => {
      if (cause instanceof Failure) throw cause;
      throw new Failure("unavailable", "No document can be created right now. Try again in a minute.", { cause });
    });
  if ("answer" in outcome) return outcome.answer;
  const what = outcome.why === "too_long" ? "takes longer to make" : "is more";
  throw new Failure("invalid", `This document ${what} than this server allows. Export some of its chapters, or choose Markdown.`);
}
