import type { PlacedFinding } from "#web/queries/quality-told.ts";

/** In characters around what is marked: a sentence may be a page. */
const AROUND = 140;

/** The sentence a finding is in, with its words marked. */
export function FoundWords({ text, sentence, finding }: Pick<PlacedFinding, "text" | "sentence" | "finding">) {
  const { start, end } = finding;
  const from = Math.max(sentence.start, start - AROUND);
  const to = Math.min(Math.max(sentence.end, end), end + AROUND);
  return (
    <p dir="auto" className="wrap-anywhere">
      {from > sentence.start ? "…" : ""}
      {text.slice(from, start)}
      <mark className="rounded-sm bg-warning-soft px-0.5 text-ink">{text.slice(start, end)}</mark>
      {text.slice(end, to)}
      {to < sentence.end ? "…" : ""}
    </p>
  );
}
