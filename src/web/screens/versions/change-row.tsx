import { useMemo } from "react";
import type { ChangedField, ComparedItem } from "#domain/compare/compare.ts";
import { markWords } from "#domain/compare/words.ts";
import { Badge } from "#web/ui/badge.tsx";
import { cn } from "#web/ui/cn.ts";
import { MarkedText } from "#web/ui/marked-text.tsx";
import { Reference } from "#web/ui/reference.tsx";
import { ItemWords } from "./item-words.tsx";

const kinds = {
  added: { tone: "success", label: "Added" },
  removed: { tone: "danger", label: "Removed" },
  changed: { tone: "warning", label: "Changed" },
} as const;

export function ChangeRow({ compared }: { compared: ComparedItem }) {
  const { item, kind, before } = compared;
  const revised = before?.revision && item.revision && before.revision !== item.revision;
  return (
    <li className="grid gap-3 px-5 py-4">
      <h3 className="flex flex-wrap items-center gap-2">
        <Badge tone={kinds[kind].tone}>{kinds[kind].label}</Badge>
        {item.reference ? <Reference>{item.reference}</Reference> : null}
        <span className="font-medium wrap-anywhere">{item.title}</span>
        {revised ? (
          <span className="text-xs text-muted">
            revision {before.revision} → {item.revision}
          </span>
        ) : null}
      </h3>
      {compared.kind === "changed" ? (
        compared.fields.map((field) => <FieldChange key={field.key} field={field} title={item.title} />)
      ) : (
        <div className="grid gap-x-6 md:grid-cols-2">
          <div
            className={cn(
              "rounded-md border-l-2 pl-3",
              kind === "added" ? "border-success-line md:col-start-2" : "border-danger-line",
            )}
          >
            <ItemWords item={item} />
          </div>
        </div>
      )}
    </li>
  );
}

function FieldChange({ field, title }: { field: ChangedField; title: string }) {
  const { label, before, after } = field;
  const marks = useMemo(() => markWords(before, after), [before, after]);
  return (
    <div className="grid gap-1">
      <p className={label === title ? "sr-only" : "text-xs text-muted"}>{label}</p>
      <div className="grid gap-x-6 gap-y-2 md:grid-cols-2">
        <div className="border-l-2 border-danger-line pl-3">
          <p className="sr-only">Before:</p>
          {before === "" ? <p className="text-faint">Nothing</p> : <MarkedText marks={marks.before} side="before" />}
        </div>
        <div className="border-l-2 border-success-line pl-3">
          <p className="sr-only">After:</p>
          {after === "" ? <p className="text-faint">Nothing</p> : <MarkedText marks={marks.after} side="after" />}
        </div>
      </div>
    </div>
  );
}
