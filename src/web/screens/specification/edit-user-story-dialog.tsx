import { useMutation } from "@tanstack/react-query";
import { userStoryWords } from "#domain/user-stories.ts";
import { useDraftForm } from "#web/lib/draft-form.ts";
import { draftKey } from "#web/lib/drafts.ts";
import { changeUserStoryMutation, type UserStory } from "#web/queries/user-stories.ts";
import { StoryDialog } from "./story-dialog.tsx";
import { UserStoryFields } from "./user-story-fields.tsx";
import { useWorkspace } from "./workspace.ts";

export function EditUserStoryDialog({ story, onClose }: { story: UserStory; onClose: () => void }) {
  const { project, place } = useWorkspace();
  const key = draftKey(place.user_id, project.id, "user_story", story.id);
  const { form, restored, keep, drop, discard } = useDraftForm(key, userStoryWords, {
    name: story.name,
    story: story.story,
    acceptance_criteria: story.acceptance_criteria,
  });
  const change = useMutation(changeUserStoryMutation({ project_id: project.id, id: story.id }));
  function close() {
    drop();
    onClose();
  }
  return (
    <StoryDialog
      title="Edit User Story"
      submit="Update User Story"
      pending={change.isPending}
      restored={restored}
      onDiscard={discard}
      onKeep={keep}
      onSubmit={form.handleSubmit((words) => change.mutate(words, { onSuccess: close }))}
      onCancel={close}
      onClose={onClose}
    >
      <UserStoryFields register={form.register} errors={form.formState.errors} />
    </StoryDialog>
  );
}
