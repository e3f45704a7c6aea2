import { useQuery } from "@tanstack/react-query";
import { Cable, Plus } from "lucide-react";
import { useState } from "react";
import { cite } from "#domain/citation.ts";
import {
  type ExternalInterfaceKind,
  externalInterfaceBlurbs,
  externalInterfaceKinds,
  externalInterfaceLabels,
} from "#domain/nouns/external-interfaces.ts";
import { isOneOf } from "#domain/option.ts";
import {
  type ExternalInterface,
  externalInterfacesQuery,
  generateExternalInterfacesMutation,
  removeExternalInterfaceMutation,
} from "#web/queries/external-interfaces.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { EmptyState } from "#web/ui/layout/empty-state.tsx";
import { Loaded } from "#web/ui/layout/loaded.tsx";
import { ListTools } from "#web/ui/lists/list-tools.tsx";
import { byName } from "#web/ui/lists/narrow-list.ts";
import { useList } from "#web/ui/lists/use-list.ts";
import { counted } from "#web/ui/text/counted.ts";
import { WrittenLines } from "#web/ui/text/written-lines.tsx";
import { GenerateButton } from "#workspace/drafts/generate-button.tsx";
import { Panel } from "#workspace/panel/panel.tsx";
import { WrittenGroupHead } from "#workspace/rows/written-group-head.tsx";
import { WrittenRows } from "#workspace/rows/written-rows.tsx";
import { useAskedToAdd } from "#workspace/workspace/use-asked-to-add.ts";
import { useWorkspace } from "#workspace/workspace/workspace.ts";
import { ListSkeleton } from "#workspace/workspace/workspace-skeleton.tsx";
import { EditExternalInterfaceForm, NewExternalInterfaceForm } from "./external-interface-form.tsx";

const none: readonly ExternalInterface[] = [];
const noun = { one: "external interface", many: "external interfaces" };
const kinds = externalInterfaceKinds.map((id) => ({ id, name: externalInterfaceLabels[id] }));

export function ExternalInterfacesPanel() {
  const { project, canEdit } = useWorkspace();
  const interfaces = useQuery(externalInterfacesQuery(project.id));
  const list = useExternalInterfacesList(interfaces.data ?? none);
  const [adding, setAdding] = useState<ExternalInterfaceKind | null>(null);
  useAskedToAdd(() => setAdding("user"));
  const actions = (
    <>
      <GenerateButton label="Generate with AI" generation={generateExternalInterfacesMutation(project.id)} />
      <Button variant="primary" onClick={() => setAdding("user")} disabled={adding !== null}>
        <Plus aria-hidden />
        Add External Interface
      </Button>
    </>
  );
  return (
    <Panel
      title="External Interfaces"
      count={interfaces.data?.length}
      blurb="Where the product meets people, hardware, other software and networks."
      drafts
      actions={actions}
      tools={interfaces.data?.length ? <ListTools list={list} canChoose={canEdit} /> : null}
    >
      {adding ? (
        <Card className="border-accent-line">
          <NewExternalInterfaceForm key={adding} kind={adding} onClose={() => setAdding(null)} />
        </Card>
      ) : null}
      <Loaded from={interfaces} failure="The external interfaces could not be loaded" skeleton={<ListSkeleton />}>
        {(rows) => (
          <>
            {rows.length > 0 || adding ? null : (
              <EmptyState
                icon={<Cable />}
                title="No external interfaces yet"
                text="Say what the product exchanges with the world around it, or have its interfaces drafted."
                action={canEdit ? actions : null}
              />
            )}
            <WrittenRows
              list={list}
              label="External interfaces"
              noun="external_interfaces"
              remove={removeExternalInterfaceMutation(project.id)}
              groupHead={(id, count) => <KindHead id={id} count={count} onAdd={setAdding} />}
              words={words}
              edit={edit}
            />
          </>
        )}
      </Loaded>
    </Panel>
  );
}

function useExternalInterfacesList(rows: readonly ExternalInterface[]) {
  return useList({
    rows,
    noun,
    name: ({ name }) => name,
    reference: ({ number }) => cite("external_interfaces", number),
    text: ({ number, name, kind, description }) =>
      [cite("external_interfaces", number), name, externalInterfaceLabels[kind], description].join("\n"),
    filters: [
      {
        key: "kind",
        label: "Kind of interface",
        all: "All kinds",
        choices: kinds.map(({ id, name }) => ({ value: id, label: name })),
        of: ({ kind }) => kind,
      },
    ],
    sorts: [
      { key: "name", label: "By name", compare: byName },
      { key: "newest", label: "Newest first", compare: (a, b) => b.number - a.number },
    ],
    groups: { all: kinds, of: ({ kind }) => kind },
  });
}

function KindHead({ id, count, onAdd }: { id: string; count: number; onAdd: (kind: ExternalInterfaceKind) => void }) {
  if (!isOneOf(externalInterfaceKinds, id)) return null;
  return (
    <WrittenGroupHead
      name={externalInterfaceLabels[id]}
      blurb={externalInterfaceBlurbs[id]}
      count={count > 0 ? counted(count, { one: "interface", many: "interfaces" }) : null}
      none="No interface yet"
      onAdd={() => onAdd(id)}
    />
  );
}

function words({ description }: ExternalInterface) {
  return <WrittenLines text={description} className="max-w-3xl" />;
}

function edit(row: ExternalInterface, onClose: () => void) {
  return <EditExternalInterfaceForm row={row} onClose={onClose} />;
}
