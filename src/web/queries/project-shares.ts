import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { callFunction } from "#data/functions.ts";
import { listProjectShares, revokeProjectShare } from "#data/project-shares.ts";
import { expiryOf } from "#domain/project-api-keys.ts";
import { type ShareInput, shareDocument } from "#domain/project-shares.ts";
import { copyText } from "#web/lib/clipboard.ts";
import { paths } from "#web/lib/paths.ts";
import { answered } from "#web/lib/refresh.ts";
import { db } from "#web/lib/supabase.ts";

export type { ProjectShare } from "#data/project-shares.ts";

export const projectSharesQuery = (project_id: string) =>
  queryOptions({
    queryKey: ["project_shares", project_id],
    queryFn: () => listProjectShares(db, { project_id }),
    meta: { failure: "project_shares.load_failed", newestFirst: { by: "created_at" } },
  });

/** The link is handed back to be shown once: nothing that is kept makes it again. */
export const shareDocumentMutation = (project_id: string) =>
  mutationOptions({
    gcTime: 0,
    mutationFn: async ({ name, version, part, chapters, expires_on, password }: ShareInput) => {
      const { token, share } = await callFunction(db, shareDocument, {
        projectId: project_id,
        name,
        version: version || null,
        chapters: part === "whole" ? null : chapters,
        expiresAt: expiryOf(expires_on) ?? "",
        password,
      });
      return { id: share.id, name, link: `${location.origin}${paths.shared(token)}`, share };
    },
    meta: {
      toast: "project_share.made",
      failure: "project_share.make_failed",
      row: ["project_shares", project_id],
      known: (made) => answered((made as { share: unknown }).share),
    },
  });

export const revokeShareMutation = (project_id: string) =>
  mutationOptions({
    mutationFn: ({ id }: { id: string }) => revokeProjectShare(db, { id }),
    meta: {
      toast: "project_share.revoked",
      failure: "project_share.revoke_failed",
      row: ["project_shares", project_id],
      known: answered,
    },
  });

export const copyLinkMutation = mutationOptions({
  mutationFn: copyText,
  gcTime: 0,
  meta: { toast: "project_share.copied", failure: "clipboard.failed" },
});
