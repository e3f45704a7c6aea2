import { useQuery } from "@tanstack/react-query";
import { useParams, useSearchParams } from "react-router";
import { readQuestionnaire } from "#domain/questionnaires.ts";
import { pageTitle } from "#web/lib/page-title.ts";
import { paths } from "#web/lib/paths.ts";
import { useOrganizations } from "#web/queries/current-organization.tsx";
import { useMayEdit, useMayEditIn } from "#web/queries/project-access.ts";
import { projectBesideQuery, projectsQuery } from "#web/queries/projects.ts";
import { startingQuestionnaireQuery } from "#web/queries/questionnaires.ts";
import { Field } from "#web/ui/fields/field.tsx";
import { Select } from "#web/ui/fields/select.tsx";
import { Loaded } from "#web/ui/layout/loaded.tsx";
import { PageHeader, Screen } from "#web/ui/layout/page-header.tsx";
import { Answers } from "./answers.tsx";
import { NothingToRead, PickToRead, ReadingOnly } from "./reading-only.tsx";
import { StandardForm } from "./standard-form.tsx";
import { WizardSkeleton } from "./wizard-skeleton.tsx";

/** All questions on one page, for the project in the address or the one picked. */
export function StandardFormScreen() {
  const { projectId } = useParams();
  const [search, setSearch] = useSearchParams();
  const picked = projectId ?? search.get("project") ?? undefined;
  return (
    <Screen className="max-w-3xl">
      <title>{pageTitle("Standard Form")}</title>
      <PageHeader
        title="Standard Form"
        description={projectId ? <ForProject id={projectId} /> : "All questions on one page. Nothing is required."}
        back={{ to: `${paths.questionnaires()}${picked ? `?project=${picked}` : ""}`, label: "Questionnaires" }}
      />
      <div className="grid gap-6">
        {projectId ? null : <ProjectPicker value={picked ?? ""} onPick={(id) => setSearch({ project: id }, { replace: true })} />}
        <FormOf project_id={picked} keptUnder={projectId ?? "any"} />
      </div>
    </Screen>
  );
}

function FormOf({ project_id, keptUnder }: { project_id: string | undefined; keptUnder: string }) {
  const { current, isLoading } = useOrganizations();
  const mayEditIn = useMayEditIn(current?.id);
  const mayEditProject = useMayEdit(project_id);
  const mayEdit = project_id ? mayEditProject : current ? mayEditIn : !isLoading || undefined;
  if (mayEdit === undefined) return <WizardSkeleton />;
  if (!mayEdit && !project_id) return <PickToRead />;
  return mayEdit ? <StandardForm project_id={project_id} keptUnder={keptUnder} /> : <ReadStandardForm id={project_id ?? ""} />;
}

/** All answers of the latest questionnaire, for somebody who reads. */
function ReadStandardForm({ id }: { id: string }) {
  const latest = useQuery(startingQuestionnaireQuery({ latest_of: id }));
  if (latest.data === null) return <NothingToRead />;
  return (
    <Loaded from={latest} failure="Failed to load questionnaire" skeleton={<WizardSkeleton />}>
      {(questionnaire) =>
        questionnaire ? (
          <>
            <ReadingOnly />
            <Answers project_id={questionnaire.project_id} form={readQuestionnaire(questionnaire)} />
          </>
        ) : null
      }
    </Loaded>
  );
}

function ForProject({ id }: { id: string }) {
  const { data: project } = useQuery(projectBesideQuery(id));
  return <>All questions{project ? ` about ${project.name}` : ""} on one page. Nothing is required.</>;
}

function ProjectPicker({ value, onPick }: { value: string; onPick: (id: string) => void }) {
  const { current } = useOrganizations();
  const { data: projects = [] } = useQuery(projectsQuery(current?.id));
  return (
    <Field label="Project" className="max-w-sm">
      <Select
        value={value}
        onValueChange={onPick}
        placeholder="Pick the project this is about"
        choices={projects.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </Field>
  );
}
