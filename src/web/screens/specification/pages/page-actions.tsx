import { Pencil, Trash2 } from "lucide-react";
import { Link } from "react-router";
import { paths } from "#web/lib/paths.ts";
import type { ListedRow } from "#web/queries/rows.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";

/** A page is written in its editor; who may not write opens it to read. */
export function PageActions({ page, onRemove }: { page: ListedRow<"pages">; onRemove: (() => void) | undefined }) {
  return (
    <>
      <IconButton label={`${onRemove ? "Edit" : "Open"} ${page.name}`} asChild>
        <Link to={paths.pageEditor(page.project_id, page.id)}>
          <Pencil aria-hidden />
        </Link>
      </IconButton>
      {onRemove ? (
        <IconButton label={`Delete ${page.name}`} onClick={() => onRemove()}>
          <Trash2 aria-hidden />
        </IconButton>
      ) : null}
    </>
  );
}
