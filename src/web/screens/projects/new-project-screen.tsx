import { Link } from "react-router";
import { organizationFirst } from "#web/lib/organization-first.ts";
import { pageTitle } from "#web/lib/page-title.ts";
import { paths } from "#web/lib/paths.ts";
import { useOrganizations } from "#web/queries/current-organization.tsx";
import { useMayEditIn } from "#web/queries/project-access.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { EmptyState } from "#web/ui/layout/empty-state.tsx";
import { PageHeader, Screen } from "#web/ui/layout/page-header.tsx";
import { Skeleton } from "#web/ui/layout/skeleton.tsx";
import { NewProjectForm } from "./new-project-form.tsx";

export function NewProjectScreen() {
  const { current, isLoading } = useOrganizations();
  const mayEdit = useMayEditIn(current?.id);
  return (
    <Screen width="narrow">
      <title>{pageTitle("Create New Project")}</title>
      <PageHeader
        back={{ to: paths.projects(), label: "Back" }}
        title="Create New Project"
        description={current ? `It will belong to ${current.name}.` : undefined}
      />
      {isLoading ? (
        <Skeleton className="h-72 rounded-xl" />
      ) : current && mayEdit === false ? (
        <EmptyState title="Only members can create projects" text={`Ask an admin of ${current.name} to make you a member.`} />
      ) : current ? (
        <Card>
          <NewProjectForm organization_id={current.id} />
        </Card>
      ) : (
        <EmptyState
          title="An organization comes first"
          text="Projects belong to an organization, so that a team can work on them together."
          action={
            <Button variant="primary" asChild>
              <Link {...organizationFirst(paths.newProject())}>Create Organization First</Link>
            </Button>
          }
        />
      )}
    </Screen>
  );
}
