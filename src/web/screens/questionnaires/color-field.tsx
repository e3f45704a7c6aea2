import { useController, useFormContext } from "react-hook-form";
import { hexColor } from "#domain/colors.ts";
import type { QuestionnaireInput } from "#domain/questionnaires.ts";
import { Field } from "#web/ui/fields/field.tsx";
import { Input } from "#web/ui/fields/input.tsx";
import type { FieldDefinition } from "./field-definition.ts";

type Definition = Extract<FieldDefinition, { kind: "color" }>;

export function ColorField({ definition: { name, label } }: { definition: Definition }) {
  const { control } = useFormContext<QuestionnaireInput>();
  const { field, fieldState } = useController({ control, name });
  const hex = hexColor(field.value);
  return (
    <Field label={label} error={fieldState.error?.message}>
      <div className="flex gap-2">
        <span
          className="relative size-9 shrink-0 overflow-hidden rounded-md border border-control bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-ink"
          style={hex ? { backgroundColor: hex } : undefined}
        >
          {hex ? null : <span aria-hidden className="absolute top-1/2 -left-1/4 h-px w-[150%] -rotate-45 bg-control" />}
          <input
            type="color"
            aria-label={`Pick the ${label.toLowerCase()}`}
            value={hex ?? "#2f4fd0"}
            onChange={(event) => field.onChange(event.target.value)}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          />
        </span>
        <Input {...field} placeholder="#2f4fd0" spellCheck={false} autoComplete="off" className="font-mono" />
      </div>
    </Field>
  );
}
