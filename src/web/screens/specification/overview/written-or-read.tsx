import type { ReactNode } from "react";
import { cn } from "#web/ui/cn.ts";
import { MarkdownText } from "#web/ui/text/markdown-text.tsx";

export const manners = { write: "Write", read: "Preview" };
/** Whether a text is seen as it is written, or as it reads. */
export type Manner = keyof typeof manners;

type Switch<Way extends string> = { manner: Way; manners: Readonly<Record<Way, string>>; onChange: (manner: Way) => void };

/** The ways a text is seen, of which one is chosen. */
export function MannerSwitch<Way extends string>({ manner, manners: all, onChange }: Switch<Way>) {
  // the keys are the ways, which the types of a record do not say
  const ways = Object.keys(all) as Way[];
  return (
    <div className="flex gap-0.5 rounded-md bg-sunken p-0.5">
      {ways.map((way) => (
        <Choice key={way} chosen={manner === way} onChoose={() => onChange(way)}>
          {all[way]}
        </Choice>
      ))}
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
export function MarkdownPreview({ text, label }: { text: string; label: string }) {
  return (
    <section aria-label={`Preview of ${label}`} className="min-h-24 rounded-md border bg-surface px-4 py-3">
      {text.trim() ? <MarkdownText text={text} /> : <p className="text-faint">Nothing written yet.</p>}
    </section>
  );
}
