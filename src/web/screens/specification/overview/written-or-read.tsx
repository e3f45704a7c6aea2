import type { ReactNode } from "react";
import { cn } from "#web/ui/cn.ts";
import { MarkdownText } from "#web/ui/text/markdown-text.tsx";

export type Manner = "write" | "read";

/** Whether a text is seen as it is written, or as it reads. */
export function MannerSwitch({ manner, onChange }: { manner: Manner; onChange: (manner: Manner) => void }) {
  return (
    <div className="flex gap-0.5 rounded-md bg-sunken p-0.5">
      <Choice chosen={manner === "write"} onChoose={() => onChange("write")}>
        Write
      </Choice>
      <Choice chosen={manner === "read"} onChoose={() => onChange("read")}>
        Preview
      </Choice>
    </div>
  );
}

function Choice({ chosen, onChoose, children }: { chosen: boolean; onChoose: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={onChoose}
      className={cn(
        "h-6 rounded-sm px-2 text-xs font-medium text-muted transition-colors hover:text-ink",
        chosen && "bg-lifted text-ink shadow-card",
      )}
    >
      {children}
    </button>
  );
}

/** A text written in Markdown, as it reads. */
export function MarkdownPreview({ text }: { text: string }) {
  return (
    <section aria-label="Preview" className="min-h-24 rounded-md border bg-surface px-4 py-3">
      {text.trim() ? <MarkdownText text={text} /> : <p className="text-faint">Nothing written yet.</p>}
    </section>
  );
}
