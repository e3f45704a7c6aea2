import { useMutation, useQuery } from "@tanstack/react-query";
import { cite } from "#domain/citation.ts";
import { nouns } from "#domain/nouns/all.ts";
import { removeRowsMutation } from "#web/queries/removed-rows.ts";
import { removeRowMutation, rowsQuery } from "#web/queries/rows.ts";
import { ConfirmDialog } from "#web/ui/dialogs/confirm-dialog.tsx";
import { counted } from "#web/ui/text/counted.ts";
import { Words } from "#web/ui/text/words.tsx";
import { useWorkspace } from "#workspace/workspace/workspace.ts";
import type { UserClass } from "./user-class-card.tsx";

/** Asks before user classes go, and says what goes with them. */
export function RemoveUserClassesDialog({ classes, onClose }: { classes: readonly UserClass[]; onClose: () => void }) {
  const { project } = useWorkspace();
  const { data: stories = [] } = useQuery(rowsQuery("user_stories", project.id));
  const remove = useMutation(removeRowMutation("user_classes", project.id));
  const removeMany = useMutation(removeRowsMutation(project.id, "user_classes"));
  const ids = classes.map(({ id }) => id);
  const storyCount = stories.filter(({ user_class_id }) => ids.includes(user_class_id)).length;
  const many = counted(classes.length, nouns.user_classes);
  const their = storyCount > 0 ? counted(storyCount, nouns.user_stories) : null;
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
