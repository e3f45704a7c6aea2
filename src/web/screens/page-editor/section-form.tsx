import { useMutation } from "@tanstack/react-query";
import type { UseFormReturn } from "react-hook-form";
import type * as z from "zod";
import { cite } from "#domain/citation.ts";
import { nouns } from "#domain/nouns/all.ts";
import type { SectionWords } from "#domain/nouns/sections.ts";
import { unsavedKey } from "#web/editing/unsaved.ts";
import { useEditRow } from "#web/editing/use-edit-row.ts";
import { useNewRow } from "#web/editing/use-new-row.ts";
import { addSectionMutation, changeSectionMutation, readSection, type Section } from "#web/queries/sections.ts";
import { Field } from "#web/ui/fields/field.tsx";
import { Input } from "#web/ui/fields/input.tsx";
import { Textarea } from "#web/ui/fields/textarea.tsx";
import { RowForm } from "#web/ui/forms/row-form.tsx";

const labels = { name: "Section Name", description: "Section Description" };

const valuesOf = ({ name, description }: SectionWords) => ({ name, description: description ?? "" });

type Place = { project_id: string; page_id: string };

export function NewSectionForm({ place, user_id, onClose }: { place: Place; user_id: string; onClose: () => void }) {
  const add = useMutation(addSectionMutation(place));
  const { form, ...frame } = useNewRow({
    key: unsavedKey(user_id, place.project_id, "section", place.page_id, "new"),
    shape: nouns.sections.words,
    start: { name: "", description: "" },
    add,
    onClose,
  });
  return (
    <RowForm {...frame} action="Add Section">
      <SectionFields form={form} />
    </RowForm>
  );
}

export function EditSectionForm({ section, user_id, onClose }: { section: Section; user_id: string; onClose: () => void }) {
  const { id, project_id, page_id, number } = section;
  const change = useMutation(changeSectionMutation({ project_id, id }));
  const again = useMutation(addSectionMutation({ project_id, page_id }));
  const { form, ...frame } = useEditRow({
    key: unsavedKey(user_id, project_id, "section", id),
    shape: nouns.sections.words,
    row: section,
    valuesOf,
    labels,
    save: change.mutateAsync,
    read: () => readSection(id),
    addAgain: again.mutateAsync,
    onClose,
  });
  return (
    <RowForm {...frame} reference={cite("sections", number)} action="Save">
      <SectionFields form={form} />
    </RowForm>
  );
}

type SectionForm = UseFormReturn<z.input<typeof nouns.sections.words>, unknown, SectionWords>;

function SectionFields({ form: { register, formState } }: { form: SectionForm }) {
  const { errors } = formState;
  return (
    <>
      <Field label="Section Name *" error={errors.name?.message}>
        <Input autoFocus aria-required placeholder="Search bar" {...register("name")} />
      </Field>
      <Field label={labels.description} error={errors.description?.message}>
        <Textarea rows={3} placeholder="What it shows and does" {...register("description")} />
      </Field>
    </>
  );
}
