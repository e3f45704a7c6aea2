type Change = { kind: "same" | "removed" | "added"; text: string };

/** Two texts as one, the words that went and those that came marked by more than colour. */
export function WovenText({ changes }: { changes: readonly Change[] }) {
  return (
    <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
      {changes.map(({ kind, text }, at) => {
        const key = `${at} ${kind}`;
        if (kind === "same") return <span key={key}>{text}</span>;
        if (kind === "removed")
          return (
            <del key={key} className="rounded-sm bg-danger-soft text-danger-ink">
              {text}
            </del>
          );
        return (
          <ins key={key} className="rounded-sm bg-success-soft text-success-ink decoration-success-line">
            {text}
          </ins>
        );
      })}
    </p>
  );
}
