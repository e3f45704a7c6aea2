import { useMutation, useQuery } from "@tanstack/react-query";
import { KeyRound } from "lucide-react";
import { useState } from "react";
import { type ProjectApiKey, projectApiKeysQuery, revokeProjectApiKeyMutation } from "#web/queries/project-api-keys.ts";
import { ConfirmDialog } from "#web/ui/dialogs/confirm-dialog.tsx";
import { Card, CardHeader } from "#web/ui/layout/card.tsx";
import { EmptyState } from "#web/ui/layout/empty-state.tsx";
import { Loaded } from "#web/ui/layout/loaded.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/layout/skeleton.tsx";
import { ApiKeyRow } from "./api-key-row.tsx";

export function ApiKeysList({ project_id }: { project_id: string }) {
  const keys = useQuery(projectApiKeysQuery(project_id));
  const revoke = useMutation(revokeProjectApiKeyMutation(project_id));
  const [doomed, setDoomed] = useState<ProjectApiKey | null>(null);
  return (
    <Card className="overflow-hidden">
      <CardHeader title="API keys" />
      <div className="mt-3 border-t">
        <Loaded from={keys} failure="The API keys could not be loaded" skeleton={<KeysSkeleton />}>
          {(listed) =>
            listed.length === 0 ? (
              <EmptyState
                icon={<KeyRound />}
                title="No API keys yet"
                text="With a key, a program or a coding agent can read this project. Create one above."
                example="Build agent on Ada's laptop"
              />
            ) : (
              <ul className="divide-y">
                {listed.map((key) => (
                  <ApiKeyRow key={key.id} apiKey={key} onRevoke={() => setDoomed(key)} />
                ))}
              </ul>
            )
          }
        </Loaded>
      </div>
      <ConfirmDialog
        open={doomed !== null}
        onOpenChange={(open) => open || setDoomed(null)}
        title={`Revoke ${doomed?.name ?? "this key"}?`}
        description="Everything that uses it loses access at once. This cannot be undone."
        confirm="Revoke"
        destructive
        pending={revoke.isPending}
        onConfirm={() => doomed && revoke.mutate({ id: doomed.id }, { onSettled: () => setDoomed(null) })}
      />
    </Card>
  );
}

function KeysSkeleton() {
  return (
    <SkeletonGroup label="Loading the API keys" className="grid gap-3 px-5 py-4">
      <Skeleton className="w-1/2" />
      <Skeleton className="w-2/3" />
    </SkeletonGroup>
  );
}
