import { useController, useFormContext } from "react-hook-form";
import type { QuestionnaireInput } from "#domain/questionnaires.ts";
import { Field } from "#web/ui/fields/field.tsx";
import { Select } from "#web/ui/fields/select.tsx";
import type { FieldDefinition } from "./field-definition.ts";

type Definition = Extract<FieldDefinition, { kind: "font" }>;

const undecided = { value: "No preference", label: "No preference" };

export function FontField({ definition: { name, label, options } }: { definition: Definition }) {
  const { control } = useFormContext<QuestionnaireInput>();
  const { field } = useController({ control, name });
  const value = field.value || undecided.value;
  const choices = [undecided, ...options, ...(field.value && !options.includes(field.value) ? [field.value] : [])];
  return (
    <Field label={label}>
      <Select
        value={value}
        onValueChange={(chosen) => field.onChange(chosen === undecided.value ? "" : chosen)}
        choices={choices}
      />
    </Field>
  );
}
