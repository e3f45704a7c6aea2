import { useMutation } from "@tanstack/react-query";
import { ChevronRight, Pencil, Trash2 } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { cite } from "#domain/citation.ts";
import { unsavedKey, useHasUnsaved } from "#web/editing/unsaved.ts";
import { removeRowMutation } from "#web/queries/rows.ts";
import type { Section } from "#web/queries/sections.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { cn } from "#web/ui/cn.ts";
import { ConfirmDialog } from "#web/ui/dialogs/confirm-dialog.tsx";
import { UnsavedBadge } from "#web/ui/forms/unsaved-badge.tsx";
import { CitationLists } from "#web/ui/text/citation-lists.tsx";
import { Reference } from "#web/ui/text/reference.tsx";
import { Words } from "#web/ui/text/words.tsx";
import { WrittenLines } from "#web/ui/text/written-lines.tsx";
import { EditSectionForm } from "./section-form.tsx";

export function SectionRow({
  section,
  handle,
  user_id,
  canEdit,
  editing,
  onEdit,
  onClose,
  onRemoved,
}: {
  section: Section;
  /** What it is moved by, where it can be. */
  handle: ReactNode;
  user_id: string;
  canEdit: boolean;
  editing: boolean;
  onEdit: () => void;
  onClose: () => void;
  onRemoved: () => void;
}) {
  const panel = useId();
  const [open, setOpen] = useState(false);
  const [doomed, setDoomed] = useState(false);
  const { id, project_id, name, description } = section;
  const remove = useMutation(removeRowMutation("sections", project_id));
  const isKept = useHasUnsaved([unsavedKey(user_id, project_id, "section", id)]);
  if (editing) return <EditSectionForm section={section} user_id={user_id} onClose={onClose} />;
  return (
    <div className={handle ? "pr-3 pl-1.5" : "pr-3 pl-3.5"}>
      <div className="flex items-center gap-1">
        {handle}
        <button
          type="button"
          aria-expanded={open}
          aria-controls={panel}
          data-section={id}
          onClick={() => setOpen(!open)}
          className="flex min-h-11 min-w-0 grow items-center gap-2 rounded-md text-left -outline-offset-2"
        >
          <ChevronRight aria-hidden className={cn("size-3.5 shrink-0 text-faint transition-transform", open && "rotate-90")} />
          <span className="truncate font-medium">{name}</span>
          <Reference>{cite("sections", section.number)}</Reference>
          {isKept ? <UnsavedBadge /> : null}
        </button>
        {canEdit ? (
          <>
            <IconButton label={`Edit ${name}`} size="icon-sm" onClick={onEdit}>
              <Pencil aria-hidden />
            </IconButton>
            <IconButton label={`Delete ${name}`} size="icon-sm" onClick={() => setDoomed(true)}>
              <Trash2 aria-hidden />
            </IconButton>
          </>
        ) : null}
      </div>
      <div id={panel} hidden={!open} className="pr-2 pb-3 pl-5.5">
        <WrittenLines text={description || "No description"} className="text-muted" />
        <CitationLists reference={cite("sections", section.number)} className="mt-1" />
      </div>
      <ConfirmDialog
        open={doomed}
        onOpenChange={setDoomed}
        title="Are you sure you want to delete this section?"
        description={
          <>
            {cite("sections", section.number)} “<Words text={name} newTab />” is removed. Features in it stay, without a section.
          </>
        }
        confirm="Delete"
        destructive
        pending={remove.isPending}
        onConfirm={() => remove.mutate({ id }, { onSuccess: onRemoved, onSettled: () => setDoomed(false) })}
      />
    </div>
  );
}
