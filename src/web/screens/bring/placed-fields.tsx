import { fieldLabel, fieldsOf, mainField } from "#domain/bring/kinds.ts";
import type { Placed } from "#domain/bring/placed.ts";
import { choicesOf } from "#domain/nouns/noun.ts";
import { Field } from "#web/ui/fields/field.tsx";
import { Input } from "#web/ui/fields/input.tsx";
import { Select } from "#web/ui/fields/select.tsx";
import { Textarea } from "#web/ui/fields/textarea.tsx";

type Props = { row: Placed; onWords: (words: Readonly<Record<string, string>>) => void };

/** The words of a piece of a file, to be put right before it is stored. */
export function PlacedFields({ row: { kind, words: fitting, over = [] }, onWords }: Props) {
  const words: Readonly<Record<string, string>> = {
    ...fitting,
    ...Object.fromEntries(over.map(({ field, whole }) => [field, whole])),
  };
  const fields = Object.entries(fieldsOf(kind));
  const main = mainField(kind);
  if (fields.length === 0) {
    return (
      <Field label={fieldLabel(kind, main)}>
        <Textarea rows={4} value={words[main] ?? ""} onChange={(event) => onWords({ [main]: event.target.value })} />
      </Field>
    );
  }
  return (
    <div className="grid gap-4 ps-6.5">
      {fields.map(([name, field]) => (
        <Field key={name} label={field.label ?? name} hint={field.kind === "reference" ? "Its number or its name" : undefined}>
          {field.kind === "choice" ? (
            <Select
              value={words[name] ?? "none"}
              onValueChange={(value) => onWords({ [name]: value === "none" ? "" : value })}
              choices={choicesOf(field)}
            />
          ) : name === "name" || field.kind === "reference" ? (
            <Input value={words[name] ?? ""} onChange={(event) => onWords({ [name]: event.target.value })} />
          ) : (
            <Textarea rows={3} value={words[name] ?? ""} onChange={(event) => onWords({ [name]: event.target.value })} />
          )}
        </Field>
      ))}
    </div>
  );
}
