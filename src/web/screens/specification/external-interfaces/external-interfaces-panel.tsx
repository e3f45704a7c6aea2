import { Cable } from "lucide-react";
import { externalInterfaceBlurbs, externalInterfaceKinds, externalInterfaceLabels } from "#domain/nouns/external-interfaces.ts";
import { isOneOf } from "#domain/option.ts";
import type { ListedRow } from "#web/queries/rows.ts";
import { counted } from "#web/ui/text/counted.ts";
import { WrittenLines } from "#web/ui/text/written-lines.tsx";
import { RowChoice, RowText } from "#workspace/rows/row-fields.tsx";
import { useProjectRows } from "#workspace/rows/row-list.ts";
import { RowsPanel } from "#workspace/rows/rows-panel.tsx";
import { WrittenGroupHead } from "#workspace/rows/written-group-head.tsx";
import { WrittenRows } from "#workspace/rows/written-rows.tsx";

const kinds = externalInterfaceKinds.map((id) => ({ id, name: externalInterfaceLabels[id] }));

export function ExternalInterfacesPanel() {
  const list = useProjectRows("external_interfaces", {
    filters: [
      {
        key: "kind",
        label: "Kind of interface",
        all: "All kinds",
        choices: kinds.map(({ id, name }) => ({ value: id, label: name })),
        of: ({ kind }) => kind,
      },
    ],
    groups: { all: kinds, of: ({ kind }) => kind },
  });
  return (
    <RowsPanel
      noun="external_interfaces"
      list={list}
      icon={<Cable />}
      blurb="Where the product meets people, hardware, other software and networks."
      empty="Say what the product exchanges with the world around it, or have its interfaces drafted."
      start={{ kind: "user" }}
      fields={fields}
    >
      {(begin) => (
        <WrittenRows
          list={list}
          noun="external_interfaces"
          groupHead={(id, count) => <KindHead id={id} count={count} onAdd={() => begin({ kind: id })} />}
          words={words}
          fields={fields}
        />
      )}
    </RowsPanel>
  );
}

function KindHead({ id, count, onAdd }: { id: string; count: number; onAdd: () => void }) {
  if (!isOneOf(externalInterfaceKinds, id)) return null;
  return (
    <WrittenGroupHead
      name={externalInterfaceLabels[id]}
      blurb={externalInterfaceBlurbs[id]}
      count={count > 0 ? counted(count, { one: "interface", many: "interfaces" }) : null}
      none="No interface yet"
      onAdd={onAdd}
    />
  );
}

const fields = (
  <>
    <div className="grid gap-4 md:grid-cols-[14rem_minmax(0,1fr)]">
      <RowChoice name="kind" />
      <RowText name="name" autoFocus />
    </div>
    <RowText name="description" rows={3} />
  </>
);

function words({ description }: ListedRow<"external_interfaces">) {
  return <WrittenLines text={description} className="max-w-3xl" />;
}
