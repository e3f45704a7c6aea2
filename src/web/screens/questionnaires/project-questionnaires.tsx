import { useQuery } from "@tanstack/react-query";
import { readQuestionnaire } from "#domain/questionnaires.ts";
import { questionnairesQuery } from "#web/queries/questionnaires.ts";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { EmptyState } from "#web/ui/layout/empty-state.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/layout/skeleton.tsx";
import { QuestionnaireCard } from "./questionnaire-card.tsx";

export function ProjectQuestionnaires({ project_id, canEdit }: { project_id: string; canEdit: boolean }) {
  const { data: questionnaires, isError, refetch } = useQuery(questionnairesQuery(project_id));
  return (
    <section aria-labelledby="project-questionnaires" className="grid gap-3">
      <h2 id="project-questionnaires" className="text-base font-semibold">
        Answered so far
      </h2>
      {isError && !questionnaires ? (
        <Banner title="Failed to load questionnaires" onRetry={() => void refetch()} />
      ) : !questionnaires ? (
        <SkeletonGroup label="Loading questionnaires">
          <Skeleton className="h-28 rounded-xl" />
        </SkeletonGroup>
      ) : questionnaires.length === 0 ? (
        <EmptyState
          title="No questionnaires found for this project"
          example="What do you want to build? A booking page for a small yoga studio, with a waiting list."
          text={
            canEdit
              ? "Every section is drafted from your answers. Start in one of the two ways above; nothing is required."
              : "Every section is drafted from its answers. Members of the organization fill it in."
          }
        />
      ) : (
        <ul className="grid gap-3">
          {questionnaires.map((questionnaire) => (
            <QuestionnaireCard
              key={questionnaire.id}
              questionnaire={questionnaire}
              form={readQuestionnaire(questionnaire)}
              canEdit={canEdit}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
