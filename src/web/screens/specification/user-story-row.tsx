import { useMutation } from "@tanstack/react-query";
import { Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { cite } from "#domain/citation.ts";
import { removeUserStoryMutation, type UserStory } from "#web/queries/user-stories.ts";
import { cn } from "#web/ui/cn.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Reference } from "#web/ui/reference.tsx";
import { WrittenLines } from "#web/ui/written-lines.tsx";
import { EditUserStoryDialog } from "./edit-user-story-dialog.tsx";
import { useWorkspace } from "./workspace.ts";

export function UserStoryRow({ story }: { story: UserStory }) {
  const { project, canEdit } = useWorkspace();
  const [editing, setEditing] = useState(false);
  const remove = useMutation(removeUserStoryMutation(project.id));
  return (
    <article className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-2 px-5 py-3.5 md:grid-cols-[minmax(0,4fr)_minmax(0,5fr)_auto] md:gap-x-8">
      <div className="grid content-start gap-1">
        <div className="flex flex-wrap items-baseline gap-x-2">
          <h3 className="font-medium wrap-anywhere">{story.name}</h3>
          <Reference>{cite("user_stories", story.number)}</Reference>
        </div>
        <WrittenLines text={story.story} className="text-muted" />
      </div>
      {canEdit ? (
        <div className="-mt-1 -mr-2 flex content-start justify-end md:order-last">
          <IconButton label={`Edit ${story.name}`} onClick={() => setEditing(true)}>
            <Pencil aria-hidden />
          </IconButton>
          <IconButton label={`Delete ${story.name}`} disabled={remove.isPending} onClick={() => remove.mutate({ id: story.id })}>
            <Trash2 aria-hidden />
          </IconButton>
        </div>
      ) : null}
      <div className={cn("col-span-full grid content-start gap-1", canEdit ? "md:col-span-1" : "md:col-span-2")}>
        <p className="text-xs font-medium text-muted">Acceptance criteria</p>
        <WrittenLines text={story.acceptance_criteria} />
      </div>
      {editing ? <EditUserStoryDialog story={story} onClose={() => setEditing(false)} /> : null}
    </article>
  );
}
