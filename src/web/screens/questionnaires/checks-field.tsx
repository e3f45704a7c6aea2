import { useController, useFormContext } from "react-hook-form";
import type { QuestionnaireInput } from "#domain/questionnaires.ts";
import { Checkbox } from "#web/ui/fields/checkbox.tsx";
import type { FieldDefinition } from "./field-definition.ts";
import { labelOf } from "./options-of.ts";

type Definition = Extract<FieldDefinition, { kind: "checks" }>;

export function ChecksField({ definition }: { definition: Definition }) {
  const { control } = useFormContext<QuestionnaireInput>();
  const { field } = useController({ control, name: definition.name });
  const ticked = field.value;
  const options = [...definition.options, ...ticked.filter((value) => !definition.options.includes(value))];
  return (
    <fieldset className="grid min-w-0 gap-2 sm:col-span-2">
      <legend className="mb-2 font-medium">{definition.label}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-x-4 gap-y-3">
        {options.map((value) => (
          <Checkbox
            key={value}
            label={labelOf(value)}
            checked={ticked.includes(value)}
            onCheckedChange={(checked) =>
              field.onChange(options.filter((option) => (option === value ? checked : ticked.includes(option))))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
