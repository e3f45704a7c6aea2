import type { ReactNode } from "react";
import { cite } from "#domain/citation.ts";
import type { Noun } from "#domain/nouns/all.ts";
import { ListCell } from "#web/ui/lists/list-boxes.tsx";
import { CitationLists } from "#web/ui/text/citation-lists.tsx";
import { Words } from "#web/ui/text/words.tsx";
import { WrittenLines } from "#web/ui/text/written-lines.tsx";
import { RowReference } from "#workspace/history/row-reference.tsx";
import { RowActions } from "./row-actions.tsx";
import { UnsavedRow } from "./unsaved-row.tsx";

export type Written = { id: string; project_id: string; name: string; number: number };

/** A row as it is read: its name and number, what it says, and what cites it. */
export function WrittenCells({
  noun,
  row,
  without,
  level,
  onEdit,
  onRemove,
  children,
}: {
  noun: Noun;
  row: Written;
  without?: string | undefined;
  /** Below the heading of a group, or right below that of the section. */
  level: 2 | 3;
  onEdit?: () => void;
  onRemove?: () => void;
  children: ReactNode;
}) {
  const reference = cite(noun, row.number);
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <>
      <ListCell className="grid min-w-0 grow content-start gap-2 px-4 py-3">
        <div className="flex flex-wrap items-baseline gap-x-2">
          <Heading dir="auto" className="font-medium wrap-anywhere">
            <Words text={row.name} />
          </Heading>
          <RowReference noun={noun} row={row} />
          <UnsavedRow noun={noun} id={row.id} />
        </div>
        {children}
        <CitationLists reference={reference} without={without} />
      </ListCell>
      {onEdit && onRemove ? (
        <ListCell className="shrink-0 py-1.5 pr-2 whitespace-nowrap">
          <RowActions name={row.name} onEdit={onEdit} onRemove={onRemove} />
        </ListCell>
      ) : null}
    </>
  );
}

/** One of several texts of a row; a text that is not there says so quietly. */
export function NamedWords({ label, text, none }: { label: string; text: string | null; none?: string }) {
  if (!text && !none) return null;
  return (
    <div className="grid min-w-0 content-start gap-0.5">
      <p className="text-xs font-medium text-muted">{label}</p>
      {text ? <WrittenLines text={text} /> : <p className="text-faint">{none}</p>}
    </div>
  );
}
