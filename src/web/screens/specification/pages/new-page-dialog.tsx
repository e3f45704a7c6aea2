import { useMutation } from "@tanstack/react-query";
import { pageNameInput } from "#domain/nouns/pages.ts";
import { unsavedKey } from "#web/editing/unsaved.ts";
import { useNewRow } from "#web/editing/use-new-row.ts";
import { addPageMutation } from "#web/queries/pages.ts";
import { Field } from "#web/ui/fields/field.tsx";
import { Input } from "#web/ui/fields/input.tsx";
import { RowDialog } from "#web/ui/forms/row-dialog.tsx";
import { useWorkspace } from "#workspace/workspace/workspace.ts";

export function NewPageDialog({ onClose }: { onClose: () => void }) {
  const { project, place } = useWorkspace();
  const add = useMutation(addPageMutation(project.id));
  const { form, ...frame } = useNewRow({
    key: unsavedKey(place.user_id, project.id, "page", "new"),
    shape: pageNameInput,
    start: { name: "" },
    add,
    onClose,
  });
  return (
    <RowDialog
      {...frame}
      title="Create New Page"
      description="Its description, features and sections are written in its editor."
      size="md"
      action="Create Page"
      isReady={form.watch("name").trim() !== ""}
      onClose={onClose}
    >
      <Field label="Page Name *" error={form.formState.errors.name?.message}>
        <Input aria-required placeholder="Checkout" {...form.register("name")} />
      </Field>
    </RowDialog>
  );
}
