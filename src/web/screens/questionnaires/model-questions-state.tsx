import { Button } from "#web/ui/actions/button.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/layout/skeleton.tsx";
import type { DomainQuestions } from "./use-domain-questions.ts";

/** What the project's language model is at, where it is asked what to ask. */
export function ModelQuestionsState({ isWaiting = false, note, take }: DomainQuestions) {
  if (isWaiting) {
    return (
      <SkeletonGroup label="Your language model reads what you wrote" className="grid gap-3">
        <p className="text-muted">Your language model reads what you wrote. Its questions appear here in a moment.</p>
        <Skeleton className="w-2/3" />
        <Skeleton className="h-9" />
      </SkeletonGroup>
    );
  }
  if (note) {
    return (
      <p role="status" className="text-pretty text-muted">
        {note}
      </p>
    );
  }
  if (!take) return null;
  return (
    <div role="status" className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="text-muted">Your language model has its own questions now. Your answers here stay.</p>
      <Button size="sm" onClick={take}>
        Show its questions
      </Button>
    </div>
  );
}
