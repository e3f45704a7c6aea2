import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "react-router";
import { asDay } from "#web/lib/dates.ts";
import { pageTitle } from "#web/lib/page-title.ts";
import { paths } from "#web/lib/paths.ts";
import { useMayEditIn } from "#web/queries/project-access.ts";
import { type WebToPrd, webToPrdEntryQuery } from "#web/queries/web-to-prd.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Card, CardBody, CardFooter, CardHeader } from "#web/ui/layout/card.tsx";
import { PageHeader, Screen } from "#web/ui/layout/page-header.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/layout/skeleton.tsx";
import { EntryCards } from "./entry-cards.tsx";
import { ExportMenu } from "./export-menu.tsx";
import { GeneratePrdButton } from "./generate-prd-button.tsx";

const back = { to: paths.webToPrd(), label: "Web to PRD" };

export function WebToPrdEntryScreen() {
  const { id = "" } = useParams();
  const { data: entry, error, isPending } = useQuery(webToPrdEntryQuery(id));
  if (entry) return <Shown entry={entry} />;
  return (
    <Screen width="medium">
      <title>{pageTitle("Web to PRD")}</title>
      <PageHeader title="Analyzed website" back={back} />
      {isPending ? <EntrySkeleton /> : <NotShown message={error?.message ?? "Entry not found"} />}
    </Screen>
  );
}

function Shown({ entry }: { entry: WebToPrd }) {
  const mayEdit = useMayEditIn(entry.organization_id);
  return (
    <Screen width="medium">
      <title>{pageTitle(entry.name)}</title>
      <PageHeader
        title={entry.name}
        description={`Analyzed on ${asDay(entry.created_at)}`}
        back={back}
        actions={
          <>
            <ExportMenu entry={entry} />
            {mayEdit === false ? null : <GeneratePrdButton entry={entry} />}
          </>
        }
      />
      <EntryCards entry={entry} mayEdit={mayEdit !== false} />
    </Screen>
  );
}

function NotShown({ message }: { message: string }) {
  return (
    <Card role="alert" className="mx-auto max-w-md">
      <CardHeader title="Error" />
      <CardBody>{message}</CardBody>
      <CardFooter>
        <Button asChild>
          <Link to={paths.webToPrd()}>Back to List</Link>
        </Button>
      </CardFooter>
    </Card>
  );
}

function EntrySkeleton() {
  return (
    <SkeletonGroup label="Loading the analyzed website" className="grid gap-6">
      <Skeleton className="h-24 rounded-xl" />
      <Skeleton className="h-40 rounded-xl" />
      <Skeleton className="h-64 rounded-xl" />
    </SkeletonGroup>
  );
}
