import { useMutation } from "@tanstack/react-query";
import type { UseFormReturn } from "react-hook-form";
import type * as z from "zod";
import { cite } from "#domain/citation.ts";
import { nouns } from "#domain/nouns/all.ts";
import {
  type ExternalInterfaceInput,
  type ExternalInterfaceKind,
  externalInterfaceKinds,
  externalInterfaceLabels,
} from "#domain/nouns/external-interfaces.ts";
import { isOneOf } from "#domain/option.ts";
import { unsavedKey } from "#web/editing/unsaved.ts";
import { useEditRow } from "#web/editing/use-edit-row.ts";
import { useNewRow } from "#web/editing/use-new-row.ts";
import {
  addExternalInterfaceMutation,
  changeExternalInterfaceMutation,
  type ExternalInterface,
  readExternalInterface,
} from "#web/queries/external-interfaces.ts";
import { Field } from "#web/ui/fields/field.tsx";
import { Input } from "#web/ui/fields/input.tsx";
import { Select } from "#web/ui/fields/select.tsx";
import { Textarea } from "#web/ui/fields/textarea.tsx";
import { RowForm } from "#web/ui/forms/row-form.tsx";
import { useWorkspace } from "#workspace/workspace/workspace.ts";

const labels = { kind: "Kind", name: "Name", description: "Description" };

export function NewExternalInterfaceForm({ kind, onClose }: { kind: ExternalInterfaceKind; onClose: () => void }) {
  const { project, place } = useWorkspace();
  const add = useMutation(addExternalInterfaceMutation(project.id));
  const { form, ...frame } = useNewRow({
    key: unsavedKey(place.user_id, project.id, "external_interface", "new"),
    shape: nouns.external_interfaces.input,
    start: { kind, name: "", description: "" },
    add,
    onClose,
  });
  return (
    <RowForm {...frame} action="Add External Interface">
      <ExternalInterfaceFields form={form} keep={frame.keep} />
    </RowForm>
  );
}

export function EditExternalInterfaceForm({ row, onClose }: { row: ExternalInterface; onClose: () => void }) {
  const { project, place } = useWorkspace();
  const change = useMutation(changeExternalInterfaceMutation({ project_id: project.id, id: row.id }));
  const again = useMutation(addExternalInterfaceMutation(project.id));
  const { form, ...frame } = useEditRow({
    key: unsavedKey(place.user_id, project.id, "external_interface", row.id),
    shape: nouns.external_interfaces.input,
    row,
    valuesOf: ({ kind, name, description }) => ({ kind, name, description }),
    labels,
    textOf: (field, value) =>
      field === "kind" && isOneOf(externalInterfaceKinds, value) ? externalInterfaceLabels[value] : undefined,
    save: change.mutateAsync,
    read: () => readExternalInterface(row.id),
    addAgain: again.mutateAsync,
    onClose,
  });
  return (
    <RowForm {...frame} reference={cite("external_interfaces", row.number)} action="Save">
      <ExternalInterfaceFields form={form} keep={frame.keep} />
    </RowForm>
  );
}

type InterfaceForm = UseFormReturn<z.input<typeof nouns.external_interfaces.input>, unknown, ExternalInterfaceInput>;

function ExternalInterfaceFields({ form, keep }: { form: InterfaceForm; keep: () => void }) {
  const { errors } = form.formState;
  return (
    <>
      <div className="grid gap-4 md:grid-cols-[14rem_minmax(0,1fr)]">
        <Field label={labels.kind} required error={errors.kind?.message}>
          <Select
            value={form.watch("kind")}
            onValueChange={(kind) => {
              if (!isOneOf(externalInterfaceKinds, kind)) return;
              form.setValue("kind", kind);
              keep();
            }}
            choices={externalInterfaceKinds.map((value) => ({ value, label: externalInterfaceLabels[value] }))}
          />
        </Field>
        <Field label={labels.name} required error={errors.name?.message}>
          <Input autoFocus placeholder="Payment service" {...form.register("name")} />
        </Field>
      </div>
      <Field
        label={labels.description}
        required
        hint="What goes in and out there, in which format, and what happens when the other side does not answer."
        error={errors.description?.message}
      >
        <Textarea rows={3} {...form.register("description")} />
      </Field>
    </>
  );
}
