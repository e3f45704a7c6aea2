import { cite } from "#domain/citation.ts";
import { problemOf, useEditRowForm, useNewRowForm } from "#web/queries/row-forms.ts";
import type { Section } from "#web/queries/sections.ts";
import { Field } from "#web/ui/fields/field.tsx";
import { Input } from "#web/ui/fields/input.tsx";
import { Textarea } from "#web/ui/fields/textarea.tsx";
import { RowForm } from "#web/ui/forms/row-form.tsx";
import { CheckedWords } from "./checked-words.tsx";

const noun = "sections";
const labels = { name: "Section Name", description: "Section Description" };

type PageKey = { project_id: string; page_id: string };

export function NewSectionForm({ place, user_id, onClose }: { place: PageKey; user_id: string; onClose: () => void }) {
  const { form, ...frame } = useNewRowForm(noun, { ...place, user_id }, { page_id: place.page_id, onClose });
  return (
    <RowForm {...frame} action="Add Section">
      <SectionFields id={undefined} form={form} />
    </RowForm>
  );
}

export function EditSectionForm({ section, user_id, onClose }: { section: Section; user_id: string; onClose: () => void }) {
  const { page_id } = section;
  const { form, ...frame } = useEditRowForm(noun, section, { ...section, user_id }, { labels, page_id, onClose });
  return (
    <RowForm {...frame} reference={cite(noun, section.number)} action="Save">
      <SectionFields id={section.id} form={form} />
    </RowForm>
  );
}

type SectionFieldsProps = { id: string | undefined; form: ReturnType<typeof useNewRowForm>["form"] };

function SectionFields({ id, form }: SectionFieldsProps) {
  return (
    <>
      <Field label="Section Name *" error={problemOf(form, "name")}>
        <CheckedWords noun={noun} id={id} field="name">
          <Input autoFocus aria-required placeholder="Search bar" {...form.register("name")} />
        </CheckedWords>
      </Field>
      <Field label={labels.description} error={problemOf(form, "description")}>
        <CheckedWords noun={noun} id={id} field="description">
          <Textarea rows={3} placeholder="What it shows and does" {...form.register("description")} />
        </CheckedWords>
      </Field>
    </>
  );
}
