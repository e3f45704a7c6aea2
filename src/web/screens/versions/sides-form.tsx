import { ArrowLeftRight } from "lucide-react";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { Field } from "#web/ui/fields/field.tsx";
import { Select } from "#web/ui/fields/select.tsx";

export type Sides = { from: string; to: string };

export function SidesForm({
  sides,
  current,
  versions,
  onChange,
}: {
  sides: Sides;
  current: string;
  versions: readonly string[];
  onChange: (sides: Sides) => void;
}) {
  const { from, to } = sides;
  const choices = versions.map((version) => ({ value: version, label: version === current ? `${version} (current)` : version }));
  return (
    <div className="grid grid-cols-[1fr_auto_1fr] items-end gap-2 sm:max-w-xl sm:gap-3">
      <Field label="From version">
        <Select value={from} choices={choices} onValueChange={(next) => onChange({ from: next, to })} />
      </Field>
      <IconButton label="Swap the versions" className="mb-0.5" onClick={() => onChange({ from: to, to: from })}>
        <ArrowLeftRight aria-hidden />
      </IconButton>
      <Field label="To version">
        <Select value={to} choices={choices} onValueChange={(next) => onChange({ from, to: next })} />
      </Field>
    </div>
  );
}
