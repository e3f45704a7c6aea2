import type { RiskInput } from "#domain/nouns/risks.ts";
import { Field } from "#web/ui/fields/field.tsx";
import { Input } from "#web/ui/fields/input.tsx";
import { Textarea } from "#web/ui/fields/textarea.tsx";

export function RiskFields({
  words,
  problems = {},
  onChange,
}: {
  words: RiskInput;
  problems?: Partial<Record<keyof RiskInput, string>>;
  onChange: (words: RiskInput) => void;
}) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label="Name" error={problems.name}>
        <Input
          name="name"
          placeholder="Card data leaks"
          value={words.name}
          maxLength={200}
          onChange={(event) => onChange({ ...words, name: event.target.value })}
        />
      </Field>
      <Field label="Functionality at risk" error={problems.functionality}>
        <Input
          name="functionality"
          placeholder="Payment"
          value={words.functionality}
          maxLength={2000}
          onChange={(event) => onChange({ ...words, functionality: event.target.value })}
        />
      </Field>
      <Field label="Description" className="sm:col-span-2" error={problems.description}>
        <Textarea
          name="description"
          rows={3}
          placeholder="What may happen, why, and how bad it would be"
          value={words.description}
          maxLength={8000}
          onChange={(event) => onChange({ ...words, description: event.target.value })}
        />
      </Field>
    </div>
  );
}
