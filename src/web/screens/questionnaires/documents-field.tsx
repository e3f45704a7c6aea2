import { useMutation } from "@tanstack/react-query";
import { FileUp, Upload } from "lucide-react";
import { useId, useState } from "react";
import { useController, useFormContext, useFormState } from "react-hook-form";
import { fileSize } from "#domain/file-size.ts";
import { projectDocumentExtensions, projectDocumentMaxBytes, projectDocumentRefusal } from "#domain/project-documents.ts";
import type { QuestionnaireInput } from "#domain/questionnaires.ts";
import { announce } from "#web/lib/toast-store.ts";
import type { UploadProgress } from "#web/lib/upload-progress.ts";
import { addProjectDocumentsMutation } from "#web/queries/project-documents.ts";
import { Button } from "#web/ui/button.tsx";
import { FileDrop } from "#web/ui/file-drop.tsx";
import { ProgressBar } from "#web/ui/progress-bar.tsx";
import { ChosenFile } from "./chosen-file.tsx";
import { DocumentRow } from "./document-row.tsx";
import type { FieldDefinition } from "./field-definition.ts";

type Definition = Extract<FieldDefinition, { kind: "documents" }>;

export function DocumentsField({ definition, project_id }: { definition: Definition; project_id: string | undefined }) {
  const { control, getValues } = useFormContext<QuestionnaireInput>();
  const { errors } = useFormState<QuestionnaireInput>();
  const { field } = useController({ control, name: definition.name });
  const [chosen, setChosen] = useState<readonly File[]>([]);
  const hintId = useId();
  const [progress, setProgress] = useState<UploadProgress>({ name: "", sent: 0 });
  const upload = useMutation(
    addProjectDocumentsMutation(project_id ?? "", {
      onAdded: (file, document) => {
        field.onChange([...getValues(definition.name), document]);
        setChosen((files) => files.filter((other) => other !== file));
      },
      onProgress: setProgress,
    }),
  );
  const choose = (files: FileList | null) => setChosen((before) => [...before, ...(files ?? [])]);

  function start() {
    const files = chosen.filter((file) => projectDocumentRefusal(file) === null);
    if (files.length === 0) return announce("project_documents.none_chosen");
    if (!project_id) return announce("project_documents.project_missing");
    upload.mutate(files);
  }

  return (
    <fieldset className="grid min-w-0 gap-2 sm:col-span-2">
      <legend className="mb-0.5 font-medium">{definition.label}</legend>
      <p id={hintId} className="text-xs text-muted">
        {definition.hint} {projectDocumentExtensions.join(", ")}; up to {fileSize(projectDocumentMaxBytes)} each.
      </p>
      <ul aria-label="Uploaded documents" className="grid gap-1.5 empty:hidden">
        {field.value.map((document) => (
          <DocumentRow
            key={document.path}
            document={document}
            onRemoved={() => field.onChange(getValues(definition.name).filter(({ path }) => path !== document.path))}
          />
        ))}
      </ul>
      <FileDrop
        label="Project documents to upload"
        hintId={hintId}
        accept={projectDocumentExtensions.map((extension) => `.${extension}`).join(",")}
        multiple
        onChoose={choose}
        className="grid gap-2 p-3"
      >
        {(open) => (
          <>
            <ul aria-label="Chosen files" className="grid gap-1.5 empty:hidden">
              {chosen.map((file) => (
                <ChosenFile
                  key={`${file.name}-${file.size}-${file.lastModified}`}
                  file={file}
                  disabled={upload.isPending}
                  onRemove={() => setChosen((files) => files.filter((other) => other !== file))}
                />
              ))}
            </ul>
            <div className="flex flex-wrap items-center gap-2">
              <Button size="sm" onClick={open}>
                <FileUp aria-hidden />
                Choose files
              </Button>
              <Button size="sm" variant={chosen.length > 0 ? "primary" : "secondary"} loading={upload.isPending} onClick={start}>
                <Upload aria-hidden />
                Upload
              </Button>
              <span className="text-xs text-muted">or drop them here</span>
            </div>
            {upload.isPending ? <ProgressBar label={`Upload of ${progress.name}`} value={progress.sent} /> : null}
            {errors.project_documents?.message ? (
              <p role="alert" className="text-xs font-medium text-danger-ink">
                {errors.project_documents.message}
              </p>
            ) : null}
          </>
        )}
      </FileDrop>
    </fieldset>
  );
}
