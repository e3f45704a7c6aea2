import { Worker } from "node:worker_threads";
import type { Exported } from "#domain/export/exported.ts";
import type { ExportFormat } from "#domain/export/formats.ts";
import { Failure, type FailureKind } from "#domain/failure.ts";
import { writeExport } from "./writers.ts";

/** In milliseconds, and in megabytes. */
const PATIENCE = 60_000;
const MEMORY = 1024;

type Said = { written: string | Uint8Array } | { refused: { kind: FailureKind; message: string } };

/** What is made in a process of its own already. */
const madeApart: ReadonlySet<ExportFormat> = new Set<ExportFormat>(["pdf", "docx"]);

/** Writes a file beside the server and not in it, which answers others meanwhile; what takes longer than `patience`, in milliseconds, is given up. */
export function writeApart(
  format: ExportFormat,
  exported: Exported,
  { patience = PATIENCE }: { patience?: number } = {},
): Promise<string | Uint8Array> {
  if (madeApart.has(format)) return writeExport(format, exported);
  const worker = new Worker(new URL("./writer.ts", import.meta.url), {
    workerData: { format, exported },
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MEMORY },
  });
  return new Promise<string | Uint8Array>((resolve, reject) => {
    const bell = setTimeout(() => fail(undefined), patience);
    const fail = (cause: unknown) => reject(new Failure("unavailable", tooMuch, { cause }));
    worker.once("message", (said: Said) => {
      if ("written" in said) resolve(said.written);
      else reject(new Failure(said.refused.kind, said.refused.message));
    });
    worker.once("error", fail);
    worker.once("exit", () => {
      clearTimeout(bell);
      fail(undefined);
    });
  }).finally(() => worker.terminate());
}

const tooMuch = "This could not be written in time. Export a part of it, or choose another format.";
