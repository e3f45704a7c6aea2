import { useInfiniteQuery } from "@tanstack/react-query";
import { History } from "lucide-react";
import { Link, useSearchParams } from "react-router";
import type { ActivityFilter } from "#domain/activity.ts";
import { asDay } from "#web/lib/dates.ts";
import { pageTitle } from "#web/lib/page-title.ts";
import { paths } from "#web/lib/paths.ts";
import { activityQuery } from "#web/queries/activity.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { EmptyState } from "#web/ui/layout/empty-state.tsx";
import { Loaded } from "#web/ui/layout/loaded.tsx";
import { PageHeader, Screen } from "#web/ui/layout/page-header.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/layout/skeleton.tsx";
import { ShowEarlier } from "#web/ui/lists/show-earlier.tsx";
import { RowHistoryDialog } from "#workspace/history/row-history-dialog.tsx";
import { TextHistoryDialog } from "#workspace/history/text-history-dialog.tsx";
import { type WorkspaceFacts, WorkspaceOfAddress } from "#workspace/workspace/workspace-of-address.tsx";
import { ActivityFilters } from "./activity-filters.tsx";
import { ActivityLine } from "./activity-line.tsx";

/** Who changed what of a project, when and through what. */
export function ActivityScreen() {
  return (
    <Screen width="medium">
      <WorkspaceOfAddress skeleton={<ActivitySkeleton />}>{(facts) => <ActivityOf {...facts} />}</WorkspaceOfAddress>
    </Screen>
  );
}

function ActivityOf({ project, place, canEdit }: WorkspaceFacts) {
  const [search] = useSearchParams();
  const filter = { person: search.get("by") ?? undefined, list: search.get("in") ?? undefined };
  return (
    <>
      <title>{pageTitle(`Activity · ${project.name}`)}</title>
      <PageHeader
        title="Activity"
        description="Who changed what, when and how. Each entry shows the text before and after."
        back={{ to: paths.projectDashboard(project.id), label: project.name }}
      />
      <div className="grid gap-4">
        <ActivityFilters project={project} filter={filter} />
        <Entries project_id={project.id} filter={filter} />
      </div>
      <RowHistoryDialog project_id={project.id} canEdit={canEdit} />
      <TextHistoryDialog place={place} canEdit={canEdit} />
    </>
  );
}

function Entries({ project_id, filter }: { project_id: string; filter: ActivityFilter }) {
  const activity = useInfiniteQuery(activityQuery(project_id, filter));
  return (
    <Loaded
      from={{ ...activity, data: activity.data?.pages.flat() }}
      failure="The activity could not be loaded"
      skeleton={<ActivitySkeleton />}
    >
      {(all) =>
        all.length === 0 ? (
          <EmptyState
            icon={<History />}
            title="Nothing happened yet"
            text={
              filter.person || filter.list
                ? "Nobody changed anything of this kind. Choose another person or kind."
                : "Everything written, drafted, imported, accepted or deleted is listed here, with who did it."
            }
            action={
              <Button asChild>
                {filter.person || filter.list ? (
                  <Link to={paths.activity(project_id)}>Show all activity</Link>
                ) : (
                  <Link to={paths.specification(project_id)}>Go to the specification</Link>
                )}
              </Button>
            }
          />
        ) : (
          <>
            {[...Map.groupBy(all, ({ last_at }) => asDay(last_at))].map(([day, entries]) => (
              <section key={day} aria-label={day} className="grid gap-2">
                <h2 className="text-xs font-medium text-muted">{day}</h2>
                <Card>
                  <ul className="divide-y">
                    {entries.map((entry) => (
                      <ActivityLine key={entry.id} project_id={project_id} entry={entry} />
                    ))}
                  </ul>
                </Card>
              </section>
            ))}
            <ShowEarlier of={activity}>Show earlier activity</ShowEarlier>
          </>
        )
      }
    </Loaded>
  );
}

function ActivitySkeleton() {
  return (
    <SkeletonGroup label="Loading the activity" className="grid gap-4">
      <Skeleton className="h-8 w-72" />
      <Skeleton className="h-80 rounded-xl" />
    </SkeletonGroup>
  );
}
