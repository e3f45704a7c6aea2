import { useController, useFormContext, useFormState } from "react-hook-form";
import type { NamedLink, QuestionnaireInput } from "#domain/questionnaires.ts";
import { FieldRows } from "#web/ui/fields/field-rows.tsx";
import { Input } from "#web/ui/fields/input.tsx";
import type { FieldDefinition } from "./field-definition.ts";
import { RowError } from "./row-error.tsx";

type Definition = Extract<FieldDefinition, { kind: "providers" }>;

export function ProvidersField({ definition }: { definition: Definition }) {
  const { control } = useFormContext<QuestionnaireInput>();
  const { errors } = useFormState<QuestionnaireInput>();
  const { field } = useController({ control, name: definition.name });
  const rowErrors = errors[definition.name];
  const change = (at: number, changed: Partial<NamedLink>) =>
    field.onChange(field.value.map((row, index) => (index === at ? { ...row, ...changed } : row)));
  return (
    <FieldRows {...definition} hint={definition.hint} rows={field.value} blank={{ name: "", link: "" }} onChange={field.onChange}>
      {(row, index, focusRef) => (
        <div className="grid min-w-0 grow gap-1.5 sm:grid-cols-[2fr_3fr]">
          <Input
            ref={focusRef}
            aria-label={`${definition.label}: name ${index + 1}`}
            placeholder={definition.namePlaceholder}
            value={row.name}
            onChange={(event) => change(index, { name: event.target.value })}
          />
          <Input
            aria-label={`${definition.label}: link ${index + 1}`}
            placeholder="https://…"
            inputMode="url"
            value={row.link}
            onChange={(event) => change(index, { link: event.target.value })}
          />
          <RowError text={rowErrors?.[index]?.name?.message ?? rowErrors?.[index]?.link?.message} />
        </div>
      )}
    </FieldRows>
  );
}
