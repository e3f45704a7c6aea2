import { useMutation } from "@tanstack/react-query";
import { Download, FileText, Trash2 } from "lucide-react";
import { fileSize } from "#domain/file-size.ts";
import type { ProjectDocument } from "#domain/questionnaires.ts";
import { saveBlob } from "#web/lib/save-file.ts";
import { readProjectDocumentMutation, removeProjectDocumentMutation } from "#web/queries/project-documents.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";

type Removal = { project_id: string; onRemoved: () => void };

/** An uploaded document; it can be removed only where somebody listens. */
export function DocumentRow({ document, removal }: { document: ProjectDocument; removal?: Removal | undefined }) {
  const read = useMutation({ ...readProjectDocumentMutation, onSuccess: (blob) => saveBlob({ name: document.name, blob }) });
  return (
    <li className="flex items-center gap-2.5 rounded-lg border bg-surface py-2 pr-2 pl-3">
      <FileText aria-hidden className="size-4 shrink-0 text-faint" />
      <div className="min-w-0 grow">
        <p className="truncate font-medium">{document.name}</p>
        <p className="text-xs text-muted">{fileSize(document.size)}</p>
      </div>
      <IconButton label={`Download ${document.name}`} side="left" loading={read.isPending} onClick={() => read.mutate(document)}>
        {read.isPending ? null : <Download aria-hidden />}
      </IconButton>
      {removal ? <RemoveButton document={document} {...removal} /> : null}
    </li>
  );
}

function RemoveButton({ document, project_id, onRemoved }: Removal & { document: ProjectDocument }) {
  const remove = useMutation({ ...removeProjectDocumentMutation(project_id), onSuccess: onRemoved });
  return (
    <IconButton label={`Remove ${document.name}`} side="left" loading={remove.isPending} onClick={() => remove.mutate(document)}>
      {remove.isPending ? null : <Trash2 aria-hidden />}
    </IconButton>
  );
}
