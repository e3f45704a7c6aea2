import { useMutation, useQuery } from "@tanstack/react-query";
import { Check, X } from "lucide-react";
import type { RowPlace } from "#domain/quality/contradictions/project-rows.ts";
import { decidedOf, decisionOf, placeOf } from "#domain/quality/contradictions/settled.ts";
import { factsOfText } from "#domain/quality/facts/facts-of-text.ts";
import { chipOf, isTold } from "#domain/quality/facts/told.ts";
import { decideFactMutation, factsQuery } from "#web/queries/compared.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { cn } from "#web/ui/cn.ts";
import { useWorkspace } from "#workspace/workspace/workspace.ts";

/** What was read from a text, as it is compared; one press says that it is so, or that it is not. */
export function FactChips({ place, text }: { place: RowPlace; text: string }) {
  const { project, canEdit } = useWorkspace();
  const { data } = useQuery(factsQuery(project.id));
  const decide = useMutation(decideFactMutation(project.id));
  const at = placeOf(place, project.id);
  const facts = factsOfText(text).filter(isTold);
  if (!data || facts.length === 0) return null;
  return (
    <ul aria-label="Facts" className="flex flex-wrap gap-1.5">
      {facts.map((fact) => {
        const chip = chipOf(fact, text);
        const decided = decidedOf(data.decisions, at, text, fact);
        const say = (decision: "confirmed" | "removed") => decide.mutate(decisionOf(at, text, fact, decision));
        return (
          <li
            key={`${fact.kind} ${fact.span.start} ${fact.attribute}`}
            className={cn(
              "inline-flex min-h-6 items-center rounded-md border bg-surface ps-1.5 text-2xs text-muted",
              decided === "confirmed" && "border-success-line text-success-ink",
              decided === "removed" && "text-faint line-through",
              !canEdit && "pe-1.5",
            )}
          >
            {chip}
            {canEdit && decided !== "confirmed" ? (
              <IconButton size="sm" label={`“${chip}” is so`} onClick={() => say("confirmed")}>
                <Check aria-hidden />
              </IconButton>
            ) : null}
            {canEdit && decided !== "removed" ? (
              <IconButton size="sm" label={`“${chip}” is not so`} onClick={() => say("removed")}>
                <X aria-hidden />
              </IconButton>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
