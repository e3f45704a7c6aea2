import { memo, useEffect, useRef, useState } from "react";
import type { Passage } from "#domain/document/reading.ts";
import { useIsWide } from "#web/ui/layout/use-is-wide.ts";
import { DocumentBlock } from "./document-block.tsx";
import { estimatedHeight } from "./estimated-height.ts";

/** In pixels around what is in sight. */
const margin = "1600px 0px";

/** Once drawn it stays; until then, and while out of sight, it takes as much room as it probably needs. */
export const DrawnPassage = memo(function DrawnPassage({ passage, isDue }: { passage: Passage; isDue: boolean }) {
  const isWide = useIsWide();
  const [isDrawn, setDrawn] = useState(isDue);
  const place = useRef<HTMLDivElement>(null);
  if (isDue && !isDrawn) setDrawn(true);
  useEffect(() => {
    if (isDrawn || !place.current) return;
    return whenNear(place.current, () => setDrawn(true));
  }, [isDrawn]);
  const height = estimatedHeight(passage.blocks, isWide);
  return (
    <div
      ref={place}
      className="document-passage"
      style={isDrawn ? { containIntrinsicBlockSize: `auto ${height}px` } : { height }}
    >
      {isDrawn ? passage.blocks.map((block) => <DocumentBlock key={block.key} reading={block} />) : null}
    </div>
  );
});

const waiting = new WeakMap<Element, () => void>();
let watching: IntersectionObserver | undefined;

function whenNear(element: Element, run: () => void): () => void {
  watching ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) waiting.get(target)?.();
    },
    { rootMargin: margin },
  );
  waiting.set(element, run);
  watching.observe(element);
  return () => watching?.unobserve(element);
}
