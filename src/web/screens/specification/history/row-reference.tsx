import { cite } from "#domain/citation.ts";
import type { Noun } from "#domain/nouns/all.ts";
import { historyOf } from "#web/queries/row-revisions.ts";
import { Reference } from "#web/ui/text/reference.tsx";
import { NotAccepted } from "#workspace/acceptance/not-accepted.tsx";
import { ProposeButton } from "#workspace/proposals/propose-button.tsx";
import { useRowSigns } from "#workspace/rows/row-signs.tsx";
import { RowFindings } from "#workspace/wording/row-findings.tsx";
import { RowWork } from "#workspace/work/row-work.tsx";
import { useWorkspace } from "#workspace/workspace/workspace.ts";

type ReferenceProps = { noun: Noun; row: { id: string; number: number; revision?: number } };

/** A row's number, which opens what the row said before, and beside it the way to propose other words, and what is proposed and built of it. */
export function RowReference({ noun, row }: ReferenceProps) {
  const { project, canEdit, ask } = useWorkspace();
  const { open, work } = useRowSigns();
  const reference = cite(noun, row.number);
  return (
    <span className="inline-flex items-center gap-2.5">
      <button
        type="button"
        aria-label={`History of ${reference}`}
        title={`History of ${reference}`}
        className="-m-1.5 rounded-md p-1.5 underline-offset-4 hover:underline"
        onClick={() => ask("history", historyOf(noun, row.id))}
      >
        <Reference>{reference}</Reference>
      </button>
      {canEdit ? <ProposeButton reference={reference} /> : null}
      <NotAccepted noun={noun} row={row} fields={open?.[noun]?.[row.id]} />
      <RowFindings id={row.id} reference={reference} />
      <RowWork project_id={project.id} reference={reference} row={row} work={work} />
    </span>
  );
}
