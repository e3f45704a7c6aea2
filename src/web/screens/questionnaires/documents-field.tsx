import { FileUp, Upload } from "lucide-react";
import { useId } from "react";
import { useController, useFormContext, useFormState } from "react-hook-form";
import { sizeLimit } from "#domain/file-size.ts";
import { projectDocumentExtensions, projectDocumentMaxBytes } from "#domain/project-documents.ts";
import type { ProjectDocument, QuestionnaireInput } from "#domain/questionnaires.ts";
import { announce } from "#web/lib/toast-store.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { FileDrop } from "#web/ui/fields/file-drop.tsx";
import { ProgressBar } from "#web/ui/marks/progress-bar.tsx";
import { useDocumentsOfForm } from "./chosen-documents.ts";
import { ChosenFile } from "./chosen-file.tsx";
import { DocumentRow } from "./document-row.tsx";
import type { FieldDefinition } from "./field-definition.ts";

type Definition = Extract<FieldDefinition, { kind: "documents" }>;

export function DocumentsField({ definition, project_id }: { definition: Definition; project_id: string | undefined }) {
  const { control, getValues } = useFormContext<QuestionnaireInput>();
  const { errors } = useFormState<QuestionnaireInput>();
  const { field } = useController({ control, name: definition.name });
  const { chosen, ready, progress, isUploading, choose, drop, uploadAll } = useDocumentsOfForm();
  const hintId = useId();

  function letGoOf(document: ProjectDocument) {
    field.onChange(getValues(definition.name).filter(({ path }) => path !== document.path));
  }

  function start() {
    if (ready.length === 0) return announce("project_documents.none_chosen");
    if (!project_id) return announce("project_documents.project_missing");
    void uploadAll();
  }

  return (
    <fieldset className="grid min-w-0 gap-2 sm:col-span-2">
      <legend className="mb-0.5 font-medium">{definition.label}</legend>
      <p id={hintId} className="text-xs text-muted">
        {definition.hint} {projectDocumentExtensions.join(", ")}; up to {sizeLimit(projectDocumentMaxBytes)} each.
      </p>
      <ul aria-label="Uploaded documents" className="grid gap-1.5 empty:hidden">
        {field.value.map((document) => (
          <DocumentRow
            key={document.path}
            document={document}
            removal={project_id ? { project_id, onRemoved: () => letGoOf(document) } : undefined}
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
              {chosen.map(({ file, refusal }) => (
                <ChosenFile
                  key={`${file.name}-${file.size}-${file.lastModified}`}
                  file={file}
                  refusal={refusal}
                  disabled={isUploading}
                  onRemove={() => drop(file)}
                />
              ))}
            </ul>
            <div className="flex flex-wrap items-center gap-2">
              <Button size="sm" onClick={open}>
                <FileUp aria-hidden />
                Choose files
              </Button>
              <Button size="sm" variant={ready.length > 0 ? "primary" : "secondary"} loading={isUploading} onClick={start}>
                <Upload aria-hidden />
                Upload
              </Button>
              <span className="text-xs text-muted">or drop them here</span>
            </div>
            {isUploading ? <ProgressBar label={`Upload of ${progress.name}`} value={progress.sent} /> : null}
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
