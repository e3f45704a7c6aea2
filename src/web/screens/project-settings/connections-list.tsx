import { useMutation, useQuery } from "@tanstack/react-query";
import { Plug } from "lucide-react";
import { useState } from "react";
import { asDay, asMoment } from "#web/lib/dates.ts";
import { type Connection, connectionsQuery, disconnectMutation } from "#web/queries/connections.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { ConfirmDialog } from "#web/ui/dialogs/confirm-dialog.tsx";
import { Card, CardHeader } from "#web/ui/layout/card.tsx";
import { EmptyState } from "#web/ui/layout/empty-state.tsx";
import { Loaded } from "#web/ui/layout/loaded.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/layout/skeleton.tsx";
import { Badge } from "#web/ui/marks/badge.tsx";
import { callsInWords } from "./calls-in-words.ts";

/** The applications that signed in for a person, and are let into the project until somebody disconnects them. */
export function ConnectionsList({ project_id }: { project_id: string }) {
  const connections = useQuery(connectionsQuery(project_id));
  const disconnect = useMutation(disconnectMutation(project_id));
  const [doomed, setDoomed] = useState<Connection | null>(null);
  return (
    <Card className="overflow-hidden">
      <CardHeader
        title="Connected applications"
        description="Applications that connect without a key, such as Claude and ChatGPT."
      />
      <div className="mt-3 border-t">
        <Loaded from={connections} failure="The connected applications could not be loaded" skeleton={<ConnectionsSkeleton />}>
          {(listed) =>
            listed.length === 0 ? (
              <EmptyState
                icon={<Plug />}
                title="No application is connected"
                text="Add the address below to Claude or ChatGPT: it asks you here which project it may see."
              />
            ) : (
              <ul aria-label="Connected applications" className="divide-y">
                {listed.map((connection) => (
                  <ConnectionRow key={connection.id} connection={connection} onDisconnect={() => setDoomed(connection)} />
                ))}
              </ul>
            )
          }
        </Loaded>
      </div>
      <ConfirmDialog
        open={doomed !== null}
        onOpenChange={(open) => open || setDoomed(null)}
        title={`Disconnect ${doomed?.name ?? "this application"}?`}
        description="It loses access at once. To connect again it has to ask you."
        confirm="Disconnect"
        destructive
        pending={disconnect.isPending}
        onConfirm={() => doomed && disconnect.mutate(doomed, { onSettled: () => setDoomed(null) })}
      />
    </Card>
  );
}

function ConnectionRow({ connection, onDisconnect }: { connection: Connection; onDisconnect: () => void }) {
  const { name, scope, client_host, is_verified, created_at, last_used_at, calls } = connection;
  const facts = [
    `Connected ${asDay(created_at)}`,
    last_used_at ? `Last used ${asMoment(last_used_at)}` : "Never used",
    callsInWords(calls),
  ];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 py-3">
      <div className="grid min-w-48 grow basis-0 gap-1">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-medium wrap-anywhere" dir="auto">
            {name}
          </span>
          <Badge>{scope === "read_only" ? "Read" : "Read and report"}</Badge>
        </p>
        <p className="text-xs wrap-anywhere text-muted">
          {is_verified ? `Verified by its domain: ${client_host}` : `Says it is ${name}: ${client_host}`}
        </p>
        <p className="text-xs text-muted">{facts.join(" · ")}</p>
      </div>
      <Button size="sm" variant="danger-ghost" aria-label={`Disconnect ${name}`} onClick={onDisconnect}>
        Disconnect
      </Button>
    </li>
  );
}

function ConnectionsSkeleton() {
  return (
    <SkeletonGroup label="Loading the connected applications" className="grid gap-3 px-5 py-4">
      <Skeleton className="w-1/2" />
      <Skeleton className="w-2/3" />
    </SkeletonGroup>
  );
}
