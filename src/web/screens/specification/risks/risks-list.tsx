import { ShieldAlert } from "lucide-react";
import { useState } from "react";
import type { Risk } from "#domain/nouns/risks.ts";
import { useTyped } from "#web/editing/typed.ts";
import { generateRisksMutation, keepRisks, unsavedRisks } from "#web/queries/risks.ts";
import type { StoredSpecification } from "#web/queries/specification-words.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { ConflictDialog } from "#web/ui/forms/conflict-dialog.tsx";
import { UnsavedHint } from "#web/ui/forms/unsaved-hint.tsx";
import { EmptyState } from "#web/ui/layout/empty-state.tsx";
import { ListTools } from "#web/ui/lists/list-tools.tsx";
import { rowOf } from "#web/ui/lists/use-list-place.ts";
import { GenerateButton } from "#workspace/drafts/generate-button.tsx";
import { Panel } from "#workspace/panel/panel.tsx";
import { useWorkspace } from "#workspace/workspace/workspace.ts";
import { useRisksListed } from "./listed-risks.ts";
import { NewRiskForm } from "./new-risk-form.tsx";
import { RiskRows } from "./risk-rows.tsx";
import { useRisksSave } from "./use-risks-save.ts";

const none: readonly Risk[] = [];

/** The list as changed by hand lies over the stored one until 'Save Changes'. */
export function RisksList({ specification, blurb }: { specification: StoredSpecification | null; blurb: string }) {
  const { place, canEdit } = useWorkspace();
  const [written, setWritten] = useState<readonly Risk[]>(none);
  // whoever went back to writing meanwhile goes on
  const endWritten = () => setWritten((all) => all.filter(({ id }) => hasFocus(id)));
  const stored = specification?.risks ?? none;
  const typed = useTyped(unsavedRisks(place), { values: { risks: stored }, revision: specification?.revision ?? null });
  const { values, base, changed, restored } = typed;
  const { risks } = values;
  const { save, pending, failure, conflict } = useRisksSave(specification, base, endWritten);
  const list = useRisksListed(risks);
  const replace = (next: readonly Risk[] | null) => keepRisks(place, next, stored);
  return (
    <Panel
      title="Project Risks"
      count={risks.length}
      blurb={blurb}
      drafts
      status={changed ? <UnsavedHint restored={restored} why={failure} onDiscard={() => replace(null)} /> : null}
      tools={risks.length > 0 ? <ListTools list={list} canChoose={canEdit} /> : null}
      actions={
        <>
          <GenerateButton label="Generate Risks" generation={generateRisksMutation(place)} />
          <Button variant="primary" loading={pending} disabled={!changed} onClick={() => save(risks)}>
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
        <RiskRows list={list} risks={risks} written={written} setWritten={setWritten} onReplace={replace} />
      )}
      {canEdit ? <NewRiskForm risks={risks} /> : null}
      <ConflictDialog conflict={conflict} />
    </Panel>
  );
}

const hasFocus = (id: string) => document.activeElement !== null && rowOf(document.activeElement) === id;
