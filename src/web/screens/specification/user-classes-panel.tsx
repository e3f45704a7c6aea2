import { useMutation, useQuery } from "@tanstack/react-query";
import { Plus, Users } from "lucide-react";
import { useState } from "react";
import { draftKey } from "#web/lib/drafts.ts";
import { addUserClassMutation, generateUserClassesMutation, userClassesQuery } from "#web/queries/user-classes.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Loaded } from "#web/ui/loaded.tsx";
import { GenerateButton } from "./generate-button.tsx";
import { Panel } from "./panel.tsx";
import { UserClassCard } from "./user-class-card.tsx";
import { UserClassForm } from "./user-class-form.tsx";
import { useWorkspace } from "./workspace.ts";
import { ListSkeleton } from "./workspace-skeleton.tsx";

export function UserClassesPanel() {
  const { project, canEdit } = useWorkspace();
  const classes = useQuery(userClassesQuery(project.id));
  const [adding, setAdding] = useState(false);
  const actions = (
    <>
      <GenerateButton label="Generate with AI" generation={generateUserClassesMutation(project.id)} />
      <Button variant="primary" onClick={() => setAdding(true)} disabled={adding}>
        <Plus aria-hidden />
        Add User Class
      </Button>
    </>
  );
  return (
    <Panel
      title="User Classes"
      count={classes.data?.length}
      blurb="The groups of people who use the product. Stories are told for them. Privileges are described here, not enforced."
      drafts
      actions={actions}
    >
      {adding ? <NewUserClass onClose={() => setAdding(false)} /> : null}
      <Loaded from={classes} failure="The user classes could not be loaded" skeleton={<ListSkeleton />}>
        {(rows) =>
          rows.length === 0 ? (
            adding ? null : (
              <EmptyState
                icon={<Users />}
                title="No user classes defined yet"
                text="Name the groups of people the product is for, or have them drafted from the questionnaire."
                action={canEdit ? actions : null}
              />
            )
          ) : (
            <ul className="grid items-start gap-3 xl:grid-cols-2">
              {rows.map((row) => (
                <li key={row.id} className="min-w-0">
                  <UserClassCard userClass={row} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Panel>
  );
}

function NewUserClass({ onClose }: { onClose: () => void }) {
  const { project, place } = useWorkspace();
  const add = useMutation(addUserClassMutation(project.id));
  return (
    <Card className="border-accent-line">
      <UserClassForm
        draft={draftKey(place.user_id, project.id, "user_class", "new")}
        start={{ name: "", description: "", privileges: "" }}
        submit="Add User Class"
        pending={add.isPending}
        onSubmit={(words, saved) => add.mutate(words, { onSuccess: saved })}
        onClose={onClose}
      />
    </Card>
  );
}
