import { useQuery } from "@tanstack/react-query";
import { useParams, useSearchParams } from "react-router";
import { pageTitle } from "#web/lib/page-title.ts";
import { paths } from "#web/lib/paths.ts";
import { useMayEdit } from "#web/queries/project-access.ts";
import { projectBesideQuery } from "#web/queries/projects.ts";
import { startingQuestionnaireQuery } from "#web/queries/questionnaires.ts";
import { PageHeader, Screen } from "#web/ui/layout/page-header.tsx";
import { PassingNotice } from "./passing-notice.tsx";
import { QuestionnaireMissing } from "./questionnaire-missing.tsx";
import { QuestionnaireUnreadable } from "./questionnaire-unreadable.tsx";
import { ReadWizard } from "./read-wizard.tsx";
import { useOpening } from "./use-opening.ts";
import { Wizard } from "./wizard.tsx";
import { WizardSkeleton } from "./wizard-skeleton.tsx";

export function QuestionnaireWizardScreen() {
  const { projectId = "" } = useParams();
  const [search] = useSearchParams();
  const id = search.get("id");
  return <WizardOf key={`${projectId} ${id}`} project_id={projectId} id={id} />;
}

function WizardOf({ project_id, id }: { project_id: string; id: string | null }) {
  const { data: project } = useQuery(projectBesideQuery(project_id));
  const { questionnaire, failed, retry } = useOpening(startingQuestionnaireQuery(id ? { id } : { latest_of: project_id }));
  const mayEdit = useMayEdit(project_id);
  return (
    <Screen className="max-w-3xl">
      <title>{pageTitle("Questionnaire")}</title>
      <PageHeader
        title="Questionnaire"
        description="Four short steps. Nothing is required; the more you say, the closer the first draft comes to what you mean."
        back={{ to: paths.projectDashboard(project_id), label: project?.name ?? "Project" }}
      />
      {failed ? (
        <QuestionnaireUnreadable onRetry={retry} />
      ) : questionnaire === undefined || mayEdit === undefined ? (
        <WizardSkeleton />
      ) : id && !questionnaire ? (
        <QuestionnaireMissing />
      ) : !mayEdit ? (
        <ReadWizard questionnaire={questionnaire} />
      ) : (
        <>
          {questionnaire && !id ? (
            <PassingNotice text="Your latest answers are loaded. Continue where you left off." milliseconds={4000} />
          ) : null}
          <Wizard project_id={questionnaire?.project_id ?? project_id} questionnaire={questionnaire} />
        </>
      )}
    </Screen>
  );
}
