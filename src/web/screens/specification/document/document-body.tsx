import { memo, useDeferredValue, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import type { Passage, ReadingPart } from "#domain/document/reading.ts";
import { sheetsOf } from "#domain/document/sheets.ts";
import { usePrinting } from "#web/ui/lists/use-printing.ts";
import { ChapterHeading } from "./chapter-heading.tsx";
import { drawQueue } from "./draw-queue.ts";
import { DrawnPassage } from "./drawn-passage.tsx";
import { DrawnSheet } from "./drawn-sheet.tsx";

/** In parts: what fills a high window, before anything else has its place. */
const begins = 24;
/** In parts: what is drawn together with its place. */
const atOnce = 8;

type BodyProps = { parts: readonly ReadingPart[]; sought: string | null; onWhole: (isWhole: boolean) => void };

/** All parts, of which those out of sight are drawn little by little, so that search, anchors and paper reach everything. */
export const DocumentBody = memo(function DocumentBody({ parts, sought, onWhole }: BodyProps) {
  const isPrinting = usePrinting();
  const [queue] = useState(drawQueue);
  const placed = useDeferredValue(parts, sought === null ? parts.slice(0, begins) : parts);
  const isWhole = useSyncExternalStore(queue.subscribe, queue.isEmpty) && placed === parts;
  useEffect(() => onWhole(isWhole), [isWhole, onWhole]);
  const shown = isPrinting ? parts : placed;
  const sheets = useMemo(() => sheetsOf(shown), [shown]);
  const atOnceIn = new Set<ReadingPart>(shown.slice(0, atOnce));
  return sheets.map((sheet) => (
    <DrawnSheet key={sheet.key} sheet={sheet}>
      {sheet.parts.map((part) =>
        part.kind === "heading" ? (
          <ChapterHeading key={part.key} heading={part} />
        ) : (
          <DrawnPassage
            key={part.key}
            passage={part}
            queue={queue}
            isDue={isPrinting || atOnceIn.has(part) || holds(part, sought)}
          />
        ),
      )}
    </DrawnSheet>
  ));
});

function holds({ blocks }: Passage, key: string | null): boolean {
  return key !== null && blocks.some((block) => block.key === key);
}
