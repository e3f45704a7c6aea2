import { useQuery } from "@tanstack/react-query";
import { Gauge, Plus } from "lucide-react";
import { useState } from "react";
import {
  type QualityCharacteristic,
  qualityCharacteristicBlurbs,
  qualityCharacteristicLabels,
  qualityCharacteristics,
} from "#domain/nouns/quality-requirements.ts";
import { isOneOf } from "#domain/option.ts";
import {
  generateQualityRequirementsMutation,
  type QualityRequirement,
  qualityRequirementsQuery,
  removeQualityRequirementMutation,
} from "#web/queries/quality-requirements.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { EmptyState } from "#web/ui/layout/empty-state.tsx";
import { Loaded } from "#web/ui/layout/loaded.tsx";
import { ListTools } from "#web/ui/lists/list-tools.tsx";
import { counted } from "#web/ui/text/counted.ts";
import { WrittenLines } from "#web/ui/text/written-lines.tsx";
import { GenerateButton } from "#workspace/drafts/generate-button.tsx";
import { Panel } from "#workspace/panel/panel.tsx";
import { NamedWords } from "#workspace/rows/written-cells.tsx";
import { WrittenGroupHead } from "#workspace/rows/written-group-head.tsx";
import { WrittenRows } from "#workspace/rows/written-rows.tsx";
import { useAskedToAdd } from "#workspace/workspace/use-asked-to-add.ts";
import { useWorkspace } from "#workspace/workspace/workspace.ts";
import { ListSkeleton } from "#workspace/workspace/workspace-skeleton.tsx";
import { useQualityRequirementsList } from "./listed-quality-requirements.ts";
import { EditQualityRequirementForm, NewQualityRequirementForm } from "./quality-requirement-form.tsx";

const none: readonly QualityRequirement[] = [];

export function QualityRequirementsPanel() {
  const { project, canEdit } = useWorkspace();
  const requirements = useQuery(qualityRequirementsQuery(project.id));
  const list = useQualityRequirementsList(requirements.data ?? none);
  const [adding, setAdding] = useState<QualityCharacteristic | null>(null);
  useAskedToAdd(() => setAdding("performance_efficiency"));
  const actions = (
    <>
      <GenerateButton label="Generate with AI" generation={generateQualityRequirementsMutation(project.id)} />
      <Button variant="primary" onClick={() => setAdding("performance_efficiency")} disabled={adding !== null}>
        <Plus aria-hidden />
        Add Requirement
      </Button>
    </>
  );
  return (
    <Panel
      title="Other Requirements"
      count={requirements.data?.length}
      blurb="How well the product does what it does, by the quality characteristics of ISO/IEC 25010:2023, each with a target that can be measured."
      drafts
      actions={actions}
      tools={requirements.data?.length ? <ListTools list={list} canChoose={canEdit} /> : null}
    >
      {adding ? (
        <Card className="border-accent-line">
          <NewQualityRequirementForm key={adding} characteristic={adding} onClose={() => setAdding(null)} />
        </Card>
      ) : null}
      <Loaded from={requirements} failure="The requirements could not be loaded" skeleton={<ListSkeleton />}>
        {(rows) => (
          <>
            {rows.length > 0 || adding ? null : (
              <EmptyState
                icon={<Gauge />}
                title="No quality requirements yet"
                text="Say how fast, how safe and how easy to use the product must be, or have requirements drafted."
                action={canEdit ? actions : null}
              />
            )}
            <WrittenRows
              list={list}
              label="Other requirements"
              noun="quality_requirements"
              remove={removeQualityRequirementMutation(project.id)}
              groupHead={(id, count) => <CharacteristicHead id={id} count={count} onAdd={setAdding} />}
              words={words}
              edit={edit}
            />
          </>
        )}
      </Loaded>
    </Panel>
  );
}

type HeadProps = { id: string; count: number; onAdd: (characteristic: QualityCharacteristic) => void };

function CharacteristicHead({ id, count, onAdd }: HeadProps) {
  if (!isOneOf(qualityCharacteristics, id)) return null;
  return (
    <WrittenGroupHead
      name={qualityCharacteristicLabels[id]}
      blurb={qualityCharacteristicBlurbs[id]}
      count={count > 0 ? counted(count, { one: "requirement", many: "requirements" }) : null}
      none="No requirement yet"
      onAdd={() => onAdd(id)}
    />
  );
}

function words({ description, target, verification }: QualityRequirement) {
  return (
    <>
      <WrittenLines text={description} className="max-w-3xl" />
      <div className="grid gap-x-8 gap-y-2 md:grid-cols-2">
        <NamedWords label="Target" text={target} />
        <NamedWords label="Verification" text={verification} none="Not said yet" />
      </div>
    </>
  );
}

function edit(row: QualityRequirement, onClose: () => void) {
  return <EditQualityRequirementForm row={row} onClose={onClose} />;
}
