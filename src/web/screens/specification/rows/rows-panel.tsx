import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { type ReactNode, useState } from "react";
import { isVersioned, nouns } from "#domain/nouns/all.ts";
import { titled } from "#web/lib/noun-words.ts";
import { type DraftedNoun, draftRowsMutation, rowsQuery } from "#web/queries/rows.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { EmptyState } from "#web/ui/layout/empty-state.tsx";
import { Loaded } from "#web/ui/layout/loaded.tsx";
import { ListTools } from "#web/ui/lists/list-tools.tsx";
import type { List } from "#web/ui/lists/use-list.ts";
import { GenerateButton } from "#workspace/drafts/generate-button.tsx";
import { Panel } from "#workspace/panel/panel.tsx";
import { sectionLabel } from "#workspace/workspace/section-choice.ts";
import { useAskedToAdd } from "#workspace/workspace/use-asked-to-add.ts";
import { useWorkspace } from "#workspace/workspace/workspace.ts";
import { ListSkeleton } from "#workspace/workspace/workspace-skeleton.tsx";
import { ExampleRow } from "./example-row.tsx";
import { NewRow } from "./row-form.tsx";
import type { Written } from "./written-cells.tsx";

/** What is known of a row before it is written. */
type Start = Readonly<Record<string, string>>;

/** The section of a noun whose rows are written where they stand: what it says around them, how they are added and drafted. */
export function RowsPanel<Row extends Written>({
  noun,
  list,
  title = sectionLabel(nouns[noun].section),
  icon,
  blurb,
  nothing = `No ${nouns[noun].many} yet`,
  empty,
  start = {},
  generate = "Generate with AI",
  canDraft = true,
  above,
  fields,
  children,
}: {
  noun: DraftedNoun;
  list: List<Row>;
  title?: string;
  icon: ReactNode;
  blurb: string;
  /** What is said where there is no row, and what can be done about that. */
  nothing?: string;
  empty: string;
  /** What a new row begins with. */
  start?: Start;
  /** What the button says that has rows drafted. */
  generate?: string;
  canDraft?: boolean;
  above?: (begin: (start: Start) => void) => ReactNode;
  /** The form's fields as they stand beside each other. */
  fields: ReactNode;
  /** The rows; `begin` adds one that begins with what is given. */
  children: (begin: (start: Start) => void) => ReactNode;
}) {
  const { project, canEdit } = useWorkspace();
  const rows = useQuery(rowsQuery<DraftedNoun>(noun, project.id));
  const [adding, setAdding] = useState<Start | null>(null);
  useAskedToAdd(() => setAdding(start));
  const { one, many } = list.spec.noun;
  const action = `Add ${titled(one)}`;
  const actions = (
    <>
      <GenerateButton label={generate} generation={draftRowsMutation(noun, project.id)} disabled={!canDraft} />
      <Button variant="primary" onClick={() => setAdding(start)} disabled={adding !== null}>
        <Plus aria-hidden />
        {action}
      </Button>
    </>
  );
  return (
    <Panel
      title={title}
      count={rows.data?.length}
      blurb={blurb}
      drafts
      actions={actions}
      tools={rows.data?.length ? <ListTools list={list} canChoose={canEdit} canMove={!isVersioned(noun)} /> : null}
    >
      {adding ? (
        <Card className="border-accent-line">
          <NewRow key={JSON.stringify(adding)} noun={noun} start={adding} action={action} onClose={() => setAdding(null)}>
            {fields}
          </NewRow>
        </Card>
      ) : null}
      <Loaded from={rows} failure={`The ${many} could not be loaded`} skeleton={<ListSkeleton />}>
        {({ length }) => (
          <>
            {above?.(setAdding)}
            {length > 0 || adding ? null : (
              <EmptyState
                icon={icon}
                title={nothing}
                text={empty}
                example={<ExampleRow noun={noun} />}
                action={canEdit ? actions : null}
              />
            )}
            {length > 0 || list.spec.groups ? children(setAdding) : null}
          </>
        )}
      </Loaded>
    </Panel>
  );
}
