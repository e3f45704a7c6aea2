import { useMutation } from "@tanstack/react-query";
import { userStoryInput } from "#domain/user-stories.ts";
import { useDraftForm } from "#web/lib/draft-form.ts";
import { draftKey } from "#web/lib/drafts.ts";
import type { UserClass } from "#web/queries/user-classes.ts";
import { addUserStoryMutation } from "#web/queries/user-stories.ts";
import { useWorkspace } from "#web/screens/specification/workspace/workspace.ts";
import { Field } from "#web/ui/field.tsx";
import { Select } from "#web/ui/select.tsx";
import { StoryDialog } from "./story-dialog.tsx";
import { UserStoryFields } from "./user-story-fields.tsx";

export function NewUserStoryDialog({ classes, onClose }: { classes: readonly UserClass[]; onClose: () => void }) {
  const { project, place } = useWorkspace();
  const key = draftKey(place.user_id, project.id, "user_story", "new");
  const { form, restored, keep, drop, discard } = useDraftForm(key, userStoryInput, {
    user_class_id: (classes.length === 1 ? classes[0]?.id : undefined) ?? "",
    name: "",
    story: "",
    acceptance_criteria: "",
  });
  const add = useMutation(addUserStoryMutation(project.id));
  const { errors, isSubmitted } = form.formState;
  function close() {
    drop();
    onClose();
  }
  return (
    <StoryDialog
      title="Add User Story"
      submit="Create User Story"
      pending={add.isPending}
      restored={restored}
      onDiscard={discard}
      onKeep={keep}
      onSubmit={form.handleSubmit((words) => add.mutate(words, { onSuccess: close }))}
      onCancel={close}
      onClose={onClose}
    >
      <Field label="User Class" required error={errors.user_class_id?.message}>
        <Select
          value={form.watch("user_class_id") ?? ""}
          onValueChange={(id) => {
            form.setValue("user_class_id", id, { shouldValidate: isSubmitted });
            keep();
          }}
          placeholder="Who wants it?"
          choices={classes.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Field>
      <UserStoryFields register={form.register} errors={errors} />
    </StoryDialog>
  );
}
