import { useQuery } from "@tanstack/react-query";
import { Building2, FolderPlus } from "lucide-react";
import { Link, useSearchParams } from "react-router";
import { organizationFirst } from "#web/lib/organization-first.ts";
import { pageTitle } from "#web/lib/page-title.ts";
import { paths } from "#web/lib/paths.ts";
import { useOrganizations } from "#web/queries/current-organization.tsx";
import { useMayEditIn } from "#web/queries/project-access.ts";
import { projectsQuery } from "#web/queries/projects.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { Field } from "#web/ui/fields/field.tsx";
import { Select } from "#web/ui/fields/select.tsx";
import { EmptyState } from "#web/ui/layout/empty-state.tsx";
import { PageHeader, Screen } from "#web/ui/layout/page-header.tsx";
import { Spinner } from "#web/ui/marks/spinner.tsx";
import { ProjectQuestionnaires } from "./project-questionnaires.tsx";
import { StartCards } from "./start-cards.tsx";

export function QuestionnairesScreen() {
  return (
    <Screen className="max-w-4xl">
      <title>{pageTitle("Questionnaires")}</title>
      <PageHeader
        title="Questionnaires"
        description="What you tell us about a project. Every draft of its specification starts from these answers."
      />
      <OfOrganization />
    </Screen>
  );
}

function OfOrganization() {
  const { current, isLoading } = useOrganizations();
  const { data: projects, isError, refetch } = useQuery(projectsQuery(current?.id));
  const [search, setSearch] = useSearchParams();
  const mayEdit = useMayEditIn(current?.id);
  if (!current && !isLoading) {
    return (
      <EmptyState
        icon={<Building2 />}
        title="No Organization Selected"
        text="Please select an organization first."
        action={
          <Button variant="primary" asChild>
            <Link {...organizationFirst(paths.questionnaires())}>Create Organization First</Link>
          </Button>
        }
      />
    );
  }
  if (isError) return <Banner title="Failed to fetch projects" onRetry={() => void refetch()} />;
  if (!projects || mayEdit === undefined) {
    return (
      <div className="grid min-h-64 place-items-center">
        <Spinner label="Loading projects..." />
      </div>
    );
  }
  const project = projects.find(({ id }) => id === search.get("project")) ?? projects[0];
  if (!project) {
    return (
      <EmptyState
        icon={<FolderPlus />}
        title="No projects yet"
        text="A questionnaire belongs to a project. Create a project to start with its first questions."
        action={
          mayEdit ? (
            <Button asChild variant="primary">
              <Link to={paths.newProject()}>Create a project</Link>
            </Button>
          ) : null
        }
      />
    );
  }
  return (
    <div className="grid gap-8">
      <Field label="Project" className="max-w-sm">
        <Select
          value={project.id}
          onValueChange={(id) => setSearch({ project: id }, { replace: true })}
          choices={projects.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Field>
      {mayEdit ? <StartCards project_id={project.id} /> : null}
      <ProjectQuestionnaires key={project.id} project_id={project.id} canEdit={mayEdit} />
    </div>
  );
}
