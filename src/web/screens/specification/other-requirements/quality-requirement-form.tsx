import { useMutation } from "@tanstack/react-query";
import type { UseFormReturn } from "react-hook-form";
import type * as z from "zod";
import { isOneOf } from "#domain/option.ts";
import {
  type QualityCharacteristic,
  type QualityRequirementInput,
  qualityCharacteristicBlurbs,
  qualityCharacteristicLabels,
  qualityCharacteristics,
  qualityRequirementInput,
} from "#domain/quality-requirements.ts";
import { draftKey } from "#web/lib/drafts.ts";
import { useEditForm } from "#web/lib/edit-form.ts";
import {
  addQualityRequirementMutation,
  changeQualityRequirementMutation,
  type QualityRequirement,
  readQualityRequirement,
} from "#web/queries/quality-requirements.ts";
import { useNewRow } from "#web/screens/specification/rows/use-new-row.ts";
import { WrittenForm } from "#web/screens/specification/rows/written-form.tsx";
import { useWorkspace } from "#web/screens/specification/workspace/workspace.ts";
import { ConflictDialog } from "#web/ui/conflict-dialog.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { Select } from "#web/ui/select.tsx";
import { Textarea } from "#web/ui/textarea.tsx";

const labels = {
  characteristic: "Characteristic",
  name: "Name",
  description: "Requirement",
  target: "Target",
  verification: "Verification",
};

const valuesOf = ({ characteristic, name, description, target, verification }: QualityRequirementInput) => ({
  characteristic,
  name,
  description,
  target,
  verification: verification ?? "",
});

type NewProps = { characteristic: QualityCharacteristic; onClose: () => void };

export function NewQualityRequirementForm({ characteristic, onClose }: NewProps) {
  const { project, place } = useWorkspace();
  const add = useMutation(addQualityRequirementMutation(project.id));
  const { form, giveUp, ...frame } = useNewRow({
    key: draftKey(place.user_id, project.id, "quality_requirement", "new"),
    shape: qualityRequirementInput,
    start: { characteristic, name: "", description: "", target: "", verification: "" },
    add,
    onClose,
  });
  return (
    <WrittenForm {...frame} action="Add Requirement" onCancel={giveUp}>
      <QualityRequirementFields form={form} keep={frame.keep} />
    </WrittenForm>
  );
}

export function EditQualityRequirementForm({ row, onClose }: { row: QualityRequirement; onClose: () => void }) {
  const { project, place } = useWorkspace();
  const change = useMutation(changeQualityRequirementMutation({ project_id: project.id, id: row.id }));
  const again = useMutation(addQualityRequirementMutation(project.id));
  const { form, conflict, drop, ...frame } = useEditForm({
    key: draftKey(place.user_id, project.id, "quality_requirement", row.id),
    shape: qualityRequirementInput,
    row,
    valuesOf,
    labels,
    textOf: (field, value) =>
      field === "characteristic" && isOneOf(qualityCharacteristics, value) ? qualityCharacteristicLabels[value] : undefined,
    save: change.mutateAsync,
    read: () => readQualityRequirement(row.id),
    addAgain: again.mutateAsync,
    onSaved: onClose,
    onAddedAgain: onClose,
  });
  function giveUp() {
    drop();
    onClose();
  }
  return (
    <>
      <WrittenForm {...frame} action="Save" onCancel={giveUp}>
        <QualityRequirementFields form={form} keep={frame.keep} />
      </WrittenForm>
      <ConflictDialog conflict={conflict} />
    </>
  );
}

type RequirementForm = UseFormReturn<z.input<typeof qualityRequirementInput>, unknown, QualityRequirementInput>;

function QualityRequirementFields({ form, keep }: { form: RequirementForm; keep: () => void }) {
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
