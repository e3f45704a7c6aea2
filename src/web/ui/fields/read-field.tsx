import { type ReactNode, useId } from "react";
import { MarkdownText } from "#web/ui/text/markdown-text.tsx";
import { Words } from "#web/ui/text/words.tsx";

/** What a field of a form holds, for those who read it and cannot change it. */
export function ReadField({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid min-w-0 content-start gap-1">
      <h2 id={id} className="text-xs font-medium text-muted">
        {label}
      </h2>
      {children}
    </section>
  );
}

/** The same of one short answer. */
export function ReadAnswer({ label, answer, none = "Not decided yet." }: { label: string; answer: string; none?: string }) {
  return (
    <ReadField label={label}>
      {answer.trim() ? (
        <p dir="auto" className="wrap-anywhere">
          <Words text={answer} />
        </p>
      ) : (
        <p className="text-faint">{none}</p>
      )}
    </ReadField>
  );
}

/** The same of a text written in Markdown. */
export function ReadText({ label, text }: { label: string; text: string }) {
  return (
    <ReadField label={label}>
      {text.trim() ? (
        <MarkdownText text={text} level={3} className="max-w-3xl" />
      ) : (
        <p className="text-faint">Nothing written yet.</p>
      )}
    </ReadField>
  );
}
