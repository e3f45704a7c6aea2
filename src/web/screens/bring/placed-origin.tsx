import { useState } from "react";
import { blockOf, originOf } from "#domain/bring/origin.ts";
import type { Placed } from "#domain/bring/placed.ts";
import { headingsAbove, type SourceBlock } from "#domain/bring/source.ts";
import { cn } from "#web/ui/cn.ts";
import { CutText } from "#web/ui/text/cut-text.tsx";

type Props = { row: Placed; title: string; blocks: readonly SourceBlock[] };

/** The words of the file a piece was made of, under their headings; nothing where no part of the file is its own. */
export function PlacedOrigin({ row, title, blocks }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  if (blocks.length === 0 || blockOf(row) === undefined) return null;
  return (
    <details className="ps-6.5" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="min-h-6 w-fit cursor-pointer rounded-sm text-xs text-muted hover:text-ink">
        Where it was<span className="sr-only">: {title}</span>
      </summary>
      {isOpen ? <Words row={row} blocks={blocks} /> : null}
    </details>
  );
}

function Words({ row, blocks }: Omit<Props, "title">) {
  const under = headingsAbove(blocks)[blockOf(row) ?? -1];
  return (
    <blockquote className="mt-1 grid gap-1.5 rounded-lg border bg-canvas p-3">
      {under ? <p className="text-xs text-faint wrap-anywhere">{under}</p> : null}
      <CutText>
        {originOf(blocks, row).map(({ text, isHeading }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
          <p key={at} className={cn("whitespace-pre-wrap wrap-anywhere", isHeading && "font-medium")}>
            {text}
          </p>
        ))}
      </CutText>
    </blockquote>
  );
}
