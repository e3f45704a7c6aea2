import { useMutation } from "@tanstack/react-query";
import type { RowRevision } from "#domain/history.ts";
import { type RowOfHistory, restoreRevisionMutation } from "#web/queries/row-revisions.ts";
import { ChangedFields } from "./changed-fields.tsx";
import { RevisionHead } from "./revision-head.tsx";
import { RevisionSources } from "./revision-sources.tsx";

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
  const { mutate, isPending } = useMutation(restoreRevisionMutation(of));
  const { id, change } = revision;
  const restore = now && (() => mutate({ revision_id: id, revision: revision.revision, reference, former_id: now.id }));
  return (
    <li className="grid gap-3 px-5 py-4">
      <RevisionHead
        project_id={of.project_id}
        revision={revision}
        restoring={isPending}
        onRestore={change === "removed" ? undefined : restore}
      >
        <RevisionSources of={of} revision={revision} />
      </RevisionHead>
      {change === "changed" || change === "added" ? (
        <ChangedFields
          of={of}
          before={former?.words ?? {}}
          after={revision.words}
          none={change === "changed" && !former ? "Its earlier text is not known." : "No words changed."}
        />
      ) : null}
    </li>
  );
}
