import { Minus, PenLine, Plus } from "lucide-react";
import type { ReactNode } from "react";
import type { BlockChange, ChangedLine } from "#domain/document/compared-block.ts";
import type { ReadingBlock } from "#domain/document/reading.ts";
import { cn } from "#web/ui/cn.ts";
import { Reference } from "#web/ui/text/reference.tsx";

const kinds = {
  added: { label: "Added", icon: Plus, line: "border-success-line", ink: "text-success-ink" },
  removed: { label: "Removed", icon: Minus, line: "border-danger-line", ink: "text-danger-ink" },
  changed: { label: "Changed", icon: PenLine, line: "border-accent-line", ink: "text-accent-ink" },
};

/** What became of a block since another version, said in words and marked at its side; what came or went is drawn as it is read. */
export function ChangedBlock({ reading, change, children }: { reading: ReadingBlock; change: BlockChange; children: ReactNode }) {
  const { label, icon: Icon, line, ink } = kinds[change.kind];
  const { key, block } = reading;
  const citation = block.kind === "requirement" ? block.citation : null;
  return (
    <article
      tabIndex={-1}
      data-change={key}
      aria-label={[label, citation].filter(Boolean).join(" ")}
      className={cn("my-4 scroll-mt-32 rounded-sm border-s-4 py-1 ps-4", line)}
    >
      <p data-quiet className={cn("flex items-center gap-1.5 text-xs font-medium", ink)}>
        <Icon aria-hidden className="size-3.5" />
        {label}
        {change.kind === "changed" && citation ? <Reference className="text-xs">{citation}</Reference> : null}
      </p>
      {change.kind === "changed" ? (
        <div className="mt-2 grid gap-3 pb-1">
          {change.lines.map((one, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place in the block
            <Line key={at} line={one} isTitle={at === 0 && citation !== null} />
          ))}
        </div>
      ) : (
        <div className={change.kind === "removed" ? "text-muted line-through decoration-danger-line" : ""}>{children}</div>
      )}
    </article>
  );
}

function Line({ line: { label, changes }, isTitle }: { line: ChangedLine; isTitle: boolean }) {
  return (
    <div>
      {label ? <p className="mb-0.5 text-xs font-medium text-muted">{label}</p> : null}
      <p dir="auto" className={cn("whitespace-pre-wrap wrap-anywhere", isTitle && "font-semibold")}>
        {changes.map(({ kind, text }, at) => {
          if (kind === "same") return text;
          const Mark = kind === "added" ? "ins" : "del";
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a run is its place in the text
            <Mark key={at} className={marks[kind]}>
              {text}
            </Mark>
          );
        })}
      </p>
    </div>
  );
}

const marks = {
  added: "rounded-sm bg-success-soft text-success-ink underline decoration-success-line underline-offset-3",
  removed: "rounded-sm bg-danger-soft text-danger-ink line-through decoration-danger-line",
};
