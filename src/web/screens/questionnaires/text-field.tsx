import { useFormContext, useFormState, useWatch } from "react-hook-form";
import { addressRemark } from "#domain/design-connections.ts";
import type { QuestionnaireInput } from "#domain/questionnaires.ts";
import { cn } from "#web/ui/cn.ts";
import { Field } from "#web/ui/fields/field.tsx";
import { Input } from "#web/ui/fields/input.tsx";
import { Textarea } from "#web/ui/fields/textarea.tsx";
import type { FieldDefinition } from "./field-definition.ts";

type Definition = Extract<FieldDefinition, { kind: "text" | "long" }>;

export function TextField({ definition }: { definition: Definition }) {
  const { kind, name, label, placeholder, wide, isAddress = false } = definition;
  const { register, control } = useFormContext<QuestionnaireInput>();
  const typed = useWatch({ control, name });
  // said while it is typed: a line that appears on leaving the field moves what is being pressed
  const remark = isAddress ? addressRemark(typed) : null;
  const hint = remark ? <span className="text-warning-ink">{remark}</span> : definition.hint;
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
