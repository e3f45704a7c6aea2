import { outline } from "#domain/export/outline.ts";
import { Checkbox } from "#web/ui/fields/checkbox.tsx";
import { Field } from "#web/ui/fields/field.tsx";
import { Select } from "#web/ui/fields/select.tsx";
import { Textarea } from "#web/ui/fields/textarea.tsx";
import type { Selection } from "./selection.ts";

const ways = [
  { value: "whole", label: "The whole specification" },
  { value: "chapters", label: "Some chapters" },
  { value: "rows", label: "Some requirements" },
] as const;

/** Whether all is exported, these chapters, or these rows. */
export function PartFields({ selection, onChange }: { selection: Selection; onChange: (selection: Selection) => void }) {
  return (
    <>
      <Field label="What to export">
        <Select
          value={selection.of}
          choices={ways}
          onValueChange={(of) => onChange({ ...selection, of: of as Selection["of"] })}
        />
      </Field>
      {selection.of === "chapters" ? (
        <ChapterChecks chosen={selection.chapters} onChange={(chapters) => onChange({ ...selection, chapters })} />
      ) : null}
      {selection.of === "rows" ? (
        <Field label="Their numbers" hint="Such as US-14, US-15 and FEAT-3. Other rows they cite appear as numbers only.">
          <Textarea
            rows={3}
            maxRows={8}
            value={selection.rows}
            onChange={({ target }) => onChange({ ...selection, rows: target.value })}
          />
        </Field>
      ) : null}
    </>
  );
}

/** A chapter stands for all below it. */
function ChapterChecks({ chosen, onChange }: { chosen: readonly string[]; onChange: (chosen: readonly string[]) => void }) {
  const put = (number: string, isIn: boolean) => {
    const others = chosen.filter((one) => one !== number && !one.startsWith(`${number}.`));
    onChange(isIn ? [...others, number] : others);
  };
  return (
    <fieldset className="grid gap-2.5">
      <legend className="mb-2 text-xs font-semibold text-muted">Chapters</legend>
      {outline.map(({ number, title, inner }) => (
        <div key={number} className="grid gap-2.5">
          <Checkbox
            label={`${number} ${title}`}
            checked={chosen.includes(number)}
            onCheckedChange={(isIn) => put(number, isIn)}
          />
          {inner.map((one) => (
            <Checkbox
              key={one.number}
              className="ps-6"
              label={`${one.number} ${one.title}`}
              checked={chosen.includes(number) || chosen.includes(one.number)}
              disabled={chosen.includes(number)}
              onCheckedChange={(isIn) => put(one.number, isIn)}
            />
          ))}
        </div>
      ))}
    </fieldset>
  );
}
