import { Gauge } from "lucide-react";
import {
  qualityCharacteristicBlurbs,
  qualityCharacteristicLabels,
  qualityCharacteristics,
} from "#domain/nouns/quality-requirements.ts";
import {
  type QualitySubcharacteristic,
  qualitySubcharacteristicLabels,
  subcharacteristicsFor,
} from "#domain/nouns/quality-subcharacteristics.ts";
import { isOneOf } from "#domain/option.ts";
import type { ListedRow } from "#web/queries/rows.ts";
import { Badge } from "#web/ui/marks/badge.tsx";
import { counted } from "#web/ui/text/counted.ts";
import { WrittenLines } from "#web/ui/text/written-lines.tsx";
import { RowChoice, RowText, useRowChoice } from "#workspace/rows/row-fields.tsx";
import { useProjectRows } from "#workspace/rows/row-list.ts";
import { RowsPanel } from "#workspace/rows/rows-panel.tsx";
import { NamedWords } from "#workspace/rows/written-cells.tsx";
import { WrittenGroupHead } from "#workspace/rows/written-group-head.tsx";
import { WrittenRows } from "#workspace/rows/written-rows.tsx";

const characteristics = qualityCharacteristics.map((id) => ({ id, name: qualityCharacteristicLabels[id] }));
const requirement = { one: "requirement", many: "requirements" };

export function QualityRequirementsPanel() {
  const list = useProjectRows("quality_requirements", {
    noun: requirement,
    filters: [
      {
        key: "characteristic",
        label: "Requirements of a characteristic",
        all: "All characteristics",
        choices: characteristics.map(({ id, name }) => ({ value: id, label: name })),
        of: ({ characteristic }) => characteristic,
      },
    ],
    groups: { all: characteristics, of: ({ characteristic }) => characteristic },
  });
  return (
    <RowsPanel
      noun="quality_requirements"
      list={list}
      icon={<Gauge />}
      blurb="How well the product does what it does, by the quality characteristics of ISO/IEC 25010:2023, each with a target that can be measured."
      empty="Say how fast, how safe and how easy to use the product must be, or have requirements drafted."
      start={{ characteristic: "performance_efficiency" }}
      fields={fields}
    >
      {(begin) => (
        <WrittenRows
          list={list}
          noun="quality_requirements"
          groupHead={(id, count) => <CharacteristicHead id={id} count={count} onAdd={() => begin({ characteristic: id })} />}
          words={words}
          fields={fields}
        />
      )}
    </RowsPanel>
  );
}

function CharacteristicHead({ id, count, onAdd }: { id: string; count: number; onAdd: () => void }) {
  if (!isOneOf(qualityCharacteristics, id)) return null;
  return (
    <WrittenGroupHead
      name={qualityCharacteristicLabels[id]}
      blurb={qualityCharacteristicBlurbs[id]}
      count={count > 0 ? counted(count, requirement) : null}
      none="No requirement yet"
      onAdd={onAdd}
    />
  );
}

const fields = (
  <>
    <div className="grid gap-4 sm:grid-cols-2">
      <RowChoice name="characteristic" />
      <Subcharacteristic />
    </div>
    <RowText name="name" autoFocus />
    <Requirement />
    <div className="grid gap-4 md:grid-cols-2">
      <RowText name="target" rows={2} />
      <RowText name="verification" rows={2} />
    </div>
  </>
);

/** Only those of the characteristic can be chosen. */
function Subcharacteristic() {
  const { value } = useRowChoice("characteristic");
  return <RowChoice name="subcharacteristic" among={subcharacteristicsFor(value)} />;
}

/** What is required, beside what its characteristic means. */
function Requirement() {
  const { value } = useRowChoice("characteristic");
  return (
    <RowText
      name="description"
      rows={2}
      hint={isOneOf(qualityCharacteristics, value) ? qualityCharacteristicBlurbs[value] : ""}
    />
  );
}

function words({ description, target, verification, subcharacteristic }: ListedRow<"quality_requirements">) {
  return (
    <>
      {subcharacteristic ? <SubcharacteristicBadge of={subcharacteristic} /> : null}
      <WrittenLines text={description} className="max-w-3xl" />
      <div className="grid gap-x-8 gap-y-2 md:grid-cols-2">
        <NamedWords label="Target" text={target} />
        <NamedWords label="Verification" text={verification} none="Not said yet" />
      </div>
    </>
  );
}

function SubcharacteristicBadge({ of }: { of: QualitySubcharacteristic }) {
  return (
    <p>
      <Badge>{qualitySubcharacteristicLabels[of]}</Badge>
    </p>
  );
}
