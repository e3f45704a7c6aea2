import { memo } from "react";
import type { ReadingBlock } from "#domain/document/reading.ts";
import { cn } from "#web/ui/cn.ts";
import { PageMapFigure } from "#workspace/trace/page-map-figure.tsx";
import { ChangedBlock } from "./changed-block.tsx";
import { InlineWords } from "./inline-words.tsx";
import { RequirementBlock } from "./requirement-block.tsx";
import { TableBlock } from "./table-block.tsx";
import { TextBlock } from "./text-block.tsx";

export const DocumentBlock = memo(function DocumentBlock({ reading }: { reading: ReadingBlock }) {
  const { change } = reading;
  if (!change) return <PlainBlock reading={reading} />;
  return (
    <ChangedBlock reading={reading} change={change}>
      <PlainBlock reading={reading} />
    </ChangedBlock>
  );
});

function PlainBlock({ reading: { block, depth, continues } }: { reading: ReadingBlock }) {
  switch (block.kind) {
    case "paragraph":
      return (
        <p className="mt-4">
          <InlineWords text={block.text} />
        </p>
      );
    case "prose":
    case "missing":
      return <TextBlock block={block} depth={depth} />;
    case "list":
      return (
        <ul className={cn("ps-5 marker:text-faint", continues ? "list-none" : "mt-4 list-disc")}>
          {block.items.map((item, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an item is its place in the list
            <li key={at} className="mt-1.5 ps-1">
              <InlineWords text={item} />
            </li>
          ))}
        </ul>
      );
    case "table":
      return <TableBlock table={block} continues={continues} />;
    case "page_map":
      return (
        <div className="mt-4 break-inside-avoid">
          <PageMapFigure map={block.map} />
        </div>
      );
    case "requirement":
      return <RequirementBlock row={block} depth={depth} />;
  }
}
