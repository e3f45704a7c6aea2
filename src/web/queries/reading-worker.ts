import { buildDocument } from "#domain/document/build-document.ts";
import { comparedReading } from "#domain/document/compared-reading.ts";
import type { SpecificationDocument } from "#domain/document/document.ts";
import type { DocumentInput } from "#domain/document/document-input.ts";
import { keepSame, type ReadingPart, readingOf } from "#domain/document/reading.ts";
import type { ProjectContent } from "#domain/project-content.ts";

/** What became another since it was last asked; with what it is compared, where it is. */
export type ReadingAsked = Partial<DocumentInput & { against: ProjectContent }>;
/** The document anew: its parts by their keys, in their order, and those of them that were not told before. */
export type ReadingTold = Omit<SpecificationDocument, "chapters"> & { order: string[]; parts: ReadingPart[] };

type Own = DocumentInput & { against?: ProjectContent };

let input: ReadingAsked = {};
let before: readonly ReadingPart[] = [];

addEventListener("message", ({ data }: MessageEvent<ReadingAsked>) => {
  input = { ...input, ...data };
  const asked = input as Own;
  // to look through the words of thousands of rows takes longer than all the rest, and somebody waits to read
  if (before.length === 0 && asked.quality) tell({ ...asked, quality: "pending" });
  tell(asked);
});

function tell({ against, ...own }: Own) {
  const { chapters, ...cover } = buildDocument(own);
  const old = against && buildDocument({ ...against, generated_at: own.generated_at });
  const now = keepSame(before, old ? comparedReading(old, { chapters }) : readingOf({ chapters }));
  const told = new Set(before);
  const answer: ReadingTold = { ...cover, order: now.map(({ key }) => key), parts: now.filter((part) => !told.has(part)) };
  before = now;
  postMessage(answer);
}
