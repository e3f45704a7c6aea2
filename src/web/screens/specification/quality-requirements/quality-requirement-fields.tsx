import type { UseFormReturn } from "react-hook-form";
import type * as z from "zod";
import type { nouns } from "#domain/nouns/all.ts";
import {
  type QualityRequirementInput,
  qualityCharacteristicBlurbs,
  qualityCharacteristicLabels,
  qualityCharacteristics,
} from "#domain/nouns/quality-requirements.ts";
import { isOneOf } from "#domain/option.ts";
import { Field } from "#web/ui/fields/field.tsx";
import { Input } from "#web/ui/fields/input.tsx";
import { Select } from "#web/ui/fields/select.tsx";
import { Textarea } from "#web/ui/fields/textarea.tsx";

export const labels = {
  characteristic: "Characteristic",
  name: "Name",
  description: "Requirement",
  target: "Target",
  verification: "Verification",
};

type RequirementForm = UseFormReturn<z.input<typeof nouns.quality_requirements.input>, unknown, QualityRequirementInput>;

/** The words of a quality requirement, in the forms that add and change one. */
export function QualityRequirementFields({ form, keep }: { form: RequirementForm; keep: () => void }) {
  const { register, formState } = form;
  const { errors } = formState;
  const characteristic = form.watch("characteristic");
  return (
    <>
      <div className="grid gap-4 md:grid-cols-[16rem_minmax(0,1fr)]">
        <Field label={labels.characteristic} required error={errors.characteristic?.message}>
          <Select
            value={characteristic}
            onValueChange={(chosen) => {
              if (!isOneOf(qualityCharacteristics, chosen)) return;
              form.setValue("characteristic", chosen);
              keep();
            }}
            choices={qualityCharacteristics.map((value) => ({ value, label: qualityCharacteristicLabels[value] }))}
          />
        </Field>
        <Field label={labels.name} required error={errors.name?.message}>
          <Input autoFocus placeholder="Answers at once" {...register("name")} />
        </Field>
      </div>
      <Field
        label={labels.description}
        required
        hint={qualityCharacteristicBlurbs[characteristic]}
        error={errors.description?.message}
      >
        <Textarea rows={2} placeholder="The product shall answer each search while people watch." {...register("description")} />
      </Field>
      <div className="grid gap-4 md:grid-cols-2">
        <Field
          label={labels.target}
          required
          hint="With number and unit, so that it can be measured."
          error={errors.target?.message}
        >
          <Textarea rows={2} placeholder="Within 1 second for 95 of 100 searches" {...register("target")} />
        </Field>
        <Field
          label={labels.verification}
          hint="How the target is measured, by whom and when."
          error={errors.verification?.message}
        >
          <Textarea rows={2} {...register("verification")} />
        </Field>
      </div>
    </>
  );
}
