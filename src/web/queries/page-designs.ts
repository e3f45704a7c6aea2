import { mutationOptions } from "@tanstack/react-query";
import { addPageDesign, removePageDesign } from "#data/page-designs.ts";
import { type DesignFile, readDesignFiles } from "#domain/nouns/pages.ts";
import { pageDesignKinds, pageDesignLimit, pageDesignRefusal } from "#domain/page-design-files.ts";
import { db } from "#web/lib/supabase.ts";
import { announce } from "#web/lib/toast-store.ts";
import type { ListedRow } from "./rows.ts";

type PageKey = { project_id: string; page_id: string };

export type { DesignFile } from "#domain/nouns/pages.ts";

export const pageDesigns = (page: ListedRow<"pages">): DesignFile[] => readDesignFiles(page.designs_file);

/** The first of the files chosen, where it is one that a page can have; otherwise says what it may be. */
export function acceptPageDesign(chosen: FileList | null): File | null {
  const [file] = chosen ?? [];
  if (!file) return null;
  const refusal = pageDesignRefusal(file);
  if (refusal === "type") announce("page_design.wrong_type", { kinds: pageDesignKinds });
  if (refusal === "size") announce("page_design.too_large", { limit: pageDesignLimit });
  return refusal ? null : file;
}

export const addPageDesignMutation = (place: PageKey, onProgress: (sent: number) => void) =>
  mutationOptions({
    mutationKey: ["add-page-design", place.page_id],
    networkMode: "always",
    mutationFn: (file: File) => addPageDesign(db, { ...place, file, onProgress }),
    meta: { toast: "page_design.uploaded", failure: "page_design.upload_failed", refreshes: [["pages", place.project_id]] },
  });

export const removePageDesignMutation = (place: PageKey) =>
  mutationOptions({
    networkMode: "always",
    mutationFn: (file: DesignFile) => removePageDesign(db, { ...place, file }),
    meta: { failure: "page_design.remove_failed", refreshes: [["pages", place.project_id]] },
  });
