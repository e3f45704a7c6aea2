import { useCallback, useState } from "react";
import { ListRows } from "#web/ui/lists/list-rows.tsx";
import type { List } from "#web/ui/lists/use-list.ts";
import { useManyRows } from "#workspace/rows/use-many-rows.tsx";
import { useWorkspace } from "#workspace/workspace/workspace.ts";
import { RemoveUserClassesDialog } from "./remove-user-classes-dialog.tsx";
import { type UserClass, UserClassCard } from "./user-class-card.tsx";

export function UserClassesList({ list }: { list: List<UserClass> }) {
  const { canEdit } = useWorkspace();
  const many = useManyRows("user_classes", list);
  const [written, setWritten] = useState<readonly string[]>([]);
  const [doomed, setDoomed] = useState<readonly UserClass[] | null>(null);
  const begin = useCallback(({ id }: UserClass) => setWritten((before) => [...before, id]), []);
  const onRemove = useCallback((userClass: UserClass) => setDoomed([userClass]), []);
  const draw = useCallback(
    (userClass: UserClass) => (
      <UserClassCard
        userClass={userClass}
        isWritten={written.includes(userClass.id)}
        onWritten={() => setWritten((before) => before.filter((id) => id !== userClass.id))}
        {...(canEdit ? { onEdit: begin, onRemove } : {})}
      />
    ),
    [written, canEdit, begin, onRemove],
  );
  const editing = canEdit && {
    ...many,
    onOpen: begin,
    onRemove,
    onRemoveMany: setDoomed,
  };
  return (
    <>
      <ListRows list={list} label="User classes" estimate={110} kept={written} {...editing}>
        {draw}
      </ListRows>
      {doomed ? <RemoveUserClassesDialog classes={doomed} onClose={() => setDoomed(null)} /> : null}
    </>
  );
}
