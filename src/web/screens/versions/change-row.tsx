import { memo, type ReactNode, useMemo } from "react";
import type { ChangedField, ComparedItem } from "#domain/compare/compare.ts";
import { markWords } from "#domain/compare/words.ts";
import { cn } from "#web/ui/cn.ts";
import { CitationLists } from "#web/ui/text/citation-lists.tsx";
import { type CitationIndex, CitationsContext } from "#web/ui/text/citations.ts";
import { MarkedText } from "#web/ui/text/marked-text.tsx";
import type { BothCitations } from "./both-citations.ts";
import { ChangeHeading } from "./change-heading.tsx";
import { ItemWords } from "./item-words.tsx";
import { RestoreButton } from "./restore-button.tsx";

type RowProps = {
  part: string;
  compared: ComparedItem;
  citations: BothCitations;
  /** The side that can be brought back, if either can. */
  restores: "before" | "after" | null;
};

/** A change, each side read with the numbers of its own version. */
export const ChangeRow = memo(function ChangeRow({ part, compared, citations, restores }: RowProps) {
  const { item, kind, before } = compared;
  const isKept = restores !== null && kind !== (restores === "before" ? "added" : "removed");
  const bearer = item.reference ?? item.id;
  return (
    <li className="grid gap-3 px-5 py-4">
      <CitationsContext value={citations[kind === "removed" ? "before" : "after"].index}>
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
          <ChangeHeading compared={compared} citations={citations} />
          {isKept ? <RestoreButton part={part} item={restores === "before" && before ? before : item} /> : null}
        </div>
      </CitationsContext>
      {kind === "changed" ? (
        <>
          {compared.fields.map((field) => (
            <FieldChange key={field.key} field={field} title={item.title} citations={citations} />
          ))}
          <CitingChange bearer={bearer} citations={citations} />
        </>
      ) : (
        <Columns>
          <Side of={kind === "added" ? "after" : "before"} citations={citations} className="grid gap-3">
            <ItemWords item={item} />
            <CitationLists reference={bearer} />
          </Side>
        </Columns>
      )}
    </li>
  );
});

function FieldChange({ field, title, citations }: { field: ChangedField; title: string; citations: BothCitations }) {
  const { label, before, after } = field;
  const marks = useMemo(() => markWords(before, after), [before, after]);
  return (
    <div className="grid gap-1">
      <p className={label === title ? "sr-only" : "text-xs text-muted"}>{label}</p>
      <Columns>
        <Side of="before" citations={citations}>
          <p className="sr-only">Before:</p>
          {before === "" ? <p className="text-faint">Nothing</p> : <MarkedText marks={marks.before} side="before" />}
        </Side>
        <Side of="after" citations={citations}>
          <p className="sr-only">After:</p>
          {after === "" ? <p className="text-faint">Nothing</p> : <MarkedText marks={marks.after} side="after" />}
        </Side>
      </Columns>
    </div>
  );
}

/** Whom a changed row cites and who cites it; told of both versions only where that changed. */
function CitingChange({ bearer, citations: both }: { bearer: string; citations: BothCitations }) {
  const [before, after] = [citingIn(both.before.index, bearer), citingIn(both.after.index, bearer)];
  if (before === after) {
    return (
      <CitationsContext value={both.after.index}>
        <CitationLists reference={bearer} />
      </CitationsContext>
    );
  }
  return (
    <Columns>
      {(["before", "after"] as const).map((side) => (
        <Side key={side} of={side} citations={both}>
          <p className="sr-only">{side === "before" ? "Before:" : "After:"}</p>
          {(side === "before" ? before : after) ? (
            <CitationLists reference={bearer} />
          ) : (
            <p className="text-xs text-faint">Cites nothing, cited by nothing</p>
          )}
        </Side>
      ))}
    </Columns>
  );
}

function citingIn({ cites, citedBy }: CitationIndex, bearer: string): string {
  const [own, others] = [cites(bearer), citedBy(bearer)].map((list) => list.map(({ reference }) => reference).join(" "));
  return own || others ? `${own}|${others}` : "";
}

function Columns({ children }: { children: ReactNode }) {
  return <div className="grid gap-x-6 gap-y-2 md:grid-cols-2">{children}</div>;
}

const sides = { before: "border-danger-line", after: "border-success-line md:col-start-2" };

function Side({
  of,
  citations,
  className,
  children,
}: {
  of: "before" | "after";
  citations: BothCitations;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={cn("min-w-0 border-l-2 pl-3", sides[of], className)}>
      <CitationsContext value={citations[of].index}>{children}</CitationsContext>
    </div>
  );
}
