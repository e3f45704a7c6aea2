import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { paths } from "#web/lib/paths.ts";
import { useMayEdit } from "#web/queries/project-access.ts";
import { questionnairesQuery } from "#web/queries/questionnaires.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Skeleton } from "#web/ui/layout/skeleton.tsx";

/** What to do now: answer the questionnaire first, since every draft is written from it. */
export function NextStep({ project_id }: { project_id: string }) {
  const { data, isPending } = useQuery(questionnairesQuery(project_id));
  const mayEdit = useMayEdit(project_id);
  if (isPending || mayEdit === undefined) return <Skeleton className="h-9 w-48" />;
  const unanswered = data?.length === 0 && mayEdit;
  return (
    <Button variant="primary" asChild>
      <Link to={unanswered ? paths.questionnaireStepper(project_id) : paths.specification(project_id)}>
        {unanswered ? "Answer the Questionnaire" : "Open Specification"}
      </Link>
    </Button>
  );
}
