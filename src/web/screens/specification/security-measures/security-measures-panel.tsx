import { ShieldCheck } from "lucide-react";
import type { ListedRow } from "#web/queries/rows.ts";
import { RowText } from "#workspace/rows/row-fields.tsx";
import { useProjectRows } from "#workspace/rows/row-list.ts";
import { RowsPanel } from "#workspace/rows/rows-panel.tsx";
import { NamedWords } from "#workspace/rows/written-cells.tsx";
import { WrittenRows } from "#workspace/rows/written-rows.tsx";

export function SecurityMeasuresPanel() {
  const list = useProjectRows("security_measures", {
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
  });
  return (
    <RowsPanel
      noun="security_measures"
      list={list}
      icon={<ShieldCheck />}
      blurb="What protects the product against each threat, and how that is verified."
      empty="Name what somebody might do to the product and what it does against that, or have measures drafted."
      fields={fields}
    >
      {() => <WrittenRows list={list} noun="security_measures" words={words} fields={fields} />}
    </RowsPanel>
  );
}

const fields = (
  <>
    <RowText name="name" autoFocus />
    <div className="grid gap-4 md:grid-cols-2">
      <RowText name="threat" rows={3} />
      <RowText name="measure" rows={3} />
    </div>
    <RowText name="verification" rows={2} />
  </>
);

function words({ threat, measure, verification }: ListedRow<"security_measures">) {
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
