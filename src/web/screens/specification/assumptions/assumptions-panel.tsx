import { Lightbulb } from "lucide-react";
import type { ListedRow } from "#web/queries/rows.ts";
import { RowText } from "#workspace/rows/row-fields.tsx";
import { useProjectRows } from "#workspace/rows/row-list.ts";
import { RowsPanel } from "#workspace/rows/rows-panel.tsx";
import { NamedWords } from "#workspace/rows/written-cells.tsx";
import { WrittenRows } from "#workspace/rows/written-rows.tsx";

export function AssumptionsPanel() {
  const list = useProjectRows("assumptions");
  return (
    <RowsPanel
      noun="assumptions"
      list={list}
      icon={<Lightbulb />}
      blurb="What this specification takes for granted though nobody has confirmed it, and what happens if it is wrong."
      empty="Write down what everybody takes for granted, or have assumptions drafted from the questionnaire and the plan."
      fields={fields}
    >
      {() => <WrittenRows list={list} noun="assumptions" words={words} fields={fields} />}
    </RowsPanel>
  );
}

const fields = (
  <>
    <RowText name="name" autoFocus />
    <div className="grid gap-4 md:grid-cols-2">
      <RowText name="statement" rows={3} />
      <RowText name="consequence" rows={3} />
    </div>
  </>
);

function words({ statement, consequence }: ListedRow<"assumptions">) {
  return (
    <div className="grid gap-x-8 gap-y-2 md:grid-cols-2">
      <NamedWords label="Statement" text={statement} />
      <NamedWords label="If it is wrong" text={consequence} />
    </div>
  );
}
