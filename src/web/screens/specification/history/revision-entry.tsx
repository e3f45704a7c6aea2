import { useMutation } from "@tanstack/react-query";
import { Undo2 } from "lucide-react";
import { manner, type RowRevision } from "#domain/history.ts";
import { asMoment } from "#web/lib/dates.ts";
import { usePersonNames } from "#web/queries/person-names.ts";
import { type RowOfHistory, restoreRevisionMutation } from "#web/queries/row-revisions.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { ChangedFields } from "./changed-fields.tsx";
import { RevisionSources } from "./revision-sources.tsx";

/** Behind how it came about: whose words they are. */
export function proposedBy(
  { through, proposal }: Pick<RowRevision, "through" | "proposal">,
  names: (id: string) => string,
): string {
  if (through !== "proposal" || !proposal) return "";
  return ` by ${proposal.proposed_by ? names(proposal.proposed_by) : (proposal.key_name ?? "somebody who left")}`;
}

type EntryProps = {
  of: RowOfHistory;
  revision: RowRevision;
  /** The change before it, where there was one and it is known. */
  former: RowRevision | undefined;
  reference: string;
  /** How the row stands, where it can be given the words of this revision. */
  now?: RowRevision;
};

export function RevisionEntry({ of, revision, former, reference, now }: EntryProps) {
  const names = usePersonNames(of.project_id);
  const restore = useMutation(restoreRevisionMutation(of));
  const { id, made_by, made_at, change } = revision;
  const who = made_by ? names(made_by) : "Nobody known";
  const said = `${who}, ${manner(revision)}${proposedBy(revision, names)}`;
  return (
    <li className="grid gap-3 px-5 py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <div className="grid min-w-0 gap-0.5">
          <h3 className="font-medium">Revision {revision.revision}</h3>
          <p className="text-xs wrap-anywhere text-muted">
            {said} · <time dateTime={made_at}>{asMoment(made_at)}</time>
          </p>
          <RevisionSources of={of} revision={revision} />
        </div>
        {now && change !== "removed" ? (
          <Button
            size="sm"
            loading={restore.isPending}
            aria-label={`Restore revision ${revision.revision}`}
            onClick={() => restore.mutate({ revision_id: id, revision: revision.revision, reference, former_id: now.id })}
          >
            {restore.isPending ? null : <Undo2 aria-hidden />}
            Restore
          </Button>
        ) : null}
      </div>
      {change === "changed" || change === "added" ? (
        <ChangedFields
          of={of}
          before={former?.words ?? {}}
          after={revision.words}
          none={change === "changed" && !former ? "What it said before is not known." : "No words changed."}
        />
      ) : null}
    </li>
  );
}
