import { mutationOptions } from "@tanstack/react-query";
import * as z from "zod";
import { addDesignFile, listDesignConnections, removeDesignFile } from "#data/design-files.ts";
import {
  type DesignConnections,
  type DesignFile,
  designFile,
  designFileRefusal,
  readDesignConnections,
  storedDesignConnections,
} from "#domain/design-connections.ts";
import { Failure } from "#domain/failure.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { db } from "#web/lib/supabase.ts";
import { announce } from "#web/lib/toast-store.ts";
import { progressOf, type UploadProgress } from "#web/lib/upload-progress.ts";
import { unlessOvertaken } from "./overtaken.ts";
import { besideStored, oneAtATime, type Revised, storeWords } from "./specification-words.ts";
import { type SpecificationKey, specificationQuery } from "./specifications.ts";
import { unsavedSection } from "./unsaved-section.ts";

export const unsavedDesignConnections = unsavedSection<DesignConnections>(
  "design_connections",
  z
    .object({ figma_links: z.array(z.string()), inspiration_links: z.array(z.string()), design_files: z.array(designFile) })
    .partial(),
);

export const saveDesignConnectionsMutation = (place: SpecificationKey) =>
  mutationOptions({
    mutationFn: async ({ words, revision }: Revised<DesignConnections>) => {
      const row = queryClient.getQueryData(specificationQuery(place).queryKey);
      const before = readDesignConnections(row?.design_connections).design_files;
      const saved = await storeWords(place, { words: { design_connections: storedDesignConnections(words) }, revision });
      await removeUnused(place, before).catch((error: unknown) => announce("design_file.remove_failed", {}, error));
      return saved;
    },
    scope: oneAtATime(place),
    meta: {
      toast: "specification.saved",
      failure: unlessOvertaken("design_connections.save_failed"),
      refreshes: besideStored(place),
    },
  });

/** Uploads one after the other; `onAdded` hears of each at once, so that a later failure takes none of them back. */
export const addDesignFilesMutation = (
  project_id: string,
  { onAdded, onProgress }: { onAdded: (file: DesignFile) => void; onProgress: (progress: UploadProgress) => void },
) =>
  mutationOptions({
    mutationKey: ["add-design-files", project_id],
    networkMode: "always",
    mutationFn: async (files: readonly File[]) => {
      for (const [at, file] of files.entries()) {
        const refusal = designFileRefusal(file);
        if (refusal) throw new Failure("invalid", refusal);
        const onFileProgress = progressOf(files, at, onProgress);
        onAdded(await addDesignFile(db, { project_id, file, onProgress: onFileProgress }));
      }
    },
    meta: { toast: "design_file.uploaded", failure: "design_file.upload_failed" },
  });

/** Takes images that were uploaded and given up before they were saved from the storage again. */
export const removeDesignFilesMutation = (place: SpecificationKey) =>
  mutationOptions({
    mutationFn: (files: readonly DesignFile[]) => removeUnused(place, files),
    meta: { failure: "design_file.remove_failed" },
  });

/** An image that any version still names stays. */
async function removeUnused({ project_id }: SpecificationKey, files: readonly DesignFile[]) {
  const ours = files.filter(({ path }) => path !== "");
  if (ours.length === 0) return;
  const versions = await listDesignConnections(db, { project_id });
  const named = new Set(
    versions.flatMap(({ design_connections }) => readDesignConnections(design_connections).design_files.map(({ path }) => path)),
  );
  for (const { path } of ours) if (!named.has(path)) await removeDesignFile(db, { project_id, path });
}
