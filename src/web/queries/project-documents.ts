import { mutationOptions } from "@tanstack/react-query";
import { addProjectDocument, readStoredDocument, removeProjectDocument } from "#data/files.ts";
import { Failure } from "#domain/failure.ts";
import type { ProjectDocument } from "#domain/questionnaires.ts";
import { db } from "#web/lib/supabase.ts";
import { progressOf, type UploadProgress } from "#web/lib/upload-progress.ts";

const isRefusal = (error: unknown) => error instanceof Failure && error.kind !== "unavailable";

type Report = {
  onAdded: (file: File, document: ProjectDocument) => void;
  /** The server took it for something else than its name says, or not at all; to try again does not help. */
  onRefused: (file: File, refusal: string) => void;
  onProgress: (progress: UploadProgress) => void;
};

/** Uploads one after the other; each is told of at once, so that a later failure takes none back, and a refused one holds up none. */
export const addProjectDocumentsMutation = (project_id: string, report: Report) =>
  mutationOptions({
    networkMode: "always",
    mutationFn: async (files: readonly File[]) => {
      const refused: Failure[] = [];
      for (const [at, file] of files.entries()) {
        const onProgress = progressOf(files, at, report.onProgress);
        const document = await addProjectDocument(db, { project_id, file, onProgress }).catch((error: unknown) => {
          const failure = refusalOf(file, error);
          report.onRefused(file, failure.message);
          refused.push(failure);
        });
        if (document) report.onAdded(file, document);
      }
      if (refused[0]) throw refused[0];
      return { count: files.length };
    },
    meta: {
      toast: "project_documents.uploaded",
      failure: (error) => (isRefusal(error) ? "project_documents.refused" : "project_documents.upload_failed"),
    },
  });

/** Why the server does not take this very file; whatever else went wrong is thrown on. */
function refusalOf({ name }: File, error: unknown): Failure {
  if (!(error instanceof Failure) || error.kind !== "invalid") throw error;
  const kind = name.slice(name.lastIndexOf(".") + 1).toUpperCase();
  const message = error.code === "415" ? `${name} is no ${kind}: choose another file` : `${name}: ${error.message}`;
  return new Failure("invalid", message, { code: error.code, cause: error });
}

export const readProjectDocumentMutation = mutationOptions({
  networkMode: "always",
  mutationFn: (document: ProjectDocument) => readStoredDocument(db, document),
  meta: { failure: (error) => (isRefusal(error) ? "project_document.gone" : "project_document.download_failed") },
});

export const removeProjectDocumentMutation = (project_id: string) =>
  mutationOptions({
    networkMode: "always",
    mutationFn: ({ path }: ProjectDocument) => removeProjectDocument(db, { project_id, path }),
    meta: { failure: "project_document.remove_failed" },
  });
