import type { ReactNode } from "react";
import { CitationLink } from "./citation-link.tsx";
import { useCitations } from "./citations.ts";

/** What somebody wrote, or the part of it from `from` up to `to`, its numbers being links where their rows are known. */
export function Words({ text, from = 0, to = text.length }: { text: string; from?: number; to?: number }): ReactNode {
  const index = useCitations();
  const found = index?.findIn(text).filter(({ start, end }) => start >= from && end <= to) ?? [];
  if (!index || found.length === 0) return text.slice(from, to);
  const parts: ReactNode[] = [];
  let at = from;
  for (const { reference, start, end } of found) {
    const cited = index.get(reference);
    parts.push(text.slice(at, start));
    if (cited) parts.push(<CitationLink key={start} cited={cited} />);
    else if (cited === null) parts.push(<Unknown key={start} reference={reference} />);
    else parts.push(reference);
    at = end;
  }
  return [...parts, text.slice(at, to)];
}

export function Unknown({ reference }: { reference: string }) {
  return (
    <span title="No such requirement" className="cursor-help underline decoration-faint decoration-dotted underline-offset-3">
      {reference}
      <span className="sr-only"> (no such requirement)</span>
    </span>
  );
}
