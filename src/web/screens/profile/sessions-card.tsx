import { useMutation, useQuery } from "@tanstack/react-query";
import { Monitor } from "lucide-react";
import { deviceOf } from "#domain/user-agents.ts";
import { asDay, asMoment } from "#web/lib/dates.ts";
import { endOtherSessionsMutation, endSessionMutation, type MySession, sessionsQuery } from "#web/queries/account.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Card, CardBody, CardHeader } from "#web/ui/layout/card.tsx";
import { Loaded } from "#web/ui/layout/loaded.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/layout/skeleton.tsx";
import { Badge } from "#web/ui/marks/badge.tsx";

export function SessionsCard() {
  const sessions = useQuery(sessionsQuery);
  const endOthers = useMutation(endOtherSessionsMutation);
  const others = sessions.data?.filter(({ is_current }) => !is_current) ?? [];
  return (
    <Card>
      <CardHeader
        title="Your sessions"
        description="Where you are signed in. End any session you do not recognize, then change your password."
        actions={
          others.length > 0 ? (
            <Button loading={endOthers.isPending} onClick={() => endOthers.mutate()}>
              End all others
            </Button>
          ) : null
        }
      />
      <CardBody className="px-0 pb-1">
        <Loaded from={sessions} failure="Your sessions could not be loaded" skeleton={<SessionsSkeleton />}>
          {(list) => (
            <ul aria-label="Your sessions" className="divide-y border-t">
              {list.map((session) => (
                <SessionRow key={session.id} session={session} />
              ))}
            </ul>
          )}
        </Loaded>
      </CardBody>
    </Card>
  );
}

function SessionRow({ session }: { session: MySession }) {
  const end = useMutation(endSessionMutation);
  const device = deviceOf(session.user_agent);
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-2 px-5 py-2">
      <Monitor aria-hidden className="size-4 shrink-0 text-muted" />
      <div className="min-w-40 grow basis-0">
        <p className="truncate font-medium">{device}</p>
        <p className="text-xs text-muted">
          Since {asDay(session.created_at)}, last seen {asMoment(session.last_seen_at)}
          {session.address ? `, from ${session.address}` : null}
        </p>
      </div>
      {session.is_current ? (
        <Badge tone="success">This session</Badge>
      ) : (
        <Button
          variant="danger-ghost"
          loading={end.isPending}
          onClick={() => end.mutate({ id: session.id })}
          aria-label={`End the session of ${device}`}
        >
          End
        </Button>
      )}
    </li>
  );
}

function SessionsSkeleton() {
  return (
    <SkeletonGroup label="Loading your sessions" className="flex h-14 items-center gap-3 border-t px-5">
      <Skeleton className="size-4" />
      <Skeleton className="w-48" />
    </SkeletonGroup>
  );
}
