import { useNewRowForm } from "#web/queries/row-forms.ts";
import { RowDialog } from "#web/ui/forms/row-dialog.tsx";
import { RowFormContext, RowText } from "#workspace/rows/row-fields.tsx";
import { useWorkspace } from "#workspace/workspace/workspace.ts";

export function NewPageDialog({ onClose }: { onClose: () => void }) {
  const { place } = useWorkspace();
  const { form, ...frame } = useNewRowForm("pages", place, { onClose });
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
      <RowFormContext value={{ noun: "pages", form, keep: frame.keep }}>
        <RowText name="name" starred="Page Name *" />
      </RowFormContext>
    </RowDialog>
  );
}
