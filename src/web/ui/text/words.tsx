import type { ReactNode } from "react";
import { CitationLink } from "./citation-link.tsx";
import { foundWithin, useCitations } from "./citations.ts";

/** What somebody wrote, or the part of it from `from` up to `to`, its numbers being links where their rows are known. */
export function Words({
  text,
  from = 0,
  to = text.length,
  newTab = false,
}: {
  text: string;
  from?: number;
  to?: number;
  /** Over what is being done, such as in a dialog, links open beside it. */
  newTab?: boolean;
}): ReactNode {
  const index = useCitations();
  const found = index ? foundWithin(index.findIn(text), from, to) : [];
  if (found.length === 0) return text.slice(from, to);
  const parts: ReactNode[] = [];
  let at = from;
  for (const { reference, start, end } of found) {
    parts.push(
      text.slice(at, start),
      <Citation key={start} reference={reference} newTab={newTab}>
        {reference}
      </Citation>,
    );
    at = end;
  }
  return [...parts, text.slice(at, to)];
}

/** A number in a text: a link to its row, or a hint that there is none. */
export function Citation({ reference, newTab, children }: { reference: string; newTab: boolean; children: ReactNode }) {
  const cited = useCitations()?.get(reference);
  if (cited) {
    return (
      <CitationLink cited={cited} newTab={newTab}>
        {children}
      </CitationLink>
    );
  }
  return cited === null ? <Unknown>{children}</Unknown> : children;
}

export function Unknown({ children }: { children: ReactNode }) {
  return (
    <span title="No such requirement" className="cursor-help underline decoration-faint decoration-dotted underline-offset-3">
      {children}
      <span className="sr-only"> (no such requirement)</span>
    </span>
  );
}
