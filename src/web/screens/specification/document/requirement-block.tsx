import type { Requirement } from "#domain/document/document.ts";
import { Reference } from "#web/ui/text/reference.tsx";
import { Words } from "#web/ui/text/words.tsx";
import { ProposeButton } from "#workspace/proposals/propose-button.tsx";
import { ProposedHere } from "#workspace/work/proposed-here.tsx";
import { useMayEditHere } from "#workspace/workspace/workspace.ts";
import { EditButton } from "./edit-button.tsx";
import { InlineWords } from "./inline-words.tsx";
import { Permalink } from "./permalink.tsx";
import { Criteria, Detail, Nothing } from "./requirement-parts.tsx";
import { RowEditor } from "./row-editor.tsx";
import { Prose } from "./text-block.tsx";
import { useEdited } from "./use-edited.ts";

/** A row as it is cited: its number, what it says, how it is checked, and where it leads. */
export function RequirementBlock({ row, depth }: { row: Requirement; depth: number }) {
  const { citation, title, noun, statement, criteria, details } = row;
  const canEdit = useMayEditHere();
  const { isEdited, setEdited, own } = useEdited<HTMLElement>();
  if (isEdited && citation) return <RowEditor noun={noun} citation={citation} onClose={() => setEdited(false)} />;
  return (
    <article
      ref={own}
      id={citation ?? undefined}
      aria-label={[citation, title].filter(Boolean).join(" ")}
      className="document-row group"
    >
      <header className="flex items-baseline gap-x-3">
        {citation ? <Reference className="text-xs text-accent-ink">{citation}</Reference> : null}
        <p dir="auto" className="min-w-0 font-semibold wrap-anywhere">
          <Words text={title || "Untitled"} />
        </p>
        {citation ? <Permalink hash={citation} label={`Link to ${citation}`} /> : null}
        {citation && canEdit ? <ProposeButton reference={citation} /> : null}
        {citation ? <ProposedHere reference={citation} /> : null}
        {citation && canEdit ? <EditButton what={citation} onEdit={() => setEdited(true)} /> : null}
      </header>
      {statement ? (
        <Prose text={statement} depth={depth} />
      ) : noun === "test_cases" ? null : (
        <Nothing>No description yet.</Nothing>
      )}
      {details.map((detail) => (
        <Detail key={detail.label} {...detail} />
      ))}
      <Criteria noun={noun} criteria={criteria} />
      <Links row={row} />
    </article>
  );
}

/** Where the row comes from and where it leads, on one quiet line. */
function Links({ row: { revision, source, links } }: { row: Requirement }) {
  return (
    <p className="text-xs leading-5 text-muted wrap-anywhere">
      {links.map(({ label, to }) => (
        <span key={label}>
          <span className="text-faint">{label} </span>
          <InlineWords text={to} />
          <span aria-hidden> · </span>
        </span>
      ))}
      <span>Revision {revision}</span>
      {source ? <span>, {source}</span> : null}
    </p>
  );
}
