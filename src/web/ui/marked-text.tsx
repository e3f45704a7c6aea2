/** A run of a text; marked where the other text has no such words. */
export type MarkedRun = { text: string; marked: boolean };

/** A text with the words that the other side lacks marked by more than colour. */
export function MarkedText({ marks, side }: { marks: readonly MarkedRun[]; side: "before" | "after" }) {
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

const ownClasses = "rounded-sm bg-accent-soft text-accent-ink underline decoration-accent-line underline-offset-3";

/** The same with the words that only this side has, of two sides that stand beside each other. */
export function OwnText({ marks }: { marks: readonly MarkedRun[] }) {
  return (
    <p className="whitespace-pre-wrap wrap-anywhere">
      {marks.map(({ text, marked }, at) =>
        marked ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its place in the text
          <mark key={at} className={ownClasses}>
            {text}
          </mark>
        ) : (
          text
        ),
      )}
    </p>
  );
}
