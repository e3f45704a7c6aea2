import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { type PageInput, pageInput } from "#domain/pages.ts";
import { draftKey } from "#web/lib/drafts.ts";
import { useEditForm } from "#web/lib/edit-form.ts";
import { paths } from "#web/lib/paths.ts";
import { changePageMutation, readPage } from "#web/queries/pages.ts";
import { Button } from "#web/ui/button.tsx";
import { Card, CardBody, CardFooter, CardHeader } from "#web/ui/card.tsx";
import { ConflictDialog } from "#web/ui/conflict-dialog.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { Textarea } from "#web/ui/textarea.tsx";
import { UnsavedHint } from "#web/ui/unsaved-hint.tsx";
import type { EditorProps } from "./editor-props.ts";
import { PageDesigns } from "./page-designs.tsx";

const labels = { name: "Page Name", description: "Description", features: "Features", designs_link: "Design Links" };

const textOf = ({ name, description, features, designs_link }: PageInput) => ({
  name,
  description: description ?? "",
  features: features ?? "",
  designs_link: designs_link ?? "",
});

export function PageDetailsCard({ page, user_id, canEdit }: EditorProps) {
  const navigate = useNavigate();
  const change = useMutation(changePageMutation({ project_id: page.project_id, id: page.id }));
  const { form, restored, keep, drop, discard, submit, pending, conflict } = useEditForm({
    key: draftKey(user_id, page.project_id, "page", page.id),
    shape: pageInput,
    row: page,
    valuesOf: textOf,
    labels,
    save: change.mutateAsync,
    read: () => readPage(page.id),
  });
  const { errors } = form.formState;
  return (
    <Card>
      <form
        noValidate
        onChange={keep}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <CardHeader title="Page Details" />
        <CardBody>
          {restored ? <UnsavedHint restored onDiscard={discard} /> : null}
          <Field label="Page Name *" error={errors.name?.message}>
            <Input aria-required readOnly={!canEdit} {...form.register("name")} />
          </Field>
          <Field label="Description" hint="What the page is for, and who comes here." error={errors.description?.message}>
            <Textarea rows={4} readOnly={!canEdit} {...form.register("description")} />
          </Field>
          <Field label="Features" hint="What can be done on it, one per line." error={errors.features?.message}>
            <Textarea rows={5} readOnly={!canEdit} {...form.register("features")} />
          </Field>
          <Field label="Design Links" hint="Links to its designs, one per line." error={errors.designs_link?.message}>
            <Textarea rows={2} readOnly={!canEdit} {...form.register("designs_link")} />
          </Field>
          <PageDesigns page={page} canEdit={canEdit} />
        </CardBody>
        {canEdit ? (
          <CardFooter>
            <Button
              onClick={() => {
                drop();
                void navigate(paths.specification(page.project_id), { state: { section: "pages" } });
              }}
            >
              Cancel
            </Button>
            <Button type="submit" variant="primary" loading={pending}>
              Update Page
            </Button>
          </CardFooter>
        ) : null}
      </form>
      <ConflictDialog conflict={conflict} />
    </Card>
  );
}
