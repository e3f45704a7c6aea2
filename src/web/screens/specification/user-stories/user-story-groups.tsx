import { useMutation } from "@tanstack/react-query";
import { startTransition, useCallback, useRef, useState } from "react";
import { cite } from "#domain/citation.ts";
import { type ListedRow, removeRowMutation } from "#web/queries/rows.ts";
import { ListRows } from "#web/ui/lists/list-rows.tsx";
import type { List } from "#web/ui/lists/use-list.ts";
import { counted } from "#web/ui/text/counted.ts";
import { Reference } from "#web/ui/text/reference.tsx";
import { Words } from "#web/ui/text/words.tsx";
import { useManyRows } from "#workspace/rows/use-many-rows.tsx";
import { useWorkspace } from "#workspace/workspace/workspace.ts";
import { EditUserStoryDialog } from "./user-story-dialogs.tsx";
import { UserStoryRow } from "./user-story-row.tsx";

type UserClass = ListedRow<"user_classes">;
type UserStory = ListedRow<"user_stories">;

/** Stories under the class that wants them; a class without a story says so. */
export function UserStoryGroups({ classes, list }: { classes: readonly UserClass[]; list: List<UserStory> }) {
  const { project, canEdit } = useWorkspace();
  const [editingId, setEditingId] = useState<string | null>(null);
  const editing = list.spec.rows.find(({ id }) => id === editingId);
  // its dialog is drawn in pieces, so that no frame waits for all of it
  const edit = useCallback(({ id }: UserStory) => startTransition(() => setEditingId(id)), []);
  const { mutateAsync: remove } = useMutation(removeRowMutation("user_stories", project.id));
  const leaving = useRef(new Set<string>());
  const many = useManyRows("user_stories", list);
  const removeOne = useCallback(
    ({ id }: UserStory) => {
      if (leaving.current.has(id)) return;
      leaving.current.add(id);
      // a failure is said by the mutation
      void remove({ id })
        .catch(() => undefined)
        .finally(() => leaving.current.delete(id));
    },
    [remove],
  );
  const draw = useCallback(
    (story: UserStory) => <UserStoryRow story={story} {...(canEdit ? { onEdit: edit, onRemove: removeOne } : {})} />,
    [canEdit, edit, removeOne],
  );
  const changing = canEdit && {
    onOpen: edit,
    onRemove: removeOne,
    ...many,
  };
  return (
    <>
      <ListRows
        list={list}
        label="User stories"
        estimate={132}
        groupHead={(id, count) => <GroupHead group={classes.find((group) => group.id === id)} count={count} />}
        {...changing}
      >
        {draw}
      </ListRows>
      {editing ? (
        <EditUserStoryDialog key={editing.id} story={editing} classes={classes} onClose={() => setEditingId(null)} />
      ) : null}
    </>
  );
}

function GroupHead({ group, count }: { group: UserClass | undefined; count: number }) {
  if (!group) return null;
  return (
    <h2 className="flex flex-wrap items-baseline gap-x-2 font-semibold wrap-anywhere">
      <span className="min-w-0">
        <Words text={group.name} />
      </span>
      <Reference>{cite("user_classes", group.number)}</Reference>
      <span className="ml-auto text-xs font-normal text-muted">
        {count === 0 ? "No story yet" : counted(count, { one: "story", many: "stories" })}
      </span>
    </h2>
  );
}
