import { useMutation } from "@tanstack/react-query";
import type { UseFormReturn } from "react-hook-form";
import type * as z from "zod";
import { cite } from "#domain/citation.ts";
import { nouns } from "#domain/nouns/all.ts";
import type { UserClassInput } from "#domain/nouns/user-classes.ts";
import { unsavedKey } from "#web/editing/unsaved.ts";
import { useEditRow } from "#web/editing/use-edit-row.ts";
import { useNewRow } from "#web/editing/use-new-row.ts";
import { addUserClassMutation, changeUserClassMutation, readUserClass, type UserClass } from "#web/queries/user-classes.ts";
import { Field } from "#web/ui/fields/field.tsx";
import { Input } from "#web/ui/fields/input.tsx";
import { Textarea } from "#web/ui/fields/textarea.tsx";
import { RowForm } from "#web/ui/forms/row-form.tsx";
import { useWorkspace } from "#workspace/workspace/workspace.ts";

const labels = { name: "Name", description: "Description", privileges: "Privileges" };

const valuesOf = ({ name, description, privileges }: UserClassInput) => ({
  name,
  description: description ?? "",
  privileges: privileges ?? "",
});

export function NewUserClassForm({ onClose }: { onClose: () => void }) {
  const { project, place } = useWorkspace();
  const add = useMutation(addUserClassMutation(project.id));
  const { form, ...frame } = useNewRow({
    key: unsavedKey(place.user_id, project.id, "user_class", "new"),
    shape: nouns.user_classes.input,
    start: { name: "", description: "", privileges: "" },
    add,
    onClose,
  });
  return (
    <RowForm {...frame} action="Add User Class">
      <UserClassFields form={form} />
    </RowForm>
  );
}

export function EditUserClassForm({ userClass, onClose }: { userClass: UserClass; onClose: () => void }) {
  const { project, place } = useWorkspace();
  const { id, number } = userClass;
  const change = useMutation(changeUserClassMutation({ project_id: project.id, id }));
  const again = useMutation(addUserClassMutation(project.id));
  const { form, ...frame } = useEditRow({
    key: unsavedKey(place.user_id, project.id, "user_class", id),
    shape: nouns.user_classes.input,
    row: userClass,
    valuesOf,
    labels,
    save: change.mutateAsync,
    read: () => readUserClass(id),
    addAgain: again.mutateAsync,
    onClose,
  });
  return (
    <RowForm {...frame} reference={cite("user_classes", number)} action="Save">
      <UserClassFields form={form} />
    </RowForm>
  );
}

type UserClassForm = UseFormReturn<z.input<typeof nouns.user_classes.input>, unknown, UserClassInput>;

function UserClassFields({ form: { register, formState } }: { form: UserClassForm }) {
  const { errors } = formState;
  return (
    <>
      <Field label={labels.name} required error={errors.name?.message}>
        <Input autoFocus placeholder="Librarian" {...register("name")} />
      </Field>
      <Field label={labels.description} hint="Who they are and what they want." error={errors.description?.message}>
        <Textarea rows={2} {...register("description")} />
      </Field>
      <Field label={labels.privileges} hint="What they may see and do." error={errors.privileges?.message}>
        <Textarea rows={2} {...register("privileges")} />
      </Field>
    </>
  );
}
