import { ShieldAlert } from "lucide-react";
import type { ListedRow } from "#web/queries/rows.ts";
import { RowText } from "#workspace/rows/row-fields.tsx";
import { useProjectRows } from "#workspace/rows/row-list.ts";
import { RowsPanel } from "#workspace/rows/rows-panel.tsx";
import { NamedWords } from "#workspace/rows/written-cells.tsx";
import { WrittenRows } from "#workspace/rows/written-rows.tsx";

export function RisksPanel() {
  const list = useProjectRows("risks");
  return (
    <RowsPanel
      noun="risks"
      list={list}
      title="Project Risks"
      icon={<ShieldAlert />}
      blurb="What may go wrong, where, and how bad it would be. Each version has its own."
      empty="Write down what may go wrong, or have risks drafted from the pages, stories and features."
      generate="Generate Risks"
      fields={fields}
    >
      {() => <WrittenRows list={list} noun="risks" words={words} fields={fields} />}
    </RowsPanel>
  );
}

const fields = (
  <>
    <div className="grid gap-4 md:grid-cols-2">
      <RowText name="name" autoFocus />
      <RowText name="functionality" />
    </div>
    <RowText name="description" rows={3} />
  </>
);

function words({ functionality, description }: ListedRow<"risks">) {
  return (
    <div className="grid gap-y-2">
      <NamedWords label="Functionality at risk" text={functionality} />
      <NamedWords label="Description" text={description} />
    </div>
  );
}
