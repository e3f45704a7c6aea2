import { useMutation } from "@tanstack/react-query";
import { Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { cite } from "#domain/citation.ts";
import { draftKey } from "#web/lib/drafts.ts";
import { changeUserClassMutation, removeUserClassMutation, type UserClass } from "#web/queries/user-classes.ts";
import { Card } from "#web/ui/card.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Reference } from "#web/ui/reference.tsx";
import { WrittenLines } from "#web/ui/written-lines.tsx";
import { UserClassForm } from "./user-class-form.tsx";
import { useWorkspace } from "./workspace.ts";

export function UserClassCard({ userClass }: { userClass: UserClass }) {
  const { project, place, canEdit } = useWorkspace();
  const [editing, setEditing] = useState(false);
  const [doomed, setDoomed] = useState(false);
  const change = useMutation(changeUserClassMutation({ project_id: project.id, id: userClass.id }));
  const remove = useMutation(removeUserClassMutation(project.id));
  const { name, description, privileges } = userClass;
  if (editing) {
    return (
      <Card className="border-accent-line">
        <UserClassForm
          draft={draftKey(place.user_id, project.id, "user_class", userClass.id)}
          start={{ name, description: description ?? "", privileges: privileges ?? "" }}
          submit="Save"
          pending={change.isPending}
          onSubmit={(words, saved) => change.mutate(words, { onSuccess: saved })}
          onClose={() => setEditing(false)}
        />
      </Card>
    );
  }
  return (
    <Card className="grid gap-2 px-5 py-4">
      <div className="flex items-start gap-2">
        <div className="min-w-0 grow">
          <h2 className="mr-2 inline font-semibold wrap-anywhere">{name}</h2>
          <Reference>{cite("user_classes", userClass.number)}</Reference>
        </div>
        {canEdit ? (
          <div className="-mt-1 -mr-2 flex">
            <IconButton label={`Edit ${name}`} onClick={() => setEditing(true)}>
              <Pencil aria-hidden />
            </IconButton>
            <IconButton label={`Delete ${name}`} onClick={() => setDoomed(true)}>
              <Trash2 aria-hidden />
            </IconButton>
          </div>
        ) : null}
      </div>
      {description ? <WrittenLines text={description} /> : null}
      {privileges ? (
        <div className="grid gap-0.5 border-t pt-2">
          <p className="text-xs font-medium text-muted">Privileges</p>
          <WrittenLines text={privileges} className="text-muted" />
        </div>
      ) : null}
      <ConfirmDialog
        open={doomed}
        onOpenChange={setDoomed}
        title="Are you sure you want to delete this user class?"
        description={`${cite("user_classes", userClass.number)} “${name}” goes together with its user stories.`}
        confirm="Delete"
        destructive
        pending={remove.isPending}
        onConfirm={() => remove.mutate({ id: userClass.id }, { onSettled: () => setDoomed(false) })}
      />
    </Card>
  );
}
