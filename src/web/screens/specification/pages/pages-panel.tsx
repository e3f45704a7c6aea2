import { useQuery } from "@tanstack/react-query";
import { AppWindow, Plus } from "lucide-react";
import { useState } from "react";
import { draftRowsMutation, rowsQuery } from "#web/queries/rows.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { EmptyState } from "#web/ui/layout/empty-state.tsx";
import { Loaded } from "#web/ui/layout/loaded.tsx";
import { ListTools } from "#web/ui/lists/list-tools.tsx";
import { GenerateButton } from "#workspace/drafts/generate-button.tsx";
import { Panel } from "#workspace/panel/panel.tsx";
import { ExampleRow } from "#workspace/rows/example-row.tsx";
import { useAskedToAdd } from "#workspace/workspace/use-asked-to-add.ts";
import { useWorkspace } from "#workspace/workspace/workspace.ts";
import { ListSkeleton } from "#workspace/workspace/workspace-skeleton.tsx";
import { NewPageDialog } from "./new-page-dialog.tsx";
import { PagesTable } from "./pages-table.tsx";
import { usePagesList } from "./use-pages-list.ts";

export function PagesPanel() {
  const { project, canEdit } = useWorkspace();
  const pages = useQuery(rowsQuery("pages", project.id));
  const list = usePagesList(pages.data);
  const [adding, setAdding] = useState(false);
  useAskedToAdd(() => setAdding(true));
  const actions = (
    <>
      <GenerateButton label="Generate Pages" generation={draftRowsMutation("pages", project.id)} />
      <Button variant="primary" onClick={() => setAdding(true)}>
        <Plus aria-hidden />
        Add Page
      </Button>
    </>
  );
  return (
    <Panel
      title="5.1 Pages"
      count={pages.data?.length}
      blurb="Every screen of the product, with what can be done on it. Sections are written in a page's editor."
      drafts
      actions={actions}
      tools={pages.data?.length ? <ListTools list={list} canChoose={canEdit} canMove /> : null}
    >
      <Loaded from={pages} failure="The pages could not be loaded" skeleton={<ListSkeleton />}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState
              icon={<AppWindow />}
              title="No pages yet"
              text="No pages created yet. Click Add Page to create manually or Generate Pages to create with AI."
              example={<ExampleRow noun="pages" />}
              action={canEdit ? actions : null}
            />
          ) : (
            <PagesTable list={list} />
          )
        }
      </Loaded>
      {adding ? <NewPageDialog onClose={() => setAdding(false)} /> : null}
    </Panel>
  );
}
