import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type ProjectShare, projectSharesQuery, revokeShareMutation } from "#web/queries/project-shares.ts";
import { ConfirmDialog } from "#web/ui/dialogs/confirm-dialog.tsx";
import { Loaded } from "#web/ui/layout/loaded.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/layout/skeleton.tsx";
import { ShareRow } from "./share-row.tsx";

export function ShareList({ project_id }: { project_id: string }) {
  const shares = useQuery(projectSharesQuery(project_id));
  const revoke = useMutation(revokeShareMutation(project_id));
  const [doomed, setDoomed] = useState<ProjectShare | null>(null);
  return (
    <section aria-labelledby="shares" className="grid gap-2 border-t pt-4">
      <h3 id="shares" className="font-semibold">
        Links
      </h3>
      <Loaded from={shares} failure="The links could not be loaded" skeleton={<ShareSkeleton />}>
        {(listed) =>
          listed.length === 0 ? (
            <p className="text-muted">There are no links yet.</p>
          ) : (
            <ul className="divide-y">
              {listed.map((share) => (
                <ShareRow key={share.id} share={share} onRevoke={() => setDoomed(share)} />
              ))}
            </ul>
          )
        }
      </Loaded>
      <ConfirmDialog
        open={doomed !== null}
        onOpenChange={(open) => open || setDoomed(null)}
        title={`Revoke the link for ${doomed?.name ?? "them"}?`}
        description="It stops working at once, also for people who have it open. This cannot be undone."
        confirm="Revoke"
        destructive
        pending={revoke.isPending}
        onConfirm={() => doomed && revoke.mutate({ id: doomed.id }, { onSettled: () => setDoomed(null) })}
      />
    </section>
  );
}

function ShareSkeleton() {
  return (
    <SkeletonGroup label="Loading the links" className="grid gap-3 py-2">
      <Skeleton className="w-1/2" />
      <Skeleton className="w-2/3" />
    </SkeletonGroup>
  );
}
