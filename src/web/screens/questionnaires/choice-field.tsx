import { useController, useFormContext, useFormState } from "react-hook-form";
import { other } from "#domain/catalog/questionnaire-options.ts";
import type { QuestionnaireInput } from "#domain/questionnaires.ts";
import { cn } from "#web/ui/cn.ts";
import { Field } from "#web/ui/fields/field.tsx";
import { Input } from "#web/ui/fields/input.tsx";
import { RadioCards } from "#web/ui/fields/radio-cards.tsx";
import { Select } from "#web/ui/fields/select.tsx";
import type { ChoiceOption, FieldDefinition } from "./field-definition.ts";
import { OptionIcon } from "./option-icon.tsx";

type Definition = Extract<FieldDefinition, { kind: "choice" | "cards" }>;

const none: ChoiceOption = { value: "None", label: "None" };

export function ChoiceField({ definition }: { definition: Definition }) {
  const { control, register } = useFormContext<QuestionnaireInput>();
  const { errors } = useFormState<QuestionnaireInput>();
  const { field } = useController({ control, name: definition.name });
  const otherName = `${definition.name}_other` as const;
  const offered = definition.none ? [none, ...definition.options] : definition.options;
  const value = definition.none ? (field.value ?? none.value) : (field.value ?? "");
  const options =
    value === "" || offered.some((option) => option.value === value) ? offered : [...offered, { value, label: value }];
  const choose = (chosen: string) => field.onChange(definition.none && chosen === none.value ? null : chosen);
  return (
    <>
      <Field label={definition.label} hint={definition.hint} className={cn(definition.wide && "sm:col-span-2")}>
        {definition.kind === "cards" ? (
          <RadioCards
            value={value}
            onValueChange={choose}
            cards={options.map(cardOf)}
            className={cn(isBrief(options) && "grid-cols-2 sm:grid-cols-3")}
          />
        ) : (
          <Select value={value} onValueChange={choose} choices={options} />
        )}
      </Field>
      {value === other ? (
        <Field
          label={definition.otherLabel}
          error={errors[otherName]?.message}
          className={cn("animate-rise", definition.wide && "sm:col-span-2")}
        >
          <Input placeholder={definition.otherPlaceholder} autoComplete="off" {...register(otherName)} />
        </Field>
      ) : null}
    </>
  );
}

function isBrief(options: readonly ChoiceOption[]) {
  return options.every(({ description }) => !description);
}

function cardOf({ value, label, description, icon }: ChoiceOption) {
  return { value, label, ...(description ? { description } : {}), ...(icon ? { icon: <OptionIcon name={icon} /> } : {}) };
}
