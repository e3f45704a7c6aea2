import { useQuery } from "@tanstack/react-query";
import { BookOpenText, Plus, Users } from "lucide-react";
import { startTransition, useState } from "react";
import { nouns } from "#domain/nouns/all.ts";
import { draftRowsMutation, rowsQuery } from "#web/queries/rows.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { EmptyState } from "#web/ui/layout/empty-state.tsx";
import { Loaded } from "#web/ui/layout/loaded.tsx";
import { ListTools } from "#web/ui/lists/list-tools.tsx";
import { counted } from "#web/ui/text/counted.ts";
import { GenerateButton } from "#workspace/drafts/generate-button.tsx";
import { Panel } from "#workspace/panel/panel.tsx";
import { ExampleRow } from "#workspace/rows/example-row.tsx";
import { useProjectRows } from "#workspace/rows/row-list.ts";
import { useAskedToAdd } from "#workspace/workspace/use-asked-to-add.ts";
import { useWorkspace } from "#workspace/workspace/workspace.ts";
import { ListSkeleton } from "#workspace/workspace/workspace-skeleton.tsx";
import { NewUserStoryDialog } from "./user-story-dialogs.tsx";
import { UserStoryGroups } from "./user-story-groups.tsx";

const nobody: readonly never[] = [];

export function UserStoriesPanel() {
  const { project, canEdit, choose } = useWorkspace();
  const classes = useQuery(rowsQuery("user_classes", project.id));
  const stories = useQuery(rowsQuery("user_stories", project.id));
  const groups = classes.data ?? nobody;
  const list = useProjectRows("user_stories", {
    groups: { all: groups, of: ({ user_class_id }) => user_class_id },
    filters: [
      {
        key: "class",
        label: "Stories of a user class",
        all: "All user classes",
        choices: groups.map(({ id, name }) => ({ value: id, label: name })),
        of: ({ user_class_id }) => user_class_id,
      },
    ],
  });
  const [adding, setAdding] = useState(false);
  useAskedToAdd(() => setAdding(true));
  const noClasses = !classes.data?.length;
  const actions = (
    <>
      <GenerateButton
        label="Generate User Stories"
        generation={draftRowsMutation("user_stories", project.id)}
        disabled={noClasses}
      />
      <Button variant="primary" onClick={() => startTransition(() => setAdding(true))} disabled={noClasses}>
        <Plus aria-hidden />
        Add User Story
      </Button>
    </>
  );
  return (
    <Panel
      title="User Stories"
      count={stories.data?.length}
      blurb={
        classes.data && stories.data
          ? `${counted(classes.data.length, nouns.user_classes)} · ${counted(stories.data.length, nouns.user_stories)}`
          : "Counting user classes and user stories…"
      }
      drafts
      actions={actions}
      tools={stories.data?.length && !noClasses ? <ListTools list={list} canChoose={canEdit} canMove /> : null}
    >
      <Loaded from={classes} failure="The user classes could not be loaded" skeleton={<ListSkeleton />}>
        {(known) =>
          known.length === 0 ? (
            <EmptyState
              icon={<Users />}
              title="No User Classes Found"
              text="Every story belongs to a user class. Name the groups of people first, then write what each of them wants."
              example={<ExampleRow noun="user_stories" />}
              action={
                <Button variant="primary" onClick={() => choose("userClasses")}>
                  Go to User Classes
                </Button>
              }
            />
          ) : (
            <Loaded
              from={stories}
              failure={({ message }) => `Error loading user stories: ${message}`}
              skeleton={<ListSkeleton />}
            >
              {(rows) =>
                rows.length === 0 ? (
                  <EmptyState
                    icon={<BookOpenText />}
                    title="No User Stories Yet"
                    text="A story says who wants what, and why. Write the first one by hand, or have them drafted for every user class."
                    example={<ExampleRow noun="user_stories" />}
                    action={canEdit ? actions : null}
                  />
                ) : (
                  <UserStoryGroups classes={known} list={list} />
                )
              }
            </Loaded>
          )
        }
      </Loaded>
      {adding && classes.data?.length ? <NewUserStoryDialog classes={classes.data} onClose={() => setAdding(false)} /> : null}
    </Panel>
  );
}
