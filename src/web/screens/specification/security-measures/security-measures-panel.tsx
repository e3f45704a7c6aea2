import { useQuery } from "@tanstack/react-query";
import { Plus, ShieldCheck } from "lucide-react";
import { useState } from "react";
import { cite } from "#domain/citation.ts";
import {
  generateSecurityMeasuresMutation,
  removeSecurityMeasureMutation,
  type SecurityMeasure,
  securityMeasuresQuery,
} from "#web/queries/security-measures.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { EmptyState } from "#web/ui/layout/empty-state.tsx";
import { Loaded } from "#web/ui/layout/loaded.tsx";
import { ListTools } from "#web/ui/lists/list-tools.tsx";
import { byName } from "#web/ui/lists/narrow-list.ts";
import { useList } from "#web/ui/lists/use-list.ts";
import { GenerateButton } from "#workspace/drafts/generate-button.tsx";
import { Panel } from "#workspace/panel/panel.tsx";
import { NamedWords } from "#workspace/rows/written-cells.tsx";
import { WrittenRows } from "#workspace/rows/written-rows.tsx";
import { useAskedToAdd } from "#workspace/workspace/use-asked-to-add.ts";
import { useWorkspace } from "#workspace/workspace/workspace.ts";
import { ListSkeleton } from "#workspace/workspace/workspace-skeleton.tsx";
import { EditSecurityMeasureForm, NewSecurityMeasureForm } from "./security-measure-form.tsx";

const none: readonly SecurityMeasure[] = [];

export function SecurityMeasuresPanel() {
  const { project, canEdit } = useWorkspace();
  const measures = useQuery(securityMeasuresQuery(project.id));
  const list = useSecurityMeasuresList(measures.data ?? none);
  const [adding, setAdding] = useState(false);
  useAskedToAdd(() => setAdding(true));
  const actions = (
    <>
      <GenerateButton label="Generate with AI" generation={generateSecurityMeasuresMutation(project.id)} />
      <Button variant="primary" onClick={() => setAdding(true)} disabled={adding}>
        <Plus aria-hidden />
        Add Security Measure
      </Button>
    </>
  );
  return (
    <Panel
      title="Security measures"
      count={measures.data?.length}
      blurb="What guards the product against each threat, and how it is shown that the guard holds."
      drafts
      actions={actions}
      tools={measures.data?.length ? <ListTools list={list} canChoose={canEdit} /> : null}
    >
      {adding ? (
        <Card className="border-accent-line">
          <NewSecurityMeasureForm onClose={() => setAdding(false)} />
        </Card>
      ) : null}
      <Loaded from={measures} failure="The security measures could not be loaded" skeleton={<ListSkeleton />}>
        {(rows) =>
          rows.length > 0 ? (
            <WrittenRows
              list={list}
              label="Security measures"
              noun="security_measures"
              remove={removeSecurityMeasureMutation(project.id)}
              words={words}
              edit={edit}
            />
          ) : adding ? null : (
            <EmptyState
              icon={<ShieldCheck />}
              title="No security measures yet"
              text="Name what somebody might do to the product and what it does against that, or have measures drafted."
              action={canEdit ? actions : null}
            />
          )
        }
      </Loaded>
    </Panel>
  );
}

function useSecurityMeasuresList(rows: readonly SecurityMeasure[]) {
  return useList({
    rows,
    noun: { one: "security measure", many: "security measures" },
    name: ({ name }) => name,
    reference: ({ number }) => cite("security_measures", number),
    text: ({ number, name, threat, measure, verification }) =>
      [cite("security_measures", number), name, threat, measure, verification].join("\n"),
    filters: [
      {
        key: "verified",
        label: "Verification",
        all: "Verified or not",
        choices: [
          { value: "yes", label: "With verification" },
          { value: "no", label: "Without verification" },
        ],
        of: ({ verification }) => (verification ? "yes" : "no"),
      },
    ],
    sorts: [
      { key: "name", label: "By name", compare: byName },
      { key: "newest", label: "Newest first", compare: (a, b) => b.number - a.number },
    ],
  });
}

function words({ threat, measure, verification }: SecurityMeasure) {
  return (
    <div className="grid gap-x-8 gap-y-2 md:grid-cols-2">
      <NamedWords label="Threat" text={threat} />
      <NamedWords label="Measure" text={measure} />
      <div className="md:col-span-2">
        <NamedWords label="Verification" text={verification} none="Not said yet" />
      </div>
    </div>
  );
}

function edit(row: SecurityMeasure, onClose: () => void) {
  return <EditSecurityMeasureForm row={row} onClose={onClose} />;
}
