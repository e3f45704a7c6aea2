import { useMutation } from "@tanstack/react-query";
import { createContext, useContext, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { projectDocumentRefusal } from "#domain/project-documents.ts";
import type { ProjectDocument, QuestionnaireInput } from "#domain/questionnaires.ts";
import { useLeaveCheck } from "#web/editing/leave-check.ts";
import type { UploadProgress } from "#web/lib/upload-progress.ts";
import { addProjectDocumentsMutation } from "#web/queries/project-documents.ts";

type Chosen = { file: File; refusal: string | null };

/** The files chosen for a questionnaire and not uploaded yet; they outlive the step whose field they were chosen in. */
export function useChosenDocuments(project_id: string | undefined, form: UseFormReturn<QuestionnaireInput>) {
  const [chosen, setChosen] = useState<readonly Chosen[]>([]);
  const [progress, setProgress] = useState<UploadProgress>({ name: "", sent: 0 });
  /** What is chosen by now, for an upload that was begun before. */
  const standing = useRef(chosen);
  const running = useRef(Promise.resolve(true));
  const change = (next: (files: readonly Chosen[]) => readonly Chosen[]) => {
    standing.current = next(standing.current);
    setChosen(standing.current);
  };
  const drop = (file: File) => change((files) => files.filter((other) => other.file !== file));
  const upload = useMutation(
    addProjectDocumentsMutation(project_id ?? "", {
      onAdded: (file: File, document: ProjectDocument) => {
        form.setValue("project_documents", [...form.getValues("project_documents"), document], { shouldDirty: true });
        drop(file);
      },
      onRefused: (file, refusal) => change((files) => files.map((other) => (other.file === file ? { file, refusal } : other))),
      onProgress: setProgress,
    }),
  );
  const ready = readyOf(chosen);
  useLeaveCheck(() => readyOf(standing.current).length > 0);

  async function uploadRest(): Promise<boolean> {
    const files = readyOf(standing.current);
    if (files.length === 0 || !project_id) return true;
    return upload.mutateAsync(files).then(
      () => true,
      () => false,
    );
  }

  /** Uploads what may be uploaded, after what is under way; whether all of it was. */
  function uploadAll(): Promise<boolean> {
    running.current = running.current.then(uploadRest);
    return running.current;
  }

  return {
    chosen,
    ready,
    progress,
    isUploading: upload.isPending,
    choose: (files: FileList | null) => {
      const added = [...(files ?? [])].map((file) => ({ file, refusal: projectDocumentRefusal(file) }));
      change((before) => [...before, ...added]);
    },
    drop,
    uploadAll,
  };
}

const readyOf = (chosen: readonly Chosen[]) => chosen.filter(({ refusal }) => refusal === null).map(({ file }) => file);

export type ChosenDocuments = ReturnType<typeof useChosenDocuments>;

export const ChosenDocumentsOf = createContext<ChosenDocuments | null>(null);

export function useDocumentsOfForm(): ChosenDocuments {
  const documents = useContext(ChosenDocumentsOf);
  if (!documents) throw new Error("A field for documents stands in a questionnaire only.");
  return documents;
}
