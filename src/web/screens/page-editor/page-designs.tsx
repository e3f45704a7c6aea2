import { useIsMutating, useMutation } from "@tanstack/react-query";
import { FileUp } from "lucide-react";
import { useId, useState } from "react";
import { pageDesignExtensions, pageDesignKinds, pageDesignLimit } from "#domain/page-design-files.ts";
import { acceptPageDesign, addPageDesignMutation, pageDesigns } from "#web/queries/page-designs.ts";
import type { ListedRow } from "#web/queries/rows.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { FileDrop } from "#web/ui/fields/file-drop.tsx";
import { ProgressBar } from "#web/ui/marks/progress-bar.tsx";
import { PageDesignCard } from "./page-design-card.tsx";

/** The designs of a page; each is kept as soon as it is uploaded, whatever becomes of the words beside it. */
export function PageDesigns({ page, canEdit }: { page: ListedRow<"pages">; canEdit: boolean }) {
  const id = useId();
  const [sent, setSent] = useState(0);
  const adding = addPageDesignMutation({ project_id: page.project_id, page_id: page.id }, setSent);
  const upload = useMutation(adding);
  const uploading = useIsMutating({ mutationKey: adding.mutationKey ?? [] }) > 0;
  const files = pageDesigns(page);

  function choose(chosen: FileList | null) {
    const file = uploading ? null : acceptPageDesign(chosen);
    if (!file) return;
    setSent(0);
    upload.mutate(file);
  }

  if (!canEdit && files.length === 0) return null;
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-1 font-medium">Design files</legend>
      <ul aria-label="Design files" className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,45%),1fr))] gap-3 empty:hidden">
        {files.map((file) => (
          <PageDesignCard key={file.path || file.url} page={page} file={file} canEdit={canEdit} />
        ))}
      </ul>
      {canEdit ? (
        <FileDrop
          label="Design file to upload"
          hintId={id}
          accept={pageDesignExtensions.map((extension) => `.${extension}`).join(",")}
          disabled={uploading}
          onChoose={choose}
          className="grid gap-3 p-3"
        >
          {(open) => (
            <>
              <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
                <Button size="sm" loading={uploading} onClick={open}>
                  {uploading ? null : <FileUp aria-hidden />}
                  {uploading ? "Uploading…" : "Upload design file"}
                </Button>
                <p id={id} className="min-w-40 flex-1 text-xs text-muted">
                  {pageDesignKinds}, up to {pageDesignLimit}. Or drop it here.
                </p>
              </div>
              {uploading ? <ProgressBar label="Upload of the design file" value={sent} /> : null}
            </>
          )}
        </FileDrop>
      ) : null}
    </fieldset>
  );
}
