import { useIsMutating, useMutation } from "@tanstack/react-query";
import { ImageUp } from "lucide-react";
import { useId, useState } from "react";
import { type DesignFile, designFileMaxBytes, isImage } from "#domain/design-connections.ts";
import { sizeLimit } from "#domain/file-size.ts";
import { announce } from "#web/lib/toast-store.ts";
import type { UploadProgress } from "#web/lib/upload-progress.ts";
import { addDesignFilesMutation } from "#web/queries/design-connections.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { FileDrop } from "#web/ui/fields/file-drop.tsx";
import { Card, CardBody, CardHeader } from "#web/ui/layout/card.tsx";
import { ProgressBar } from "#web/ui/marks/progress-bar.tsx";
import { ProblemText } from "#workspace/panel/problem-text.tsx";
import { useWorkspace } from "#workspace/workspace/workspace.ts";
import { DesignFileCard } from "./design-file-card.tsx";

export function DesignFiles({
  files,
  problem,
  onAdd,
  onRemove,
}: {
  files: readonly DesignFile[];
  problem: string | undefined;
  onAdd: (file: DesignFile) => void;
  onRemove: (file: DesignFile) => void;
}) {
  const { project, canEdit } = useWorkspace();
  const hintId = useId();
  const [progress, setProgress] = useState<UploadProgress>({ name: "", sent: 0 });
  const adding = addDesignFilesMutation(project.id, { onAdded: onAdd, onProgress: setProgress });
  const upload = useMutation(adding);
  const uploading = useIsMutating({ mutationKey: adding.mutationKey ?? [] }) > 0;

  function choose(chosen: FileList | null) {
    const images = [...(chosen ?? [])].filter(isImage);
    if (images.length < (chosen?.length ?? 0)) announce("design_file.not_an_image");
    if (images.length > 0 && !uploading) upload.mutate(images);
  }

  return (
    <Card>
      <CardHeader title="Design images" description="Drafts, screenshots and mood boards, stored with the specification." />
      <CardBody>
        {files.length === 0 ? (
          canEdit ? null : (
            <p className="text-muted">None.</p>
          )
        ) : (
          <ul aria-label="Design images" className="grid grid-cols-[repeat(auto-fill,minmax(min(10rem,45%),1fr))] gap-3">
            {files.map((file) => (
              <DesignFileCard key={file.url} file={file} onRemove={() => onRemove(file)} />
            ))}
          </ul>
        )}
        {canEdit ? (
          <FileDrop
            label="Design image to upload"
            hintId={hintId}
            accept="image/*"
            multiple
            disabled={uploading}
            onChoose={choose}
            className="flex flex-wrap items-center gap-x-3 gap-y-2 p-4"
          >
            {(open) => (
              <>
                <Button loading={uploading} onClick={open}>
                  {uploading ? null : <ImageUp aria-hidden />}
                  {uploading ? "Uploading…" : "Upload image"}
                </Button>
                <p id={hintId} className="text-xs text-muted">
                  Or drop images here, up to {sizeLimit(designFileMaxBytes)} each.
                </p>
                {uploading ? (
                  <ProgressBar label={`Upload of ${progress.name}`} value={progress.sent} className="basis-full" />
                ) : null}
              </>
            )}
          </FileDrop>
        ) : null}
        <ProblemText text={problem} />
      </CardBody>
    </Card>
  );
}
