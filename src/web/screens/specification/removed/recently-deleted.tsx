import { useMutation, useQuery } from "@tanstack/react-query";
import { Undo2 } from "lucide-react";
import { memberLabel } from "#domain/organization-members.ts";
import { asMoment } from "#web/lib/dates.ts";
import { type Removal, removalsQuery, restoreRemovalMutation } from "#web/queries/removed-rows.ts";
import { useSignedInUser } from "#web/queries/session.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Loaded } from "#web/ui/layout/loaded.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/layout/skeleton.tsx";
import { useWorkspace } from "#workspace/workspace/workspace.ts";

export function RecentlyDeleted() {
  const { project } = useWorkspace();
  const removals = useQuery(removalsQuery(project.id));
  return (
    <Loaded from={removals} failure="What was deleted could not be loaded" skeleton={<DeletedSkeleton />}>
      {(rows) =>
        rows.length === 0 ? (
          <p className="text-muted">Nothing was deleted in the last week.</p>
        ) : (
          <ul aria-label="Recently deleted" className="-mx-5 -mb-5 max-h-[60vh] divide-y overflow-y-auto rounded-b-xl border-t">
            {rows.map((removal) => (
              <RemovalRow key={removal.id} removal={removal} />
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}

function RemovalRow({ removal: { what, removed_at, removed_by, row_id } }: { removal: Removal }) {
  const { project } = useWorkspace();
  const self = useSignedInUser();
  const restore = useMutation(restoreRemovalMutation(project.id));
  const who = removed_by ? memberLabel({ user_id: removed_by }, self) : "Somebody who has left";
  return (
    <li className="flex items-center gap-3 px-5 py-3">
      <div className="grid min-w-0 grow gap-0.5">
        <p className="font-medium wrap-anywhere">{what}</p>
        <p className="text-xs wrap-anywhere text-muted">{[who, asMoment(removed_at)].join(" · ")}</p>
      </div>
      <Button size="sm" loading={restore.isPending} aria-label={`Restore ${what}`} onClick={() => restore.mutate({ row_id })}>
        {restore.isPending ? null : <Undo2 aria-hidden />}
        Restore
      </Button>
    </li>
  );
}

function DeletedSkeleton() {
  return (
    <SkeletonGroup label="Loading what was deleted" className="grid gap-3">
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
    </SkeletonGroup>
  );
}
