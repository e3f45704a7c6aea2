import { FileUp, X } from "lucide-react";
import { useId } from "react";
import { fileSize } from "#domain/file-size.ts";
import { cvExtensions, cvRefusal } from "#domain/job-applications.ts";
import { announce } from "#web/lib/toast-store.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { FileDrop } from "#web/ui/fields/file-drop.tsx";

/** One file; a file that is no CV is refused at once and chosen by nobody. */
export function CvField({
  file,
  onChange,
  problem,
}: {
  file: File | null;
  onChange: (file: File | null) => void;
  /** What is wrong with it, or that there is none. */
  problem: string | undefined;
}) {
  const hintId = useId();

  function choose(files: FileList | null) {
    const [next] = files ?? [];
    if (!next) return;
    const refusal = cvRefusal(next);
    if (refusal) announce(`job_application.cv_${refusal}`);
    else onChange(next);
  }

  return (
    <fieldset className="grid min-w-0 gap-1.5">
      <legend className="mb-1.5 inline-flex gap-0.5 font-medium">
        CV
        <span aria-hidden className="text-danger-ink">
          *
        </span>
      </legend>
      <FileDrop
        label="CV"
        hintId={hintId}
        accept={cvExtensions.map((extension) => `.${extension}`).join(",")}
        onChoose={choose}
        className="flex flex-wrap items-center gap-x-3 gap-y-2 p-3"
      >
        {(open) => (
          <>
            <Button size="sm" onClick={open}>
              <FileUp aria-hidden />
              {file ? "Choose another file" : "Choose file"}
            </Button>
            {file ? (
              <span className="flex min-w-0 items-center gap-1">
                <span className="truncate">{file.name}</span>
                <span className="shrink-0 text-xs text-muted">{fileSize(file.size)}</span>
                <IconButton label={`Remove ${file.name}`} size="icon-sm" onClick={() => onChange(null)}>
                  <X aria-hidden />
                </IconButton>
              </span>
            ) : (
              <span id={hintId} className="text-xs text-muted">
                PDF, DOC or DOCX, up to 5 MB
              </span>
            )}
          </>
        )}
      </FileDrop>
      {problem ? (
        <p role="alert" className="text-xs font-medium text-danger-ink">
          {problem}
        </p>
      ) : null}
    </fieldset>
  );
}
