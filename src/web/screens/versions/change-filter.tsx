import { type ChangeKind, changeKinds } from "#domain/compare/compare.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Field } from "#web/ui/fields/field.tsx";
import { Input } from "#web/ui/fields/input.tsx";
import { Select } from "#web/ui/fields/select.tsx";

export type Filter = { search: string; kinds: readonly ChangeKind[]; part: string };
export const allParts = "all";
export const noFilter: Filter = { search: "", kinds: changeKinds, part: allParts };

const labels = { added: "added", removed: "removed", changed: "changed" };

export function ChangeFilter({
  filter,
  counts,
  parts,
  onChange,
}: {
  filter: Filter;
  counts: Record<ChangeKind, number>;
  parts: readonly { key: string; label: string }[];
  onChange: (filter: Filter) => void;
}) {
  function toggle(kind: ChangeKind) {
    const kinds = changeKinds.filter((one) => (one === kind) !== filter.kinds.includes(one));
    onChange({ ...filter, kinds: kinds.length === 0 ? changeKinds : kinds });
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Field label="Search the changes" hideLabel className="min-w-48 grow sm:max-w-72">
        <Input
          type="search"
          placeholder="Search the changes"
          value={filter.search}
          onChange={(event) => onChange({ ...filter, search: event.target.value })}
        />
      </Field>
      <Select
        aria-label="Part"
        className="w-48"
        value={filter.part}
        choices={[{ value: allParts, label: "All parts" }, ...parts.map(({ key, label }) => ({ value: key, label }))]}
        onValueChange={(part) => onChange({ ...filter, part })}
      />
      <fieldset className="flex flex-wrap gap-1">
        <legend className="sr-only">Kinds of change</legend>
        {changeKinds.map((kind) => (
          <Button
            key={kind}
            variant={filter.kinds.includes(kind) ? "secondary" : "ghost"}
            aria-pressed={filter.kinds.includes(kind)}
            onClick={() => toggle(kind)}
          >
            {counts[kind]} {labels[kind]}
          </Button>
        ))}
      </fieldset>
    </div>
  );
}
