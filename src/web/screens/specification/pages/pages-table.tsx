import { useMutation } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { Link, useNavigate } from "react-router";
import { cite } from "#domain/citation.ts";
import { paths } from "#web/lib/paths.ts";
import { type Page, removePageMutation } from "#web/queries/pages.ts";
import { removeRowsMutation } from "#web/queries/removed-rows.ts";
import { useWorkspace } from "#web/screens/specification/workspace/workspace.ts";
import { CitationLists } from "#web/ui/citation-lists.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { ListCell, ListColumn } from "#web/ui/lists/list-boxes.tsx";
import { ListRows } from "#web/ui/lists/list-rows.tsx";
import { counted } from "#web/ui/lists/list-tools.tsx";
import type { List } from "#web/ui/lists/use-list.ts";
import { Reference } from "#web/ui/reference.tsx";
import { Words } from "#web/ui/words.tsx";
import type { ListedPage } from "./listed-pages.ts";
import { PageActions } from "./page-actions.tsx";

const column = {
  name: "min-w-0 grow px-4 py-2.5 sm:w-2/5 sm:shrink-0 sm:grow-0",
  description: "min-w-0 flex-1 px-3 py-2.5 max-sm:hidden",
  actions: "w-22 shrink-0 pr-3 text-right",
};

export function PagesTable({ list }: { list: List<ListedPage> }) {
  const { project, canEdit } = useWorkspace();
  const navigate = useNavigate();
  const [doomed, setDoomed] = useState<Page | null>(null);
  const removeMany = useMutation(removeRowsMutation(project.id, "pages"));
  const draw = useCallback((row: ListedPage) => <PageCells {...row} {...(canEdit ? { onRemove: setDoomed } : {})} />, [canEdit]);
  const editing = canEdit && {
    onRemove: ({ page }: ListedPage) => setDoomed(page),
    onRemoveMany: (rows: readonly ListedPage[]) =>
      removeMany.mutate({ ids: rows.map(({ id }) => id), what: counted(rows.length, list.spec.noun) }),
  };
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
        onOpen={({ page }) => void navigate(paths.pageEditor(project.id, page.id))}
        {...editing}
      >
        {draw}
      </ListRows>
      {doomed ? <RemovePageDialog page={doomed} onClose={() => setDoomed(null)} /> : null}
    </>
  );
}

function PageCells({ page, sections, onRemove }: ListedPage & { onRemove?: (page: Page) => void }) {
  const reference = cite("pages", page.number);
  const described = page.description ? <Words text={page.description} /> : <span className="text-faint">No description</span>;
  return (
    <>
      <ListCell className={column.name}>
        <Link
          to={paths.pageEditor(page.project_id, page.id)}
          className="rounded-sm font-medium wrap-anywhere underline-offset-4 hover:underline"
        >
          {page.name}
        </Link>
        <p className="flex flex-wrap gap-x-2 text-2xs text-faint">
          <Reference>{reference}</Reference>
          {sections ? counted(sections, { one: "section", many: "sections" }) : null}
        </p>
        <p className="mt-1 line-clamp-3 text-muted sm:hidden">{described}</p>
        <CitationLists reference={reference} className="mt-1" />
      </ListCell>
      <ListCell className={`${column.description} text-muted`}>
        <span className="line-clamp-3 wrap-anywhere">{described}</span>
      </ListCell>
      <ListCell className={`${column.actions} py-1.5 whitespace-nowrap`}>
        <PageActions page={page} onRemove={onRemove} />
      </ListCell>
    </>
  );
}

function RemovePageDialog({ page, onClose }: { page: Page; onClose: () => void }) {
  const { project } = useWorkspace();
  const remove = useMutation(removePageMutation(project.id));
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Are you sure you want to delete this page?"
      description={`${cite("pages", page.number)} “${page.name}” goes with its sections. Features on it stay, without a page.`}
      confirm="Delete"
      destructive
      pending={remove.isPending}
      onConfirm={() => remove.mutate({ id: page.id }, { onSettled: onClose })}
    />
  );
}
