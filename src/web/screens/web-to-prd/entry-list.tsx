import { useQuery } from "@tanstack/react-query";
import { ChevronRight, Globe } from "lucide-react";
import { Link } from "react-router";
import { asDay } from "#web/lib/dates.ts";
import { paths } from "#web/lib/paths.ts";
import { type WebToPrd, webToPrdQuery } from "#web/queries/web-to-prd.ts";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { EmptyState } from "#web/ui/layout/empty-state.tsx";
import { Badge } from "#web/ui/marks/badge.tsx";
import { EntriesSkeleton } from "./entries-skeleton.tsx";

export function EntryList({ organization_id, mayEdit }: { organization_id: string; mayEdit: boolean }) {
  const { data: entries, error, refetch, isFetching } = useQuery(webToPrdQuery(organization_id));
  return (
    <section aria-labelledby="analyzed-websites" className="grid gap-3">
      <h2 className="flex items-center gap-2 text-base font-semibold">
        <span id="analyzed-websites">Analyzed websites</span>
        {entries?.length ? <Badge>{entries.length}</Badge> : null}
      </h2>
      {entries ? (
        <Entries entries={entries} mayEdit={mayEdit} />
      ) : error && !isFetching ? (
        <Banner title="Error loading data" retry="Try Again" onRetry={() => void refetch()}>
          {error.message}
        </Banner>
      ) : (
        <EntriesSkeleton />
      )}
    </section>
  );
}

function Entries({ entries, mayEdit }: { entries: readonly WebToPrd[]; mayEdit: boolean }) {
  if (entries.length === 0) {
    return (
      <EmptyState
        icon={<Globe />}
        title="No websites analyzed yet"
        text={
          mayEdit
            ? "Analyzed websites appear here, and you can turn each into a project. Enter an address above, or search for products like yours."
            : "Members of the organization can analyze websites."
        }
        example="A shop for vegetable boxes: for households and restaurants, sold by subscription, with recipes, delivery slots and a pause button."
      />
    );
  }
  return (
    <Card className="overflow-hidden">
      <ul className="divide-y">
        {entries.map((entry) => (
          <EntryRow key={entry.id} entry={entry} />
        ))}
      </ul>
    </Card>
  );
}

function EntryRow({ entry }: { entry: WebToPrd }) {
  const { id, name, description, industry, website_url, created_at } = entry;
  return (
    <li className="[contain-intrinsic-size:auto_5.5rem] [content-visibility:auto]">
      <Link
        to={paths.webToPrdEntry(id)}
        className="flex items-center gap-4 px-5 py-3.5 -outline-offset-2 transition-colors hover:bg-canvas"
      >
        <div className="grid min-w-0 grow gap-0.5">
          <p className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
            <span className="truncate font-medium">{name}</span>
            {industry ? <Badge>{industry}</Badge> : null}
          </p>
          {description ? <p className="line-clamp-2 text-muted">{description}</p> : null}
          <p className="truncate text-xs text-muted">
            {new URL(website_url).host} · <time dateTime={created_at}>{asDay(created_at)}</time>
          </p>
        </div>
        <ChevronRight aria-hidden className="size-4 shrink-0 text-faint" />
      </Link>
    </li>
  );
}
