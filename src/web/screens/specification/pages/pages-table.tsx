import { useCallback, useState } from "react";
import { Link, useNavigate } from "react-router";
import { cite } from "#domain/citation.ts";
import { nouns } from "#domain/nouns/all.ts";
import { paths } from "#web/lib/paths.ts";
import { ListCell, ListColumn } from "#web/ui/lists/list-boxes.tsx";
import { ListRows } from "#web/ui/lists/list-rows.tsx";
import type { List } from "#web/ui/lists/use-list.ts";
import { CitationLists } from "#web/ui/text/citation-lists.tsx";
import { counted } from "#web/ui/text/counted.ts";
import { CutText } from "#web/ui/text/cut-text.tsx";
import { Words } from "#web/ui/text/words.tsx";
import { RowReference } from "#workspace/history/row-reference.tsx";
import { UnsavedRow } from "#workspace/rows/unsaved-row.tsx";
import { useManyRows } from "#workspace/rows/use-many-rows.tsx";
import { useWorkspace } from "#workspace/workspace/workspace.ts";
import { PageActions } from "./page-actions.tsx";
import { RemovePagesDialog } from "./remove-pages-dialog.tsx";
import type { ListedPage } from "./use-pages-list.ts";

const column = {
  name: "min-w-0 grow px-4 py-2.5 sm:w-2/5 sm:shrink-0 sm:grow-0",
  description: "min-w-0 flex-1 px-3 py-2.5 max-sm:hidden",
  actions: "w-22 shrink-0 pr-3 text-right",
};

export function PagesTable({ list }: { list: List<ListedPage> }) {
  const { project, canEdit } = useWorkspace();
  const many = useManyRows("pages", list);
  const navigate = useNavigate();
  const [doomed, setDoomed] = useState<readonly ListedPage[] | null>(null);
  const draw = useCallback(
    (row: ListedPage) => <PageCells page={row} {...(canEdit ? { onRemove: () => setDoomed([row]) } : {})} />,
    [canEdit],
  );
  const editing = canEdit && { ...many, onRemove: (row: ListedPage) => setDoomed([row]), onRemoveMany: setDoomed };
  return (
    <>
      <ListRows
        list={list}
        label="Pages"
        estimate={76}
        columns={
          <>
            <ListColumn className={column.name}>Name</ListColumn>
            <ListColumn className={column.description}>Description</ListColumn>
            <ListColumn className={`${column.actions} py-2.5`}>Actions</ListColumn>
          </>
        }
        onOpen={({ id }) => void navigate(paths.pageEditor(project.id, id))}
        {...editing}
      >
        {draw}
      </ListRows>
      {doomed ? <RemovePagesDialog rows={doomed} onClose={() => setDoomed(null)} /> : null}
    </>
  );
}

function PageCells({ page, onRemove }: { page: ListedPage; onRemove?: () => void }) {
  const { sectionIds } = page;
  const reference = cite("pages", page.number);
  const described = page.description ? <Words text={page.description} /> : <span className="text-faint">No description</span>;
  return (
    <>
      <ListCell className={column.name}>
        <Link
          to={paths.pageEditor(page.project_id, page.id)}
          className="rounded-sm font-medium wrap-anywhere underline-offset-4 hover:underline"
        >
          <bdi>{page.name}</bdi>
        </Link>
        <p className="flex flex-wrap gap-x-2 text-2xs text-faint">
          <RowReference noun="pages" row={page} />
          <UnsavedRow
            noun="pages"
            id={page.id}
            also={[["section", page.id, "new"], ...sectionIds.map((id) => ["section", id])]}
          />
          {sectionIds.length > 0 ? counted(sectionIds.length, nouns.sections) : null}
        </p>
        <CutText className="mt-1 text-muted sm:hidden">{described}</CutText>
        <CitationLists reference={reference} className="mt-1" />
      </ListCell>
      <ListCell className={`${column.description} text-muted`}>
        <CutText>{described}</CutText>
      </ListCell>
      <ListCell className={`${column.actions} py-1.5 whitespace-nowrap`}>
        <PageActions page={page} onRemove={onRemove} />
      </ListCell>
    </>
  );
}
