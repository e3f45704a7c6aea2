import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { getLogo, removeLogo, saveLogo } from "#data/project-logos.ts";
import { drawnLogo } from "#web/lib/drawn-logo.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { db } from "#web/lib/supabase.ts";

export const logoQuery = (project_id: string) =>
  queryOptions({
    queryKey: ["project_logos", project_id],
    queryFn: () => getLogo(db, { project_id }),
    meta: { failure: "project_logo.load_failed" },
  });

/** A logo in base64, or none. */
type Kept = string | null;

async function keep(project_id: string, png: Kept): Promise<{ former: Kept }> {
  const former = queryClient.getQueryData(logoQuery(project_id).queryKey)?.png ?? null;
  await (png === null ? removeLogo(db, { project_id }) : saveLogo(db, { project_id, png }));
  return { former };
}

const facts = (project_id: string) => ({ refreshes: [["project_logos", project_id]] });
/** Those who change their mind get back what was there. */
const undoable = (project_id: string) => ({
  ...facts(project_id),
  undo: (_given: unknown, kept: unknown) =>
    queryClient
      .getMutationCache()
      .build(queryClient, putBackMutation(project_id))
      .execute((kept as { former: Kept }).former),
});

const putBackMutation = (project_id: string) =>
  mutationOptions({
    mutationFn: (png: Kept) => keep(project_id, png),
    meta: { ...facts(project_id), toast: "project_logo.put_back", failure: "project_logo.put_back_failed" },
  });

export const addLogoMutation = (project_id: string) =>
  mutationOptions({
    mutationKey: ["add-logo", project_id],
    mutationFn: async (file: File) => keep(project_id, await drawnLogo(file)),
    meta: { ...undoable(project_id), toast: "project_logo.saved", failure: "project_logo.save_failed" },
  });

export const removeLogoMutation = (project_id: string) =>
  mutationOptions({
    mutationFn: () => keep(project_id, null),
    meta: { ...undoable(project_id), toast: "project_logo.removed", failure: "project_logo.remove_failed" },
  });
