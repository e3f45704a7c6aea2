import { mutationOptions } from "@tanstack/react-query";
import { addProjectDocument, readFileAt, removeProjectDocument } from "#data/files.ts";
import { Failure } from "#domain/failure.ts";
import type { ProjectDocument } from "#domain/questionnaires.ts";
import { db } from "#web/lib/supabase.ts";
import { progressOf, type UploadProgress } from "#web/lib/upload-progress.ts";

const isRefusal = (error: unknown) => error instanceof Failure && error.kind !== "unavailable";

/** Uploads one after the other; `onAdded` hears of each at once, so that a later failure takes none of them back. */
export const addProjectDocumentsMutation = (
  project_id: string,
  told: { onAdded: (file: File, document: ProjectDocument) => void; onProgress: (progress: UploadProgress) => void },
) =>
  mutationOptions({
    networkMode: "always",
    mutationFn: async (files: readonly File[]) => {
      for (const [at, file] of files.entries()) {
        const onProgress = progressOf(files, at, told.onProgress);
        told.onAdded(file, await addProjectDocument(db, { project_id, file, onProgress }));
      }
      return { count: files.length };
    },
    meta: {
      toast: "project_documents.uploaded",
      failure: (error) => (isRefusal(error) ? "project_documents.refused" : "project_documents.upload_failed"),
    },
  });

export const readProjectDocumentMutation = mutationOptions({
  networkMode: "always",
  mutationFn: ({ url }: ProjectDocument) => readFileAt({ url }),
  meta: { failure: (error) => (isRefusal(error) ? "project_document.gone" : "project_document.download_failed") },
});

export const removeProjectDocumentMutation = mutationOptions({
  networkMode: "always",
  mutationFn: ({ path }: ProjectDocument) => removeProjectDocument(db, { path }),
  meta: { failure: "project_document.remove_failed" },
});
