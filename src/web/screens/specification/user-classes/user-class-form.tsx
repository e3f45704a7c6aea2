import { useMutation } from "@tanstack/react-query";
import type { UseFormReturn } from "react-hook-form";
import type * as z from "zod";
import { type UserClassInput, userClassInput } from "#domain/user-classes.ts";
import { useDraftForm } from "#web/lib/draft-form.ts";
import { draftKey } from "#web/lib/drafts.ts";
import { useEditForm } from "#web/lib/edit-form.ts";
import { addUserClassMutation, changeUserClassMutation, readUserClass, type UserClass } from "#web/queries/user-classes.ts";
import { useWorkspace } from "#web/screens/specification/workspace/workspace.ts";
import { Button } from "#web/ui/button.tsx";
import { ConflictDialog } from "#web/ui/conflict-dialog.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { Textarea } from "#web/ui/textarea.tsx";
import { UnsavedHint } from "#web/ui/unsaved-hint.tsx";

const labels = { name: "Name", description: "Description", privileges: "Privileges" };

const valuesOf = (row: UserClassInput) => ({
  name: row.name,
  description: row.description ?? "",
  privileges: row.privileges ?? "",
});

export function NewUserClassForm({ onClose }: { onClose: () => void }) {
  const { project, place } = useWorkspace();
  const key = draftKey(place.user_id, project.id, "user_class", "new");
  const drafted = useDraftForm(key, userClassInput, valuesOf({ name: "", description: null, privileges: null }));
  const add = useMutation(addUserClassMutation(project.id));
  function close() {
    drafted.drop();
    onClose();
  }
  const onSubmit = drafted.form.handleSubmit((words) => add.mutate(words, { onSuccess: close }));
  return <UserClassFields {...drafted} submit="Add User Class" pending={add.isPending} onSubmit={onSubmit} onCancel={close} />;
}

export function EditUserClassForm({ userClass, onClose }: { userClass: UserClass; onClose: () => void }) {
  const { project, place } = useWorkspace();
  const { id } = userClass;
  const change = useMutation(changeUserClassMutation({ project_id: project.id, id }));
  const again = useMutation(addUserClassMutation(project.id));
  const { conflict, submit, ...edited } = useEditForm({
    key: draftKey(place.user_id, project.id, "user_class", id),
    shape: userClassInput,
    row: userClass,
    valuesOf,
    labels,
    save: change.mutateAsync,
    read: () => readUserClass(id),
    addAgain: again.mutateAsync,
    onSaved: onClose,
    onAddedAgain: onClose,
  });
  function giveUp() {
    edited.drop();
    onClose();
  }
  return (
    <>
      <UserClassFields {...edited} submit="Save" onSubmit={submit} onCancel={giveUp} />
      <ConflictDialog conflict={conflict} />
    </>
  );
}

function UserClassFields({
  form,
  restored,
  keep,
  discard,
  submit,
  pending,
  onSubmit,
  onCancel,
}: {
  form: UseFormReturn<z.input<typeof userClassInput>, unknown, UserClassInput>;
  restored: boolean;
  keep: () => void;
  discard: () => void;
  submit: string;
  pending: boolean;
  onSubmit: () => Promise<void>;
  onCancel: () => void;
}) {
  const { errors } = form.formState;
  return (
    <form
      noValidate
      onChange={keep}
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit();
      }}
      className="grid gap-4 px-5 py-4"
    >
      {restored ? <UnsavedHint restored onDiscard={discard} /> : null}
      <Field label="Name" required error={errors.name?.message}>
        <Input autoFocus placeholder="Librarian" {...form.register("name")} />
      </Field>
      <Field label="Description" hint="Who they are and what they want." error={errors.description?.message}>
        <Textarea rows={2} {...form.register("description")} />
      </Field>
      <Field label="Privileges" hint="What they may see and do." error={errors.privileges?.message}>
        <Textarea rows={2} {...form.register("privileges")} />
      </Field>
      <div className="flex justify-end gap-2">
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" variant="primary" loading={pending}>
          {submit}
        </Button>
      </div>
    </form>
  );
}
