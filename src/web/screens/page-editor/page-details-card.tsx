import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { nouns } from "#domain/nouns/all.ts";
import type { PageInput } from "#domain/nouns/pages.ts";
import { useEditForm } from "#web/editing/use-edit-form.ts";
import { paths } from "#web/lib/paths.ts";
import { changeRowMutation, readRow } from "#web/queries/rows.ts";
import { Field } from "#web/ui/fields/field.tsx";
import { Input } from "#web/ui/fields/input.tsx";
import { Textarea } from "#web/ui/fields/textarea.tsx";
import { RowCard } from "#web/ui/forms/row-card.tsx";
import { CheckedWords } from "./checked-words.tsx";
import type { EditorProps } from "./editor-props.ts";
import { PageDesigns } from "./page-designs.tsx";
import { detailsForm, unsavedPageKey } from "./unsaved-page.ts";

const labels = { name: "Page Name", description: "Description", features: "Features", designs_link: "Design Links" };

const textOf = ({ name, description, features, designs_link }: PageInput) => ({
  name,
  description: description ?? "",
  features: features ?? "",
  designs_link: designs_link ?? "",
});

export function PageDetailsCard({ page, user_id, canEdit }: EditorProps) {
  const navigate = useNavigate();
  const change = useMutation(changeRowMutation("pages", { project_id: page.project_id, id: page.id }));
  const { form, drop, ...frame } = useEditForm({
    key: unsavedPageKey(page, user_id),
    shape: nouns.pages.input,
    row: page,
    valuesOf: textOf,
    labels,
    save: change.mutateAsync,
    read: () => readRow("pages", page.id),
  });
  const { errors } = form.formState;
  function giveUp() {
    drop();
    void navigate(paths.specification(page.project_id), { state: { section: "pages" } });
  }
  return (
    <RowCard {...frame} id={detailsForm} title="Page Details" action="Update Page" giveUp={giveUp} canEdit={canEdit}>
      <Field label="Page Name *" error={errors.name?.message}>
        <CheckedWords noun="pages" id={page.id} field="name">
          <Input aria-required readOnly={!canEdit} {...form.register("name")} />
        </CheckedWords>
      </Field>
      <Field label="Description" hint="What the page is for, and who comes here." error={errors.description?.message}>
        <CheckedWords noun="pages" id={page.id} field="description">
          <Textarea rows={4} readOnly={!canEdit} {...form.register("description")} />
        </CheckedWords>
      </Field>
      <Field label="Features" hint="What can be done on it, one per line." error={errors.features?.message}>
        <CheckedWords noun="pages" id={page.id} field="features">
          <Textarea rows={5} readOnly={!canEdit} {...form.register("features")} />
        </CheckedWords>
      </Field>
      <Field label="Design Links" hint="Links to its designs, one per line." error={errors.designs_link?.message}>
        <Textarea rows={2} readOnly={!canEdit} {...form.register("designs_link")} />
      </Field>
      <PageDesigns page={page} canEdit={canEdit} />
    </RowCard>
  );
}
