import { useMutation } from "@tanstack/react-query";
import type { UseFormReturn } from "react-hook-form";
import type * as z from "zod";
import { type SectionInput, sectionInput } from "#domain/sections.ts";
import { useDraftForm } from "#web/lib/draft-form.ts";
import { draftKey } from "#web/lib/drafts.ts";
import { useEditForm } from "#web/lib/edit-form.ts";
import { addSectionMutation, changeSectionMutation, readSection, type Section } from "#web/queries/sections.ts";
import { Button } from "#web/ui/button.tsx";
import { ConflictDialog } from "#web/ui/conflict-dialog.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { Textarea } from "#web/ui/textarea.tsx";
import { UnsavedHint } from "#web/ui/unsaved-hint.tsx";

const labels = { name: "Section Name", description: "Section Description" };

const valuesOf = ({ name, description }: SectionInput) => ({ name, description: description ?? "" });

type Place = { project_id: string; page_id: string };

export function NewSectionForm({ place, user_id, onClose }: { place: Place; user_id: string; onClose: () => void }) {
  const key = draftKey(user_id, place.project_id, "section", place.page_id, "new");
  const drafted = useDraftForm(key, sectionInput, valuesOf({ name: "", description: null }));
  const add = useMutation(addSectionMutation(place));
  function close() {
    drafted.drop();
    onClose();
  }
  const onSubmit = drafted.form.handleSubmit((words) => add.mutate(words, { onSuccess: close }));
  return <SectionFields {...drafted} submit="Add Section" pending={add.isPending} onSubmit={onSubmit} onCancel={close} />;
}

export function EditSectionForm({ section, user_id, onClose }: { section: Section; user_id: string; onClose: () => void }) {
  const { id, project_id, page_id } = section;
  const change = useMutation(changeSectionMutation({ project_id, id }));
  const again = useMutation(addSectionMutation({ project_id, page_id }));
  const { conflict, submit, ...edited } = useEditForm({
    key: draftKey(user_id, project_id, "section", id),
    shape: sectionInput,
    row: section,
    valuesOf,
    labels,
    save: change.mutateAsync,
    read: () => readSection(id),
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
      <SectionFields {...edited} submit="Save" onSubmit={submit} onCancel={giveUp} />
      <ConflictDialog conflict={conflict} />
    </>
  );
}

function SectionFields({
  form,
  restored,
  keep,
  discard,
  submit,
  pending,
  onSubmit,
  onCancel,
}: {
  form: UseFormReturn<z.input<typeof sectionInput>, unknown, SectionInput>;
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
      className="grid gap-3"
    >
      {restored ? <UnsavedHint restored onDiscard={discard} /> : null}
      <Field label="Section Name *" error={errors.name?.message}>
        <Input autoFocus aria-required placeholder="Search bar" {...form.register("name")} />
      </Field>
      <Field label="Section Description" error={errors.description?.message}>
        <Textarea rows={3} placeholder="What it shows and does" {...form.register("description")} />
      </Field>
      <div className="flex justify-end gap-2">
        <Button size="sm" onClick={onCancel}>
          Cancel
        </Button>
        <Button size="sm" type="submit" variant="primary" loading={pending}>
          {submit}
        </Button>
      </div>
    </form>
  );
}
