import { useMutation, useQuery } from "@tanstack/react-query";
import { cite } from "#domain/citation.ts";
import { removeRowsMutation } from "#web/queries/removed-rows.ts";
import { removeUserClassMutation, type UserClass } from "#web/queries/user-classes.ts";
import { userStoriesQuery } from "#web/queries/user-stories.ts";
import { ConfirmDialog } from "#web/ui/dialogs/confirm-dialog.tsx";
import { counted } from "#web/ui/text/counted.ts";
import { Words } from "#web/ui/text/words.tsx";
import { useWorkspace } from "#workspace/workspace/workspace.ts";

const userClasses = { one: "user class", many: "user classes" };
const userStories = { one: "user story", many: "user stories" };

/** Asks before user classes go, and says what goes with them. */
export function RemoveUserClassesDialog({ classes, onClose }: { classes: readonly UserClass[]; onClose: () => void }) {
  const { project } = useWorkspace();
  const { data: stories = [] } = useQuery(userStoriesQuery(project.id));
  const remove = useMutation(removeUserClassMutation(project.id));
  const removeMany = useMutation(removeRowsMutation(project.id, "user_classes"));
  const ids = classes.map(({ id }) => id);
  const storyCount = stories.filter(({ user_class_id }) => ids.includes(user_class_id)).length;
  const many = counted(classes.length, userClasses);
  const their = storyCount > 0 ? counted(storyCount, userStories) : null;
  const [first] = classes;
  const only = classes.length === 1 ? first : undefined;
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={`Are you sure you want to delete ${only ? "this user class" : many}?`}
      description={
        <>
          {only ? (
            <>
              {cite("user_classes", only.number)} “<Words text={only.name} newTab />”{" "}
            </>
          ) : (
            "They "
          )}
          {their ? `${only ? "goes" : "go"} together with ${their}.` : `${only ? "has" : "have"} no user story.`}
        </>
      }
      confirm="Delete"
      destructive
      pending={remove.isPending || removeMany.isPending}
      onConfirm={() =>
        only
          ? remove.mutate({ id: only.id }, { onSettled: onClose })
          : removeMany.mutate({ ids, what: [many, their].filter(Boolean).join(" and ") }, { onSettled: onClose })
      }
    />
  );
}
