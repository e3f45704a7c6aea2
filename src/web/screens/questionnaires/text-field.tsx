import { useFormContext, useFormState } from "react-hook-form";
import type { QuestionnaireInput } from "#domain/questionnaires.ts";
import { cn } from "#web/ui/cn.ts";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { Textarea } from "#web/ui/textarea.tsx";
import type { FieldDefinition } from "./field-definition.ts";

type Definition = Extract<FieldDefinition, { kind: "text" | "long" }>;

export function TextField({ definition: { kind, name, label, hint, placeholder, wide } }: { definition: Definition }) {
  const { register } = useFormContext<QuestionnaireInput>();
  const { errors } = useFormState<QuestionnaireInput>();
  return (
    <Field label={label} hint={hint} error={errors[name]?.message} className={cn(wide && "sm:col-span-2")}>
      {kind === "long" ? (
        <Textarea rows={4} placeholder={placeholder} {...register(name)} />
      ) : (
        <Input placeholder={placeholder} autoComplete="off" {...register(name)} />
      )}
    </Field>
  );
}
