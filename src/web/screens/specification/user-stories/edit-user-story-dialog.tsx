import { useMutation } from "@tanstack/react-query";
import { cite } from "#domain/citation.ts";
import { nouns } from "#domain/nouns/all.ts";
import { unsavedKey } from "#web/editing/unsaved.ts";
import { useEditRow } from "#web/editing/use-edit-row.ts";
import { addUserStoryMutation, changeUserStoryMutation, readUserStory, type UserStory } from "#web/queries/user-stories.ts";
import { RowDialog } from "#web/ui/forms/row-dialog.tsx";
import { useWorkspace } from "#workspace/workspace/workspace.ts";
import { UserStoryFields } from "./user-story-fields.tsx";

const labels = { name: "Name", story: "Story", acceptance_criteria: "Acceptance Criteria" };

export function EditUserStoryDialog({ story, onClose }: { story: UserStory; onClose: () => void }) {
  const { project, place } = useWorkspace();
  const change = useMutation(changeUserStoryMutation({ project_id: project.id, id: story.id }));
  const again = useMutation(addUserStoryMutation(project.id));
  const { form, ...frame } = useEditRow({
    key: unsavedKey(place.user_id, project.id, "user_story", story.id),
    shape: nouns.user_stories.words,
    row: story,
    valuesOf: ({ name, story: told, acceptance_criteria }) => ({ name, story: told, acceptance_criteria }),
    labels,
    save: async (words) => ({ ...story, ...(await change.mutateAsync(words)) }),
    read: async () => {
      const now = await readUserStory(story.id);
      return now && { ...story, ...now };
    },
    addAgain: (words) => again.mutateAsync({ ...words, user_class_id: story.user_class_id }),
    onClose,
  });
  return (
    <RowDialog
      {...frame}
      title="Edit User Story"
      reference={cite("user_stories", story.number)}
      action="Update User Story"
      onClose={onClose}
    >
      <UserStoryFields register={form.register} errors={form.formState.errors} />
    </RowDialog>
  );
}
