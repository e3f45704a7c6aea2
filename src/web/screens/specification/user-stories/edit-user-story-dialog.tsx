import { useMutation } from "@tanstack/react-query";
import { cite } from "#domain/citation.ts";
import { userStoryWords } from "#domain/user-stories.ts";
import { draftKey } from "#web/lib/drafts.ts";
import { useEditForm } from "#web/lib/edit-form.ts";
import { addUserStoryMutation, changeUserStoryMutation, readUserStory, type UserStory } from "#web/queries/user-stories.ts";
import { useWorkspace } from "#web/screens/specification/workspace/workspace.ts";
import { CitationLists } from "#web/ui/citation-lists.tsx";
import { ConflictDialog } from "#web/ui/conflict-dialog.tsx";
import { StoryDialog } from "./story-dialog.tsx";
import { UserStoryFields } from "./user-story-fields.tsx";

const labels = { name: "Name", story: "Story", acceptance_criteria: "Acceptance Criteria" };

export function EditUserStoryDialog({ story, onClose }: { story: UserStory; onClose: () => void }) {
  const { project, place } = useWorkspace();
  const change = useMutation(changeUserStoryMutation({ project_id: project.id, id: story.id }));
  const again = useMutation(addUserStoryMutation(project.id));
  const { form, restored, keep, drop, discard, submit, pending, conflict } = useEditForm({
    key: draftKey(place.user_id, project.id, "user_story", story.id),
    shape: userStoryWords,
    row: story,
    valuesOf: ({ name, story: told, acceptance_criteria }) => ({ name, story: told, acceptance_criteria }),
    labels,
    save: async (words) => ({ ...story, ...(await change.mutateAsync(words)) }),
    read: async () => {
      const now = await readUserStory(story.id);
      return now && { ...story, ...now };
    },
    addAgain: (words) => again.mutateAsync({ ...words, user_class_id: story.user_class_id }),
    onSaved: onClose,
    onAddedAgain: onClose,
  });
  function giveUp() {
    drop();
    onClose();
  }
  return (
    <>
      <StoryDialog
        title="Edit User Story"
        submit="Update User Story"
        pending={pending}
        restored={restored}
        onDiscard={discard}
        onKeep={keep}
        onSubmit={submit}
        onCancel={giveUp}
        onClose={onClose}
      >
        <UserStoryFields register={form.register} errors={form.formState.errors} />
        <CitationLists reference={cite("user_stories", story.number)} citedByOnly />
      </StoryDialog>
      <ConflictDialog conflict={conflict} />
    </>
  );
}
