import { useQuery } from "@tanstack/react-query";
import type { UsageDay } from "#domain/organization-models.ts";
import { asDay } from "#web/lib/dates.ts";
import { usageQuery } from "#web/queries/organization-models.ts";
import { Card, CardBody, CardHeader } from "#web/ui/layout/card.tsx";
import { Loaded } from "#web/ui/layout/loaded.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/layout/skeleton.tsx";
import { Table, TableCell, TableHead, TableHeading, TableRow } from "#web/ui/layout/table.tsx";

/** What drafting by language models used, for admins. */
export function UsageCard({ organization_id }: { organization_id: string }) {
  const usage = useQuery(usageQuery(organization_id));
  return (
    <Card>
      <CardHeader
        title="Usage"
        description="Drafts by a language model in the last 14 days (UTC). The built-in drafter is not counted."
      />
      <CardBody className="px-0">
        <Loaded from={usage} failure="The usage could not be loaded" skeleton={<UsageSkeleton />}>
          {({ daily_limit, used_today, days }) => (
            <>
              <p className="px-5">{todayLine(used_today, daily_limit)}</p>
              {days.length === 0 ? null : <UsageTable days={days} />}
            </>
          )}
        </Loaded>
      </CardBody>
    </Card>
  );
}

function todayLine(used: number, limit: number | null) {
  const drafts = `${used} ${used === 1 ? "draft" : "drafts"}`;
  return limit === null ? `${drafts} today. There is no daily limit.` : `${drafts} today of ${limit}.`;
}

function UsageTable({ days }: { days: readonly UsageDay[] }) {
  return (
    <div className="border-t">
      <Table label="Usage by day">
        <TableHead>
          <TableRow>
            <TableHeading>Day</TableHeading>
            <TableHeading>Drafts</TableHeading>
            <TableHeading>By your own model</TableHeading>
            <TableHeading>Failed</TableHeading>
            <TableHeading>Tokens read</TableHeading>
            <TableHeading>Tokens written</TableHeading>
          </TableRow>
        </TableHead>
        <tbody>
          {days.map(({ day, runs, own_runs, failed, input_tokens, output_tokens }) => (
            <TableRow key={day} className="tabular-nums">
              <TableCell className="whitespace-nowrap">{asDay(`${day}T12:00:00Z`)}</TableCell>
              <TableCell>{runs}</TableCell>
              <TableCell>{own_runs}</TableCell>
              <TableCell>{failed}</TableCell>
              <TableCell>{input_tokens.toLocaleString("en")}</TableCell>
              <TableCell>{output_tokens.toLocaleString("en")}</TableCell>
            </TableRow>
          ))}
        </tbody>
      </Table>
    </div>
  );
}

function UsageSkeleton() {
  return (
    <SkeletonGroup label="Loading the usage" className="px-5">
      <Skeleton className="w-64" />
    </SkeletonGroup>
  );
}
