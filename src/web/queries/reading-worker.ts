import { buildDocument } from "#domain/document/build-document.ts";
import type { SpecificationDocument } from "#domain/document/document.ts";
import type { DocumentInput } from "#domain/document/document-input.ts";
import { keepSame, type ReadingPart, readingOf } from "#domain/document/reading.ts";

/** What became another since it was last asked. */
export type ReadingAsked = Partial<DocumentInput>;
/** The document anew: its parts by their keys, in their order, and those of them that were not told before. */
export type ReadingTold = Omit<SpecificationDocument, "chapters"> & { order: string[]; parts: ReadingPart[] };

let input: ReadingAsked = {};
let before: readonly ReadingPart[] = [];

addEventListener("message", ({ data }: MessageEvent<ReadingAsked>) => {
  input = { ...input, ...data };
  const { chapters, ...cover } = buildDocument(input as DocumentInput);
  const now = keepSame(before, readingOf({ chapters }));
  const told = new Set(before);
  const answer: ReadingTold = { ...cover, order: now.map(({ key }) => key), parts: now.filter((part) => !told.has(part)) };
  before = now;
  postMessage(answer);
});
