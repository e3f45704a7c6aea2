import { Link } from "react-router";
import { paths } from "#web/lib/paths.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";

export function QuestionnaireUnreadable({ onRetry }: { onRetry: () => void }) {
  return (
    <Banner
      title="Failed to load questionnaire"
      onRetry={onRetry}
      action={
        <Button asChild size="sm" className="-my-0.5">
          <Link to={paths.questionnaires()}>Back to Questionnaires</Link>
        </Button>
      }
    >
      There was a problem loading the questionnaire. Please try again.
    </Banner>
  );
}
