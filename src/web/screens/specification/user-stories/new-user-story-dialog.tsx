import { useMutation } from "@tanstack/react-query";
import { nouns } from "#domain/nouns/all.ts";
import { unsavedKey } from "#web/editing/unsaved.ts";
import { useNewRow } from "#web/editing/use-new-row.ts";
import type { UserClass } from "#web/queries/user-classes.ts";
import { addUserStoryMutation } from "#web/queries/user-stories.ts";
import { Field } from "#web/ui/fields/field.tsx";
import { Select } from "#web/ui/fields/select.tsx";
import { RowDialog } from "#web/ui/forms/row-dialog.tsx";
import { useWorkspace } from "#workspace/workspace/workspace.ts";
import { UserStoryFields } from "./user-story-fields.tsx";

export function NewUserStoryDialog({ classes, onClose }: { classes: readonly UserClass[]; onClose: () => void }) {
  const { project, place } = useWorkspace();
  const add = useMutation(addUserStoryMutation(project.id));
  const { form, ...frame } = useNewRow({
    key: unsavedKey(place.user_id, project.id, "user_story", "new"),
    shape: nouns.user_stories.input,
    start: {
      user_class_id: (classes.length === 1 ? classes[0]?.id : undefined) ?? "",
      name: "",
      story: "",
      acceptance_criteria: "",
    },
    add,
    onClose,
  });
  const { errors, isSubmitted } = form.formState;
  return (
    <RowDialog {...frame} title="Add User Story" action="Create User Story" onClose={onClose}>
      <Field label="User Class" required error={errors.user_class_id?.message}>
        <Select
          value={form.watch("user_class_id") ?? ""}
          onValueChange={(id) => {
            form.setValue("user_class_id", id, { shouldValidate: isSubmitted });
            frame.keep();
          }}
          placeholder="Who wants it?"
          choices={classes.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Field>
      <UserStoryFields register={form.register} errors={errors} />
    </RowDialog>
  );
}
