import { memo } from "react";
import type { Heading } from "#domain/document/reading.ts";
import { cn } from "#web/ui/cn.ts";
import { Permalink } from "./permalink.tsx";

const looks = ["mt-16 border-t pt-10 text-2xl tracking-tight", "mt-12 text-xl tracking-tight", "mt-10 text-lg", "mt-8 text-base"];

export const ChapterHeading = memo(function ChapterHeading({ heading: { number, cite, title, depth } }: { heading: Heading }) {
  const Tag = (["h2", "h3", "h4", "h5", "h6"] as const)[depth - 1] ?? "h6";
  return (
    <Tag
      id={number}
      data-chapter={number}
      tabIndex={-1}
      className={cn(
        "group flex scroll-mt-32 items-baseline gap-3 font-semibold wrap-anywhere focus:outline-none",
        looks[depth - 1] ?? looks[3],
      )}
    >
      <span className="shrink-0 font-normal text-faint tabular-nums">{number}</span>
      <span dir="auto" className="min-w-0">
        {cite ? <span className="me-2 font-normal text-muted tabular-nums">{cite}</span> : null}
        {title}
      </span>
      <Permalink hash={number} label={`Link to chapter ${number}`} />
    </Tag>
  );
});
