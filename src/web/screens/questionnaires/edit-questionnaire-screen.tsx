import { useParams } from "react-router";
import { pageTitle } from "#web/lib/page-title.ts";
import { paths } from "#web/lib/paths.ts";
import { useMayEdit } from "#web/queries/project-access.ts";
import { startingQuestionnaireQuery } from "#web/queries/questionnaires.ts";
import { PageHeader, Screen } from "#web/ui/layout/page-header.tsx";
import { Spinner } from "#web/ui/marks/spinner.tsx";
import { QuestionnaireMissing } from "./questionnaire-missing.tsx";
import { QuestionnaireUnreadable } from "./questionnaire-unreadable.tsx";
import { ReadWizard } from "./read-wizard.tsx";
import { useOpening } from "./use-opening.ts";
import { Wizard } from "./wizard.tsx";

export function EditQuestionnaireScreen() {
  const { id = "" } = useParams();
  return <EditQuestionnaire key={id} id={id} />;
}

function EditQuestionnaire({ id }: { id: string }) {
  const { questionnaire, failed, retry } = useOpening(startingQuestionnaireQuery({ id }));
  const mayEdit = useMayEdit(questionnaire?.project_id);
  return (
    <Screen className="max-w-3xl">
      <title>{pageTitle("Edit Questionnaire")}</title>
      <PageHeader title="Edit Questionnaire" back={{ to: paths.questionnaire(id), label: "Back" }} />
      {failed ? (
        <QuestionnaireUnreadable onRetry={retry} />
      ) : questionnaire === undefined || mayEdit === undefined ? (
        <div className="grid min-h-[60dvh] place-items-center">
          <Spinner label="Loading questionnaire..." />
        </div>
      ) : questionnaire === null ? (
        <QuestionnaireMissing />
      ) : !mayEdit ? (
        <ReadWizard questionnaire={questionnaire} />
      ) : (
        <Wizard project_id={questionnaire.project_id} questionnaire={questionnaire} />
      )}
    </Screen>
  );
}
