import type { CitationIndex } from "#web/ui/text/citations.ts";
import { Citation } from "#web/ui/text/words.tsx";

/** Below a text that is being written: which of its numbers are known. They open beside what is typed, not over it. */
export function TypedCitations({ index, text }: { index: CitationIndex; text: string }) {
  const references = [...new Set(index.findIn(text).map(({ reference }) => reference))];
  if (references.length === 0) return null;
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 gap-y-0.5 text-xs text-muted">
      Cites
      {references.map((reference) => (
        <span key={reference}>
          <Citation reference={reference} newTab>
            {reference}
          </Citation>
        </span>
      ))}
    </p>
  );
}
