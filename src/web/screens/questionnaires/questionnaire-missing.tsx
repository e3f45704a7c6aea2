import { FileQuestion } from "lucide-react";
import { Link } from "react-router";
import { paths } from "#web/lib/paths.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { EmptyState } from "#web/ui/layout/empty-state.tsx";

export function QuestionnaireMissing() {
  return (
    <EmptyState
      icon={<FileQuestion />}
      title="Questionnaire Not Found"
      text="It was deleted, or it belongs to a team you are not a member of."
      action={
        <Button asChild>
          <Link to={paths.questionnaires()}>Back to Questionnaires</Link>
        </Button>
      }
    />
  );
}
