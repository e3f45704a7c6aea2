import { mutationOptions, queryOptions } from "@tanstack/react-query";
import * as z from "zod";
import { callFunction } from "#data/functions.ts";
import { bringRows, listImports, undoImport } from "#data/imports.ts";
import { readProjectContent } from "#data/project-content.ts";
import type { Bringing } from "#domain/bring/bringing.ts";
import { bringableBytes, readSource } from "#domain/bring/source.ts";
import { standingOf } from "#domain/bring/standing.ts";
import { Failure } from "#domain/failure.ts";
import { allNouns } from "#domain/nouns/all.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { db } from "#web/lib/supabase.ts";

export type { Import } from "#data/imports.ts";

export const importsQuery = (project_id: string) =>
  queryOptions({
    queryKey: ["imports", project_id],
    queryFn: () => listImports(db, { project_id }),
    meta: { failure: "imports.load_failed" },
  });

/** What the project says now, as what is brought is compared with it; read anew for every file. */
const readStanding = async (project_id: string) => standingOf(await readProjectContent(db, { project_id }));

/** Has a file taken apart, and reads what it is to be compared with. */
export const readFileMutation = (project_id: string | null) =>
  mutationOptions({
    mutationFn: async (file: File) => {
      const [source, standing] = await Promise.all([
        callFunction(db, readSource, { name: file.name.slice(-300), content: await contentOf(file) }),
        project_id ? readStanding(project_id) : null,
      ]);
      return { source, standing, name: file.name.slice(-300) };
    },
    // said where the file is chosen
    meta: { failure: null },
  });

async function contentOf(file: File): Promise<string> {
  if (file.size === 0) throw new Failure("invalid", `"${file.name}" is empty. Choose another file.`);
  if (file.size > bringableBytes) {
    throw new Failure("invalid", `"${file.name}" is larger than 5 MB. Bring it in parts, or as plain text.`);
  }
  const address = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Failure("invalid", `"${file.name}" cannot be opened. Choose it again.`));
    reader.readAsDataURL(file);
  });
  return address.slice(address.indexOf(",") + 1);
}

const touched = (project_id: string) =>
  [...allNouns, "imports", "specifications", "version_content"].map((key) => [key, project_id]);

const done = z.object({ import_id: z.uuid(), project_id: z.uuid() });
/** What the last import of this tab was, so that its toast can take it back. */
let last: z.output<typeof done> | undefined;

export const bringMutation = mutationOptions({
  mutationFn: async (bringing: Bringing) => {
    last = await bringRows(db, bringing);
    await Promise.all(touched(last.project_id).map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    return last;
  },
  meta: {
    toast: "import.done",
    failure: "import.failed",
    refreshes: [["projects"]],
    undo: async () => {
      if (!last) return;
      await queryClient
        .getMutationCache()
        .build(queryClient, undoImportMutation(last.project_id))
        .execute({ id: last.import_id });
    },
  },
});

export const undoImportMutation = (project_id: string) =>
  mutationOptions({
    mutationFn: async ({ id }: { id: string }) => ({ count: await undoImport(db, { id }) }),
    meta: { toast: "import.undone", failure: "import.undo_failed", refreshes: touched(project_id) },
  });
