import { useMutation } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { cite } from "#domain/citation.ts";
import { removeRowsMutation } from "#web/queries/removed-rows.ts";
import { removeUserClassMutation, type UserClass } from "#web/queries/user-classes.ts";
import { useWorkspace } from "#web/screens/specification/workspace/workspace.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { ListRows } from "#web/ui/lists/list-rows.tsx";
import { counted } from "#web/ui/lists/list-tools.tsx";
import type { List } from "#web/ui/lists/use-list.ts";
import { UserClassCard } from "./user-class-card.tsx";

export function UserClassesList({ list }: { list: List<UserClass> }) {
  const { project, canEdit } = useWorkspace();
  const [written, setWritten] = useState<readonly string[]>([]);
  const [doomed, setDoomed] = useState<UserClass | null>(null);
  const removeMany = useMutation(removeRowsMutation(project.id, "user_classes"));
  const begin = useCallback(({ id }: UserClass) => setWritten((before) => [...before, id]), []);
  const draw = useCallback(
    (userClass: UserClass) => (
      <UserClassCard
        userClass={userClass}
        isWritten={written.includes(userClass.id)}
        onWritten={() => setWritten((before) => before.filter((id) => id !== userClass.id))}
        {...(canEdit ? { onEdit: begin, onRemove: setDoomed } : {})}
      />
    ),
    [written, canEdit, begin],
  );
  const editing = canEdit && {
    onOpen: begin,
    onRemove: setDoomed,
    onRemoveMany: (rows: readonly UserClass[]) =>
      removeMany.mutate({ ids: rows.map(({ id }) => id), what: counted(rows.length, list.spec.noun) }),
  };
  return (
    <>
      <ListRows list={list} label="User classes" estimate={110} kept={written} {...editing}>
        {draw}
      </ListRows>
      {doomed ? <RemoveUserClassDialog userClass={doomed} onClose={() => setDoomed(null)} /> : null}
    </>
  );
}

function RemoveUserClassDialog({ userClass, onClose }: { userClass: UserClass; onClose: () => void }) {
  const { project } = useWorkspace();
  const remove = useMutation(removeUserClassMutation(project.id));
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Are you sure you want to delete this user class?"
      description={`${cite("user_classes", userClass.number)} “${userClass.name}” goes together with its user stories.`}
      confirm="Delete"
      destructive
      pending={remove.isPending}
      onConfirm={() => remove.mutate({ id: userClass.id }, { onSettled: onClose })}
    />
  );
}
