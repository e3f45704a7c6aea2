import { useQuery } from "@tanstack/react-query";
import { Plus, Users } from "lucide-react";
import { useState } from "react";
import { generateUserClassesMutation, userClassesQuery } from "#web/queries/user-classes.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { EmptyState } from "#web/ui/layout/empty-state.tsx";
import { Loaded } from "#web/ui/layout/loaded.tsx";
import { ListTools } from "#web/ui/lists/list-tools.tsx";
import { GenerateButton } from "#workspace/drafts/generate-button.tsx";
import { Panel } from "#workspace/panel/panel.tsx";
import { useAskedToAdd } from "#workspace/workspace/use-asked-to-add.ts";
import { useWorkspace } from "#workspace/workspace/workspace.ts";
import { ListSkeleton } from "#workspace/workspace/workspace-skeleton.tsx";
import { useUserClassesList } from "./listed-user-classes.ts";
import { NewUserClassForm } from "./user-class-form.tsx";
import { UserClassesList } from "./user-classes-list.tsx";

export function UserClassesPanel() {
  const { project, canEdit } = useWorkspace();
  const classes = useQuery(userClassesQuery(project.id));
  const list = useUserClassesList(classes.data);
  const [adding, setAdding] = useState(false);
  useAskedToAdd(() => setAdding(true));
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
      tools={classes.data?.length ? <ListTools list={list} canChoose={canEdit} /> : null}
    >
      {adding ? (
        <Card className="border-accent-line">
          <NewUserClassForm onClose={() => setAdding(false)} />
        </Card>
      ) : null}
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
            <UserClassesList list={list} />
          )
        }
      </Loaded>
    </Panel>
  );
}
