import { useInfiniteQuery } from "@tanstack/react-query";
import { Building2 } from "lucide-react";
import { useDeferredValue, useState } from "react";
import { asBytes } from "#web/lib/as-bytes.ts";
import { asDay } from "#web/lib/dates.ts";
import { instanceOrganizationsQuery } from "#web/queries/instance.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { Input } from "#web/ui/fields/input.tsx";
import { Card, CardHeader } from "#web/ui/layout/card.tsx";
import { EmptyState } from "#web/ui/layout/empty-state.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/layout/skeleton.tsx";
import { Table, TableCell, TableHead, TableHeading, TableRow } from "#web/ui/layout/table.tsx";

/** The organizations by name, more of them when asked for: there may be thousands. */
export function OrganizationsCard() {
  const [written, setWritten] = useState("");
  const search = useDeferredValue(written.trim());
  return (
    <Card>
      <CardHeader
        title="Organizations"
        description="Names and amounts only. Their work is not shown."
        actions={
          <Input
            type="search"
            aria-label="Find an organization"
            placeholder="Find an organization"
            autoComplete="off"
            value={written}
            onChange={(event) => setWritten(event.target.value)}
          />
        }
      />
      <Found search={search} />
    </Card>
  );
}

function Found({ search }: { search: string }) {
  const { data, error, isPending, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    instanceOrganizationsQuery(search),
  );
  if (isPending) {
    return (
      <SkeletonGroup label="Loading the organizations" className="grid gap-3 px-5 py-4">
        {["first", "second", "third"].map((line) => (
          <Skeleton key={line} className="h-8" />
        ))}
      </SkeletonGroup>
    );
  }
  if (!data) {
    return (
      <Banner className="m-5" title="The organizations could not be loaded" onRetry={() => void refetch()}>
        {error?.message}
      </Banner>
    );
  }
  const organizations = data.pages.flatMap((page) => page.organizations);
  if (organizations.length === 0) {
    return (
      <EmptyState
        className="m-5"
        icon={<Building2 />}
        title={search === "" ? "No organizations yet" : "No organization of this name"}
        text={search === "" ? "They appear here as people create them." : "Look for a shorter part of the name."}
      />
    );
  }
  const found = data.pages[0]?.found ?? organizations.length;
  return (
    <>
      <div className="mt-4 border-t">
        <Table label="Organizations" className="min-w-176">
          <TableHead>
            <TableRow>
              <TableHeading>Name</TableHeading>
              <TableHeading>Since</TableHeading>
              {["Members", "Projects", "Rows", "Files", "Drafts in 30 days"].map((name) => (
                <TableHeading key={name} className="text-right">
                  {name}
                </TableHeading>
              ))}
            </TableRow>
          </TableHead>
          <tbody>
            {organizations.map(({ id, name, created_at, members, projects, row_count, file_bytes, drafts }) => (
              <TableRow key={id}>
                <TableCell className="min-w-48 font-medium wrap-anywhere" dir="auto">
                  {name}
                </TableCell>
                <TableCell className="whitespace-nowrap text-muted">{asDay(created_at)}</TableCell>
                {[members, projects, row_count].map((amount, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: three columns that never move
                  <TableCell key={at} className="text-right tabular-nums">
                    {amount.toLocaleString("en")}
                  </TableCell>
                ))}
                <TableCell className="text-right whitespace-nowrap tabular-nums">{asBytes(file_bytes)}</TableCell>
                <TableCell className="text-right tabular-nums">{drafts.toLocaleString("en")}</TableCell>
              </TableRow>
            ))}
          </tbody>
        </Table>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3 border-t px-5 py-3">
        <p className="text-xs text-muted" role="status">
          {organizations.length.toLocaleString("en")} of {found.toLocaleString("en")} shown
        </p>
        {hasNextPage ? (
          <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Show more
          </Button>
        ) : null}
      </div>
    </>
  );
}
