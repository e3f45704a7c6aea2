type Span = { start: number; end: number };

/** In characters around what is marked: a sentence may be a page. */
const AROUND = 140;

/** The sentence of a text that some words are in, with these marked; offsets are UTF-16. */
export function MarkedSentence({ text, sentence, span: { start, end } }: { text: string; sentence: Span; span: Span }) {
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
