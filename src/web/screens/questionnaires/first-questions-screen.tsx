import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { pageTitle } from "#web/lib/page-title.ts";
import { paths } from "#web/lib/paths.ts";
import { projectBesideQuery } from "#web/queries/projects.ts";
import { startingQuestionnaireQuery } from "#web/queries/questionnaires.ts";
import { PageHeader, Screen } from "#web/ui/layout/page-header.tsx";
import { FirstQuestions } from "./first-questions.tsx";
import { QuestionnaireMissing } from "./questionnaire-missing.tsx";
import { QuestionnaireUnreadable } from "./questionnaire-unreadable.tsx";
import { useOpening } from "./use-opening.ts";
import { WizardSkeleton } from "./wizard-skeleton.tsx";

/** Between the idea of a new project and its draft: what the idea leaves open. */
export function FirstQuestionsScreen() {
  const { projectId = "" } = useParams();
  return <QuestionsOf key={projectId} project_id={projectId} />;
}

function QuestionsOf({ project_id }: { project_id: string }) {
  const { data: project } = useQuery(projectBesideQuery(project_id));
  const { questionnaire, failed, retry } = useOpening(startingQuestionnaireQuery({ latest_of: project_id }));
  return (
    <Screen width="medium">
      <title>{pageTitle("A few questions")}</title>
      <PageHeader
        back={{ to: paths.projectDashboard(project_id), label: project?.name ?? "Project" }}
        title="A few questions about it"
        description="Your description leaves these open. Answer what you know in a few words and skip the rest: nothing here is required."
      />
      {failed ? (
        <QuestionnaireUnreadable onRetry={retry} />
      ) : questionnaire === undefined ? (
        <WizardSkeleton />
      ) : questionnaire === null ? (
        <QuestionnaireMissing />
      ) : (
        <FirstQuestions project_id={project_id} questionnaire={questionnaire} />
      )}
    </Screen>
  );
}
