import type { Inline } from "#domain/document/document.ts";
import { useCitations } from "#web/ui/text/citations.ts";
import { Words } from "#web/ui/text/words.tsx";

/** A run of words of the document; its references lead to their rows. */
export function InlineWords({ text }: { text: readonly Inline[] }) {
  return text.map((part, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the run
    typeof part === "string" ? <Words key={at} text={part} /> : <RowLink key={at} reference={part.cite} />,
  );
}

/** Where a table names thousands of rows, a link is an anchor and nothing else. */
function RowLink({ reference }: { reference: string }) {
  const to = useCitations()?.get(reference)?.to;
  if (to === undefined) return reference;
  return (
    <a
      href={to}
      data-row-link
      className="rounded-sm whitespace-nowrap text-accent-ink tabular-nums underline decoration-accent-line underline-offset-3 hover:decoration-current"
    >
      {reference}
    </a>
  );
}
