import { useIsMutating, useMutation } from "@tanstack/react-query";
import { FileUp } from "lucide-react";
import { useId, useRef, useState } from "react";
import { pageDesignExtensions, pageDesignKinds, pageDesignLimit } from "#domain/page-design-files.ts";
import { acceptPageDesign, addPageDesignMutation, pageDesigns } from "#web/queries/page-designs.ts";
import type { Page } from "#web/queries/pages.ts";
import { Button } from "#web/ui/button.tsx";
import { ProgressBar } from "#web/ui/progress-bar.tsx";
import { PageDesignCard } from "./page-design-card.tsx";

/** The designs of a page; each is kept as soon as it is uploaded, whatever becomes of the words beside it. */
export function PageDesigns({ page, canEdit }: { page: Page; canEdit: boolean }) {
  const picker = useRef<HTMLInputElement>(null);
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
        // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the button inside does the same by keyboard
        <div
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault();
            choose(event.dataTransfer.files);
          }}
          className="grid gap-3 rounded-lg border border-dashed border-control p-3"
        >
          <input
            ref={picker}
            type="file"
            accept={pageDesignExtensions.map((extension) => `.${extension}`).join(",")}
            disabled={uploading}
            aria-label="Design file to upload"
            aria-describedby={id}
            className="sr-only"
            tabIndex={-1}
            onChange={(event) => {
              choose(event.target.files);
              event.target.value = "";
            }}
          />
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <Button size="sm" loading={uploading} onClick={() => picker.current?.click()}>
              {uploading ? null : <FileUp aria-hidden />}
              {uploading ? "Uploading…" : "Upload design file"}
            </Button>
            <p id={id} className="min-w-40 flex-1 text-xs text-muted">
              {pageDesignKinds}, up to {pageDesignLimit}. Or drop it here.
            </p>
          </div>
          {uploading ? <ProgressBar label="Upload of the design file" value={sent} /> : null}
        </div>
      ) : null}
    </fieldset>
  );
}
