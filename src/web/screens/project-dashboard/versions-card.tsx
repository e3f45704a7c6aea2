import { useQuery } from "@tanstack/react-query";
import type { Project } from "#web/queries/projects.ts";
import { currentVersion, specificationsQuery } from "#web/queries/specifications.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Card, CardHeader } from "#web/ui/card.tsx";
import { Loaded } from "#web/ui/loaded.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/skeleton.tsx";
import { Table, TableCell, TableHead, TableHeading, TableRow } from "#web/ui/table.tsx";

const day = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "short" });

/** The stored versions, and the current one where nothing of it is stored yet. */
export function VersionsCard({ project }: { project: Project }) {
  const specifications = useQuery(specificationsQuery(project.id));
  const current = currentVersion(project);
  return (
    <Card className="overflow-hidden">
      <CardHeader title="Versions" description="Each version has a specification of its own." />
      <div className="mt-3 border-t">
        <Loaded from={specifications} failure="Failed to load versions" skeleton={<VersionsSkeleton />}>
          {(stored) => (
            <Table label="Versions">
              <TableHead>
                <tr>
                  <TableHeading>Version</TableHeading>
                  <TableHeading>Last change</TableHeading>
                </tr>
              </TableHead>
              <tbody>
                {stored.some(({ version }) => version === current) ? null : (
                  <VersionRow version={current} active changed="Nothing written yet" />
                )}
                {stored.map(({ id, version, updated_at }) => (
                  <VersionRow
                    key={id}
                    version={version}
                    active={version === current}
                    changed={<time dateTime={updated_at}>{day.format(new Date(updated_at))}</time>}
                  />
                ))}
              </tbody>
            </Table>
          )}
        </Loaded>
      </div>
    </Card>
  );
}

function VersionRow({ version, active, changed }: { version: string; active: boolean; changed: React.ReactNode }) {
  return (
    <TableRow>
      <TableCell>
        <span className="flex items-center gap-2 font-medium wrap-anywhere">
          {version}
          {active ? <Badge tone="success">Active</Badge> : null}
        </span>
      </TableCell>
      <TableCell className="text-muted">{changed}</TableCell>
    </TableRow>
  );
}

function VersionsSkeleton() {
  return (
    <SkeletonGroup label="Loading the versions" className="grid gap-3 px-5 py-4">
      <Skeleton className="w-1/2" />
      <Skeleton className="w-2/3" />
    </SkeletonGroup>
  );
}
