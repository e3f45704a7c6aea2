import { useInfiniteQuery } from "@tanstack/react-query";
import { ScrollText } from "lucide-react";
import { type AuditEvent, auditActionLabel, auditDetails } from "#domain/audit-events.ts";
import { deviceOf } from "#domain/user-agents.ts";
import { asMoment } from "#web/lib/dates.ts";
import { type AuditFilter, auditEventsQuery } from "#web/queries/audit-events.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { EmptyState } from "#web/ui/layout/empty-state.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/layout/skeleton.tsx";
import { Table, TableCell, TableHead, TableHeading, TableRow } from "#web/ui/layout/table.tsx";

export function AuditEvents({ organization_id, filter }: { organization_id: string; filter: AuditFilter }) {
  const { data, error, isPending, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    auditEventsQuery(organization_id, filter),
  );
  if (isPending) return <EventsSkeleton />;
  if (!data) {
    return (
      <Banner className="mx-5 mb-4" title="The audit log could not be loaded" onRetry={() => void refetch()}>
        {error?.message}
      </Banner>
    );
  }
  const events = data.pages.flatMap((page) => page.events);
  if (events.length === 0) {
    return (
      <EmptyState
        className="mx-5 mb-5"
        icon={<ScrollText />}
        title="No events"
        text="Nothing like this was recorded in that time. Choose a longer time or fewer filters."
      />
    );
  }
  return (
    <>
      <div className="border-t">
        <Table label="Events" className="min-w-176">
          <TableHead>
            <TableRow>
              <TableHeading>When</TableHeading>
              <TableHeading>Who</TableHeading>
              <TableHeading>What</TableHeading>
              <TableHeading>From where</TableHeading>
            </TableRow>
          </TableHead>
          <tbody>
            {events.map((event) => (
              <EventRow key={event.id} event={event} />
            ))}
          </tbody>
        </Table>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3 border-t px-5 py-3">
        <p className="text-xs text-muted" role="status">
          {events.length} {events.length === 1 ? "event" : "events"} shown{hasNextPage ? ", there are older ones" : ""}.
        </p>
        {hasNextPage ? (
          <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Show older events
          </Button>
        ) : null}
      </div>
      {error ? (
        <Banner className="mx-5 mb-4" title="Older events could not be loaded" onRetry={() => void fetchNextPage()} />
      ) : null}
    </>
  );
}

function EventRow({ event }: { event: AuditEvent }) {
  const details = auditDetails(event);
  return (
    <TableRow>
      <TableCell className="whitespace-nowrap tabular-nums">
        <time dateTime={event.at}>{asMoment(event.at)}</time>
      </TableCell>
      <TableCell className="wrap-anywhere">{event.actor_label ?? <span className="text-muted">The service</span>}</TableCell>
      <TableCell>
        <p className="font-medium">{auditActionLabel(event.action)}</p>
        {event.target_label || details ? (
          <p className="text-xs text-muted wrap-anywhere" dir="auto">
            {[event.target_label, details].filter(Boolean).join(" · ")}
          </p>
        ) : null}
      </TableCell>
      <TableCell className="text-xs text-muted">
        {event.address ?? "–"}
        {event.agent ? <span className="block">{deviceOf(event.agent)}</span> : null}
      </TableCell>
    </TableRow>
  );
}

function EventsSkeleton() {
  return (
    <SkeletonGroup label="Loading the events" className="grid gap-3 border-t px-5 py-4">
      <Skeleton className="h-8" />
      <Skeleton className="h-8" />
      <Skeleton className="h-8" />
    </SkeletonGroup>
  );
}
