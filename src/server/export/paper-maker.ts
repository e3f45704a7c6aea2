import { text } from "node:stream/consumers";
import { paperColors } from "#domain/export/paper/paper-colors.ts";
import { paperOf } from "#domain/export/paper/paper-of.ts";
import type { PaperJob } from "./paper-job.ts";

/** A process of its own for one file: it is told what to make in JSON, and answers with the bytes. */
const { format, document, coloured, logo }: PaperJob = JSON.parse(await text(process.stdin));
const paper = paperOf(document, { colors: paperColors(coloured), logo });

async function made(): Promise<Uint8Array> {
  if (format === "pdf") return (await import("./typst/typeset.ts")).typeset(paper);
  return (await import("./word/write-word.ts")).writeWord(paper);
}

process.stdout.write(await made());
