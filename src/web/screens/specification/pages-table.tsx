import { useMutation, useQuery } from "@tanstack/react-query";
import { Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { cite } from "#domain/citation.ts";
import { paths } from "#web/lib/paths.ts";
import { type Page, removePageMutation } from "#web/queries/pages.ts";
import { projectSectionsQuery } from "#web/queries/sections.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Reference } from "#web/ui/reference.tsx";
import { Table, TableCell, TableHead, TableHeading, TableRow } from "#web/ui/table.tsx";
import { useWorkspace } from "./workspace.ts";

export function PagesTable({ pages }: { pages: readonly Page[] }) {
  const [doomed, setDoomed] = useState<Page | null>(null);
  return (
    <>
      <Table label="Pages" className="table-fixed">
        <TableHead>
          <tr>
            <TableHeading className="sm:w-2/5">Name</TableHeading>
            <TableHeading className="max-sm:hidden">Description</TableHeading>
            <TableHeading className="w-24 text-right">Actions</TableHeading>
          </tr>
        </TableHead>
        <tbody>
          {pages.map((page) => (
            <PageRow key={page.id} page={page} onRemove={() => setDoomed(page)} />
          ))}
        </tbody>
      </Table>
      {doomed ? <RemovePageDialog page={doomed} onClose={() => setDoomed(null)} /> : null}
    </>
  );
}

function PageRow({ page, onRemove }: { page: Page; onRemove: () => void }) {
  const { project, canEdit } = useWorkspace();
  const sections = useQuery(projectSectionsQuery(project.id)).data?.filter(({ page_id }) => page_id === page.id).length;
  const editor = paths.pageEditor(project.id, page.id);
  const described = page.description || <span className="text-faint">No description</span>;
  return (
    <TableRow>
      <TableCell className="align-top">
        <Link to={editor} className="rounded-sm font-medium wrap-anywhere underline-offset-4 hover:underline">
          {page.name}
        </Link>
        <p className="flex flex-wrap gap-x-2 text-2xs text-faint">
          <Reference>{cite("pages", page.number)}</Reference>
          {sections ? `${sections} ${sections === 1 ? "section" : "sections"}` : null}
        </p>
        <p className="mt-1 line-clamp-3 text-muted sm:hidden">{described}</p>
      </TableCell>
      <TableCell className="align-top text-muted max-sm:hidden">
        <span className="line-clamp-3 wrap-anywhere">{described}</span>
      </TableCell>
      <TableCell className="py-1.5 text-right align-top whitespace-nowrap">
        <IconButton label={`${canEdit ? "Edit" : "Open"} ${page.name}`} asChild>
          <Link to={editor}>
            <Pencil aria-hidden />
          </Link>
        </IconButton>
        {canEdit ? (
          <IconButton label={`Delete ${page.name}`} onClick={onRemove}>
            <Trash2 aria-hidden />
          </IconButton>
        ) : null}
      </TableCell>
    </TableRow>
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
