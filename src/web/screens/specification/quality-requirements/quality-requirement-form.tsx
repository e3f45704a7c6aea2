import { useMutation } from "@tanstack/react-query";
import { cite } from "#domain/citation.ts";
import { nouns } from "#domain/nouns/all.ts";
import {
  type QualityCharacteristic,
  type QualityRequirementInput,
  qualityCharacteristicLabels,
  qualityCharacteristics,
} from "#domain/nouns/quality-requirements.ts";
import { isOneOf } from "#domain/option.ts";
import { unsavedKey } from "#web/editing/unsaved.ts";
import { useEditRow } from "#web/editing/use-edit-row.ts";
import { useNewRow } from "#web/editing/use-new-row.ts";
import {
  addQualityRequirementMutation,
  changeQualityRequirementMutation,
  type QualityRequirement,
  readQualityRequirement,
} from "#web/queries/quality-requirements.ts";
import { RowForm } from "#web/ui/forms/row-form.tsx";
import { useWorkspace } from "#workspace/workspace/workspace.ts";
import { labels, QualityRequirementFields } from "./quality-requirement-fields.tsx";

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
  const { form, ...frame } = useNewRow({
    key: unsavedKey(place.user_id, project.id, "quality_requirement", "new"),
    shape: nouns.quality_requirements.input,
    start: { characteristic, name: "", description: "", target: "", verification: "" },
    add,
    onClose,
  });
  return (
    <RowForm {...frame} action="Add Requirement">
      <QualityRequirementFields form={form} keep={frame.keep} />
    </RowForm>
  );
}

export function EditQualityRequirementForm({ row, onClose }: { row: QualityRequirement; onClose: () => void }) {
  const { project, place } = useWorkspace();
  const change = useMutation(changeQualityRequirementMutation({ project_id: project.id, id: row.id }));
  const again = useMutation(addQualityRequirementMutation(project.id));
  const { form, ...frame } = useEditRow({
    key: unsavedKey(place.user_id, project.id, "quality_requirement", row.id),
    shape: nouns.quality_requirements.input,
    row,
    valuesOf,
    labels,
    textOf: (field, value) =>
      field === "characteristic" && isOneOf(qualityCharacteristics, value) ? qualityCharacteristicLabels[value] : undefined,
    save: change.mutateAsync,
    read: () => readQualityRequirement(row.id),
    addAgain: again.mutateAsync,
    onClose,
  });
  return (
    <RowForm {...frame} reference={cite("quality_requirements", row.number)} action="Save">
      <QualityRequirementFields form={form} keep={frame.keep} />
    </RowForm>
  );
}
