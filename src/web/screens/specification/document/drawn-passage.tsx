import { memo, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Passage } from "#domain/document/reading.ts";
import { useIsWide } from "#web/ui/layout/use-is-wide.ts";
import { DocumentBlock } from "./document-block.tsx";
import type { DrawQueue } from "./draw-queue.ts";
import { partHeight } from "./estimated-height.ts";
import { rememberHeight } from "./remember-height.ts";

type PassageProps = { passage: Passage; isDue: boolean; queue: DrawQueue };

/** Once drawn it stays; until then, and while out of sight, it takes as much room as it probably needs. */
export const DrawnPassage = memo(function DrawnPassage({ passage, isDue, queue }: PassageProps) {
  const isWide = useIsWide();
  const [isDrawn, setDrawn] = useState(isDue);
  const place = useRef<HTMLDivElement>(null);
  if (isDue && !isDrawn) setDrawn(true);
  useEffect(() => {
    if (isDrawn || !place.current) return;
    const own = place.current;
    return queue.add(own, () => {
      flushSync(() => setDrawn(true));
      rememberHeight(own, passage, isWide);
    });
  }, [isDrawn, queue, passage, isWide]);
  const height = partHeight(passage, isWide);
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
