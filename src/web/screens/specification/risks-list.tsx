import { useMutation } from "@tanstack/react-query";
import { ShieldAlert } from "lucide-react";
import { useState } from "react";
import type { Risk } from "#domain/risks.ts";
import { keepDraft, readDraft, useDraft } from "#web/lib/drafts.ts";
import { generateRisksMutation, risksDraft, saveRisksMutation } from "#web/queries/risks.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { UnsavedHint } from "#web/ui/unsaved-hint.tsx";
import { GenerateButton } from "./generate-button.tsx";
import { NewRiskForm } from "./new-risk-form.tsx";
import { Panel } from "./panel.tsx";
import { RiskCard } from "./risk-card.tsx";
import { useWorkspace } from "./workspace.ts";

/** The list as changed by hand lies over the stored one until 'Save Changes'. */
export function RisksList({ stored, blurb }: { stored: readonly Risk[]; blurb: string }) {
  const { place, canEdit } = useWorkspace();
  const draft = risksDraft(place);
  const kept = useDraft(draft);
  const [restored] = useState(() => readDraft(draft) !== null);
  const save = useMutation(saveRisksMutation(place));
  const risks = kept ?? stored;
  const changed = kept !== null && JSON.stringify(kept) !== JSON.stringify(stored);
  const replace = (next: readonly Risk[]) => keepDraft(draft, JSON.stringify(next) === JSON.stringify(stored) ? null : [...next]);
  return (
    <Panel
      title="Project Risks"
      count={risks.length}
      blurb={blurb}
      drafts
      status={changed ? <UnsavedHint restored={restored} onDiscard={() => keepDraft(draft, null)} /> : null}
      actions={
        <>
          <GenerateButton label="Generate Risks" generation={generateRisksMutation(place)} />
          <Button variant="primary" loading={save.isPending} disabled={!changed} onClick={() => save.mutate(risks)}>
            Save Changes
          </Button>
        </>
      }
    >
      {risks.length === 0 ? (
        <EmptyState
          icon={<ShieldAlert />}
          title="No risks yet"
          text="Add the first one below, or have risks drafted from the stories, features and pages."
          action={canEdit ? <GenerateButton label="Generate Risks" generation={generateRisksMutation(place)} /> : null}
        />
      ) : (
        <ul className="grid gap-3">
          {risks.map((entry) => (
            <li key={entry.id}>
              <RiskCard
                risk={entry}
                onChange={(next) => replace(risks.map((other) => (other.id === entry.id ? next : other)))}
                onRemove={() => replace(risks.filter(({ id }) => id !== entry.id))}
              />
            </li>
          ))}
        </ul>
      )}
      {canEdit ? <NewRiskForm risks={risks} /> : null}
    </Panel>
  );
}
