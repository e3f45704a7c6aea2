import { Failure, type FailureKind } from "#domain/failure.ts";
import { handOver, type ToWrite } from "./hand-over.ts";
import { paperOfJob } from "./make-paper.ts";
import { letRest, takeThread } from "./threads.ts";

/** In milliseconds. */
const PATIENCE = 60_000;
/** In rows. */
const MOST_SMALL = 1_000;

/** A file, and what it says of its document: `chapters` are the numbers of those one can ask for. */
export type Written = { written: string | Uint8Array; of: { title: string; version: string; chapters: readonly string[] } };
/** What the thread answers; paper is made in a process, which is told its job. */
export type Said = Written | { job: string; of: Written["of"] } | { refused: { kind: FailureKind; message: string } };

/** Makes and writes a file beside the server and not in it, which answers others meanwhile; what takes longer than `patience`, in milliseconds, is given up. */
export async function writeApart(asked: ToWrite, { patience = PATIENCE }: { patience?: number } = {}): Promise<Written> {
  const said = await askThread(asked, patience);
  if ("refused" in said) throw new Failure(said.refused.kind, said.refused.message);
  return "job" in said ? { written: await paperOfJob(said.job, asked.project_id), of: said.of } : said;
}

async function askThread(asked: ToWrite, patience: number): Promise<Said> {
  const worker = takeThread();
  let bell: NodeJS.Timeout | undefined;
  try {
    const said = await new Promise<Said>((resolve, reject) => {
      bell = setTimeout(reject, patience);
      worker.once("message", resolve).once("error", reject).once("exit", reject);
      handOver(worker, asked).catch(reject);
    });
    if (isSmall(asked)) letRest(worker);
    else void worker.terminate();
    return said;
  } catch (cause) {
    void worker.terminate();
    throw new Failure("unavailable", tooMuch, { cause });
  } finally {
    clearTimeout(bell);
  }
}

/** What was large left a thread with much that nobody needs. */
function isSmall({ content }: ToWrite): boolean {
  return Object.values(content).flat().length < MOST_SMALL;
}

const tooMuch = "This could not be written in time. Export a part of it, or choose another format.";
