import { memo, useEffect } from "react";
import type { Passage, ReadingPart } from "#domain/document/reading.ts";
import { usePrinting } from "#web/ui/lists/use-printing.ts";
import { ChapterHeading } from "./chapter-heading.tsx";
import { DrawnPassage } from "./drawn-passage.tsx";
import { useDue } from "./use-due.ts";

type BodyProps = { parts: readonly ReadingPart[]; sought: string | null; onWhole: (isWhole: boolean) => void };

/** All parts, of which those out of sight are drawn little by little, so that search, anchors and paper reach everything. */
export const DocumentBody = memo(function DocumentBody({ parts, sought, onWhole }: BodyProps) {
  const isPrinting = usePrinting();
  const due = useDue(parts.length);
  const isWhole = due === Number.POSITIVE_INFINITY;
  useEffect(() => onWhole(isWhole), [isWhole, onWhole]);
  return parts.map((part, at) =>
    part.kind === "heading" ? (
      <ChapterHeading key={part.key} heading={part} />
    ) : (
      <DrawnPassage key={part.key} passage={part} isDue={isPrinting || at < due || holds(part, sought)} />
    ),
  );
});

function holds({ blocks }: Passage, key: string | null): boolean {
  return key !== null && blocks.some((block) => block.key === key);
}
