import { Link } from "react-router";
import { organizationFirst } from "#web/lib/organization-first.ts";
import { pageTitle } from "#web/lib/page-title.ts";
import { paths } from "#web/lib/paths.ts";
import { useOrganizations } from "#web/queries/current-organization.tsx";
import { useMayEditIn } from "#web/queries/project-access.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { EmptyState } from "#web/ui/layout/empty-state.tsx";
import { PageHeader, Screen } from "#web/ui/layout/page-header.tsx";
import { Skeleton } from "#web/ui/layout/skeleton.tsx";
import { BringFlow } from "./bring-flow.tsx";

export function BringNewScreen() {
  const { current, isLoading } = useOrganizations();
  const mayEdit = useMayEditIn(current?.id);
  return (
    <Screen width="medium">
      <title>{pageTitle("Import a file")}</title>
      <PageHeader
        back={{ to: paths.projects(), label: "Projects" }}
        title="Bring what you have"
        description={`Turn a file you already have into a new project${current ? ` of ${current.name}` : ""}.`}
      />
      {isLoading ? (
        <Skeleton className="h-72 rounded-xl" />
      ) : !current ? (
        <EmptyState
          title="An organization comes first"
          text="A project belongs to an organization. Create one, then come back here with your file."
          action={
            <Button variant="primary" asChild>
              <Link {...organizationFirst(paths.bringNew())}>Create Organization First</Link>
            </Button>
          }
        />
      ) : mayEdit === false ? (
        <EmptyState title="Only members can create projects" text={`Ask an admin of ${current.name} to make you a member.`} />
      ) : (
        <BringFlow to={{ organization_id: current.id }} />
      )}
    </Screen>
  );
}
