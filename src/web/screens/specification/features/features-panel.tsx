import { useQuery } from "@tanstack/react-query";
import { Plus, Puzzle, Sparkles } from "lucide-react";
import { startTransition, useCallback, useState } from "react";
import { draftFeaturesMutation, type ListedRow, rowsQuery } from "#web/queries/rows.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { EmptyState } from "#web/ui/layout/empty-state.tsx";
import { Loaded } from "#web/ui/layout/loaded.tsx";
import { ListTools } from "#web/ui/lists/list-tools.tsx";
import { useIsRunning } from "#workspace/drafts/generate-button.tsx";
import { UndoDraft } from "#workspace/drafts/undo-draft.tsx";
import { Panel } from "#workspace/panel/panel.tsx";
import { ExampleRow } from "#workspace/rows/example-row.tsx";
import { useAskedToAdd } from "#workspace/workspace/use-asked-to-add.ts";
import { useWorkspace } from "#workspace/workspace/workspace.ts";
import { ListSkeleton } from "#workspace/workspace/workspace-skeleton.tsx";
import { EditFeatureDialog, NewFeatureDialog } from "./feature-dialog.tsx";
import { FeaturesTable } from "./features-table.tsx";
import { GenerateFeatureDialog } from "./generate-feature-dialog.tsx";
import { useFeaturesList } from "./use-features-list.ts";

export function FeaturesPanel() {
  const { project, canEdit } = useWorkspace();
  const features = useQuery(rowsQuery("features", project.id));
  const list = useFeaturesList(features.data);
  const running = useIsRunning(draftFeaturesMutation(project.id));
  const [adding, setAdding] = useState(false);
  const [editingId, setEditingId] = useState<string | null>(null);
  const editing = features.data?.find(({ id }) => id === editingId);
  // its dialog is drawn in pieces, so that no frame waits for all of it
  const edit = useCallback(({ id }: ListedRow<"features">) => startTransition(() => setEditingId(id)), []);
  useAskedToAdd(() => setAdding(true));
  const [generating, setGenerating] = useState(false);
  const actions = (
    <>
      <Button loading={running} onClick={() => setGenerating(true)}>
        {running ? null : <Sparkles aria-hidden />}
        {running ? "Generating..." : "Generate Feature with AI"}
      </Button>
      {running ? null : <UndoDraft name="generate-feature" />}
      <Button variant="primary" onClick={() => startTransition(() => setAdding(true))}>
        <Plus aria-hidden />
        Add Feature
      </Button>
    </>
  );
  return (
    <Panel
      title="Features"
      count={features.data?.length}
      blurb="What the product does, and on which page and section."
      drafts
      actions={actions}
      tools={features.data?.length ? <ListTools list={list} canChoose={canEdit} canMove /> : null}
    >
      <Loaded from={features} failure="The features could not be loaded" skeleton={<ListSkeleton />}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState
              icon={<Puzzle />}
              title="No features yet"
              text="A feature says what the product does, under which conditions, and what happens when it fails. Add one by hand, or have one drafted for a page."
              example={<ExampleRow noun="features" />}
              action={canEdit ? actions : null}
            />
          ) : (
            <FeaturesTable list={list} onEdit={edit} />
          )
        }
      </Loaded>
      {adding ? <NewFeatureDialog onClose={() => setAdding(false)} /> : null}
      {editing ? <EditFeatureDialog key={editing.id} feature={editing} onClose={() => setEditingId(null)} /> : null}
      <GenerateFeatureDialog open={generating} onOpenChange={setGenerating} />
    </Panel>
  );
}
