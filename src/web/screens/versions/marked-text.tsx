import type { Mark } from "#domain/compare/words.ts";

/** A text with the words that the other side lacks marked by more than colour. */
export function MarkedText({ marks, side }: { marks: readonly Mark[]; side: "before" | "after" }) {
  return (
    <p className="whitespace-pre-wrap wrap-anywhere">
      {marks.map(({ text, marked }, at) => {
        if (!marked) return text;
        return side === "before" ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its place in the text
          <del key={at} className="rounded-sm bg-danger-soft text-danger-ink">
            {text}
          </del>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its place in the text
          <ins key={at} className="rounded-sm bg-success-soft text-success-ink decoration-success-line">
            {text}
          </ins>
        );
      })}
    </p>
  );
}
