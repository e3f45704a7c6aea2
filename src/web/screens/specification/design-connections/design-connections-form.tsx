import { useMutation } from "@tanstack/react-query";
import { designConnections, readDesignConnections } from "#domain/design-connections.ts";
import {
  removeDesignFilesMutation,
  saveDesignConnectionsMutation,
  unsavedDesignConnections,
} from "#web/queries/design-connections.ts";
import type { StoredSpecification } from "#web/queries/specification-words.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { ConflictDialog } from "#web/ui/forms/conflict-dialog.tsx";
import { UnsavedHint } from "#web/ui/forms/unsaved-hint.tsx";
import { Card, CardBody } from "#web/ui/layout/card.tsx";
import { LinkRows } from "#workspace/panel/link-rows.tsx";
import { Panel } from "#workspace/panel/panel.tsx";
import { listProblem } from "#workspace/panel/problem.ts";
import type { PanelWords } from "#workspace/panel/stored-panel.tsx";
import { useStoredForm, useStoredSave } from "#workspace/panel/use-stored-form.ts";
import { useWorkspace } from "#workspace/workspace/workspace.ts";
import { DesignFiles } from "./design-files.tsx";

const labels = { figma_links: "Figma links", inspiration_links: "Inspiration links", design_files: "Design images" };
const read = (row: StoredSpecification | null) => readDesignConnections(row?.design_connections);

export function DesignConnectionsForm({ stored, words }: { stored: StoredSpecification | null; words: PanelWords }) {
  const { place } = useWorkspace();
  const form = useStoredForm({ unsaved: unsavedDesignConnections(place), stored, read, shape: designConnections, labels });
  const { values, saved, changed, restored, change, discard, problems } = form;
  const { save, pending, failure, conflict } = useStoredSave(form, saveDesignConnectionsMutation(place));
  const unstore = useMutation(removeDesignFilesMutation(place));
  const isSaved = ({ path }: { path: string }) => saved.design_files.some((file) => file.path === path);

  function giveUp() {
    discard();
    unstore.mutate(values.design_files.filter((file) => !isSaved(file)));
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (changed && problems.length === 0) save(values);
      }}
    >
      <Panel
        {...words}
        status={changed ? <UnsavedHint restored={restored} why={failure} onDiscard={giveUp} /> : null}
        actions={
          <Button type="submit" variant="primary" loading={pending} disabled={!changed || problems.length > 0}>
            Save Design Connections
          </Button>
        }
      >
        <Card data-reference="design_connections">
          <CardBody className="gap-6 lg:grid-cols-2">
            <LinkRows
              label="Figma links"
              noun="Figma link"
              add="Add Figma link"
              placeholder="https://www.figma.com/design/…"
              field="figma_links"
              links={values.figma_links}
              problems={problems}
              onChange={(figma_links) => change({ figma_links })}
            />
            <LinkRows
              label="Inspiration links"
              noun="Inspiration link"
              add="Add inspiration link"
              placeholder="https://…"
              field="inspiration_links"
              links={values.inspiration_links}
              problems={problems}
              onChange={(inspiration_links) => change({ inspiration_links })}
            />
          </CardBody>
        </Card>
        <DesignFiles
          files={values.design_files}
          problem={listProblem(problems, "design_files")}
          onAdd={(file) => change(({ design_files }) => ({ design_files: [...design_files, file] }))}
          onRemove={(gone) => {
            change(({ design_files }) => ({ design_files: design_files.filter((file) => file.url !== gone.url) }));
            if (!isSaved(gone)) unstore.mutate([gone]);
          }}
        />
      </Panel>
      <ConflictDialog conflict={conflict} />
    </form>
  );
}
