import { useMutation } from "@tanstack/react-query";
import type { UseFormReturn } from "react-hook-form";
import type * as z from "zod";
import { cite } from "#domain/citation.ts";
import { nouns } from "#domain/nouns/all.ts";
import type { SecurityMeasureInput } from "#domain/nouns/security-measures.ts";
import { unsavedKey } from "#web/editing/unsaved.ts";
import { useEditRow } from "#web/editing/use-edit-row.ts";
import { useNewRow } from "#web/editing/use-new-row.ts";
import {
  addSecurityMeasureMutation,
  changeSecurityMeasureMutation,
  readSecurityMeasure,
  type SecurityMeasure,
} from "#web/queries/security-measures.ts";
import { Field } from "#web/ui/fields/field.tsx";
import { Input } from "#web/ui/fields/input.tsx";
import { Textarea } from "#web/ui/fields/textarea.tsx";
import { RowForm } from "#web/ui/forms/row-form.tsx";
import { useWorkspace } from "#workspace/workspace/workspace.ts";

const labels = { name: "Name", threat: "Threat", measure: "Measure", verification: "Verification" };

const valuesOf = ({ name, threat, measure, verification }: SecurityMeasureInput) => ({
  name,
  threat,
  measure,
  verification: verification ?? "",
});

export function NewSecurityMeasureForm({ onClose }: { onClose: () => void }) {
  const { project, place } = useWorkspace();
  const add = useMutation(addSecurityMeasureMutation(project.id));
  const { form, ...frame } = useNewRow({
    key: unsavedKey(place.user_id, project.id, "security_measure", "new"),
    shape: nouns.security_measures.input,
    start: { name: "", threat: "", measure: "", verification: "" },
    add,
    onClose,
  });
  return (
    <RowForm {...frame} action="Add Security Measure">
      <SecurityMeasureFields form={form} />
    </RowForm>
  );
}

export function EditSecurityMeasureForm({ row, onClose }: { row: SecurityMeasure; onClose: () => void }) {
  const { project, place } = useWorkspace();
  const change = useMutation(changeSecurityMeasureMutation({ project_id: project.id, id: row.id }));
  const again = useMutation(addSecurityMeasureMutation(project.id));
  const { form, ...frame } = useEditRow({
    key: unsavedKey(place.user_id, project.id, "security_measure", row.id),
    shape: nouns.security_measures.input,
    row,
    valuesOf,
    labels,
    save: change.mutateAsync,
    read: () => readSecurityMeasure(row.id),
    addAgain: again.mutateAsync,
    onClose,
  });
  return (
    <RowForm {...frame} reference={cite("security_measures", row.number)} action="Save">
      <SecurityMeasureFields form={form} />
    </RowForm>
  );
}

type MeasureForm = UseFormReturn<z.input<typeof nouns.security_measures.input>, unknown, SecurityMeasureInput>;

function SecurityMeasureFields({ form: { register, formState } }: { form: MeasureForm }) {
  const { errors } = formState;
  return (
    <>
      <Field label={labels.name} required error={errors.name?.message}>
        <Input autoFocus placeholder="Slow down guessed passwords" {...register("name")} />
      </Field>
      <div className="grid gap-4 md:grid-cols-2">
        <Field
          label={labels.threat}
          required
          hint="What somebody might do, and what would come of it."
          error={errors.threat?.message}
        >
          <Textarea rows={3} {...register("threat")} />
        </Field>
        <Field label={labels.measure} required hint="What the product does against it." error={errors.measure?.message}>
          <Textarea rows={3} {...register("measure")} />
        </Field>
      </div>
      <Field label={labels.verification} hint="How it is shown that the measure holds." error={errors.verification?.message}>
        <Textarea rows={2} {...register("verification")} />
      </Field>
    </>
  );
}
