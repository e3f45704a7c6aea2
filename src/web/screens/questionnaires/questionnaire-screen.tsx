import { useQuery } from "@tanstack/react-query";
import { Pencil } from "lucide-react";
import { Link, useParams } from "react-router";
import { readQuestionnaire } from "#domain/questionnaires.ts";
import { asDay } from "#web/lib/dates.ts";
import { pageTitle } from "#web/lib/page-title.ts";
import { paths } from "#web/lib/paths.ts";
import { useMayEdit } from "#web/queries/project-access.ts";
import { projectBesideQuery } from "#web/queries/projects.ts";
import { type Questionnaire, questionnaireQuery } from "#web/queries/questionnaires.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { PageHeader, Screen } from "#web/ui/layout/page-header.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/layout/skeleton.tsx";
import { Badge } from "#web/ui/marks/badge.tsx";
import { Answers } from "./answers.tsx";

import { QuestionnaireMissing } from "./questionnaire-missing.tsx";
import { QuestionnaireUnreadable } from "./questionnaire-unreadable.tsx";

export function QuestionnaireScreen() {
  const { id = "" } = useParams();
  const { data: questionnaire, isError, refetch } = useQuery(questionnaireQuery(id));
  if (questionnaire) return <Shown questionnaire={questionnaire} />;
  return (
    <Screen className="max-w-3xl">
      <title>{pageTitle("Questionnaire")}</title>
      <PageHeader title="Questionnaire" back={{ to: paths.questionnaires(), label: "Questionnaires" }} />
      {isError ? (
        <QuestionnaireUnreadable onRetry={() => void refetch()} />
      ) : questionnaire === null ? (
        <QuestionnaireMissing />
      ) : (
        <SkeletonGroup label="Loading questionnaire..." className="grid gap-4">
          <Skeleton className="h-64 rounded-xl" />
          <Skeleton className="h-64 rounded-xl" />
        </SkeletonGroup>
      )}
    </Screen>
  );
}

function Shown({ questionnaire }: { questionnaire: Questionnaire }) {
  const { data: project } = useQuery(projectBesideQuery(questionnaire.project_id));
  const mayEdit = useMayEdit(questionnaire.project_id);
  return (
    <Screen className="max-w-3xl">
      <title>{pageTitle("Questionnaire")}</title>
      <PageHeader
        title="Questionnaire"
        description={`${project ? `${project.name} · ` : ""}Updated ${asDay(questionnaire.updated_at)}`}
        back={{ to: `${paths.questionnaires()}?project=${questionnaire.project_id}`, label: "Questionnaires" }}
        badge={mayEdit === false ? <Badge>Read only</Badge> : undefined}
        actions={
          mayEdit ? (
            <Button asChild variant="primary">
              <Link to={paths.editQuestionnaire(questionnaire.id)}>
                <Pencil aria-hidden />
                Edit Questionnaire
              </Link>
            </Button>
          ) : null
        }
      />
      <Answers project_id={questionnaire.project_id} form={readQuestionnaire(questionnaire)} />
    </Screen>
  );
}
