import { Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { manner, type RowRevision } from "#domain/history.ts";
import { asMoment } from "#web/lib/dates.ts";
import { usePersonNames } from "#web/queries/person-names.ts";
import { Button } from "#web/ui/actions/button.tsx";

type HeadProps = {
  project_id: string;
  revision: RowRevision;
  restoring: boolean;
  onRestore: (() => void) | undefined;
  /** What else is known of how it came about. */
  children?: ReactNode;
};

/** Which revision it is, who wrote it, how and when, and the way back to its words where there is one. */
export function RevisionHead({ project_id, revision, restoring, onRestore, children }: HeadProps) {
  const names = usePersonNames(project_id);
  const { made_by, made_at } = revision;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
      <div className="grid min-w-0 gap-0.5">
        <h3 className="font-medium">Revision {revision.revision}</h3>
        <p className="text-xs wrap-anywhere text-muted">
          {made_by ? names(made_by) : "Unknown person"}, {manner(revision)}
          {proposedBy(revision, names)} · <time dateTime={made_at}>{asMoment(made_at)}</time>
        </p>
        {children}
      </div>
      {onRestore ? (
        <Button size="sm" loading={restoring} aria-label={`Restore revision ${revision.revision}`} onClick={onRestore}>
          {restoring ? null : <Undo2 aria-hidden />}
          Restore
        </Button>
      ) : null}
    </div>
  );
}

/** Behind how it came about: whose words they are. */
function proposedBy({ through, proposal }: RowRevision, names: (id: string) => string): string {
  if (through !== "proposal" || !proposal) return "";
  return ` by ${proposal.proposed_by ? names(proposal.proposed_by) : (proposal.key_name ?? "somebody who left")}`;
}
