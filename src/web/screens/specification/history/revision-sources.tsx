import { useQuery } from "@tanstack/react-query";
import type { RowRevision } from "#domain/history.ts";
import type { SourceLine } from "#domain/sources.ts";
import { sourcesQuery } from "#web/queries/acceptance.ts";
import type { RowOfHistory } from "#web/queries/row-revisions.ts";
import { SourceOf } from "#workspace/acceptance/open-fields.tsx";

/** Where the words of a revision come from; that somebody typed them is said already. */
export function RevisionSources({ of, revision }: { of: RowOfHistory; revision: RowRevision }) {
  const { data = [] } = useQuery(sourcesQuery(of));
  const told = new Map<string, SourceLine>();
  for (const line of data) {
    const isSaid = line.kind === "person" && line.made_by === revision.made_by && !line.accepted_at;
    if (line.made_at === revision.made_at && !isSaid) told.set(`${line.kind} ${line.unit_key} ${line.quote}`, line);
  }
  if (told.size === 0) return null;
  return (
    <div className="grid gap-1 pt-1 text-xs text-muted">
      {[...told].map(([key, line]) => (
        <SourceOf key={key} line={line} project_id={of.project_id} at={false} />
      ))}
    </div>
  );
}
