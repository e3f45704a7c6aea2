import { mutationOptions, queryOptions, skipToken } from "@tanstack/react-query";
import * as z from "zod";
import { callFunction, unsaid } from "#data/functions.ts";
import { type ReadProgress, readWebsite } from "#data/read-website.ts";
import { decideWebEvidence, listWebEvidence } from "#data/web-evidence.ts";
import { getWebToPrd, listWebToPrd } from "#data/web-to-prd.ts";
import type { EvidenceState } from "#domain/evidence/units.ts";
import { slug } from "#domain/export/file-name.ts";
import { Failure } from "#domain/failure.ts";
import { describeDrafter } from "#domain/generations.ts";
import { generateFullPrd, type WebToPrdEntry, websiteUrl } from "#domain/web-to-prd.ts";
import { entryAsJson, entryAsMarkdown } from "#domain/web-to-prd-document.ts";
import { keepUnsaved, readUnsaved, type Unsaved, unsavedKey } from "#web/editing/unsaved.ts";
import { GIVEN_UP, queryClient } from "#web/lib/query-client.ts";
import { saveFile } from "#web/lib/save-file.ts";
import { db } from "#web/lib/supabase.ts";
import { announce } from "#web/lib/toast-store.ts";
import { readAuth, requireUser } from "./session.ts";

export type { WebToPrd } from "#data/web-to-prd.ts";

/** The organization's analyzed websites, newest first. */
export const webToPrdQuery = (organization_id: string | undefined) =>
  queryOptions({
    queryKey: ["web_to_prd", "of", organization_id],
    queryFn: organization_id ? () => listWebToPrd(db, { organization_id }) : skipToken,
    retry: 3,
    retryDelay: 1000,
    meta: { failure: "web_to_prd.load_failed" },
  });

/** One of them; null where there is none or it may not be seen. */
export const webToPrdEntryQuery = (id: string) =>
  queryOptions({
    queryKey: ["web_to_prd", "one", id],
    queryFn: () => (z.uuid().safeParse(id).success ? getWebToPrd(db, { id }) : null),
    meta: { failure: "web_to_prd.load_failed" },
  });

/** Who describes websites for an organization. */
export const readerQuery = (organization_id: string) =>
  queryOptions({
    queryKey: ["drafter", "of", organization_id],
    queryFn: () => callFunction(db, describeDrafter, { organizationId: organization_id }),
    staleTime: 60_000,
  });

const addressShape = z.string();

/** The address that was typed and not analyzed yet. */
export const unsavedWebsiteUrl = (user_id: string): Unsaved<string> => ({
  key: unsavedKey(user_id, "web-to-prd", "website_url"),
  shape: addressShape,
});

export type Reading = ReadProgress & { stop: () => void };

/** The website that is being read for an organization now: the page it is at, and how to end it. */
export const readingQuery = (organization_id: string) =>
  queryOptions<Reading | null>({
    queryKey: ["reading_website", organization_id],
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  });

async function readAloud(organization_id: string, { address, entry_id }: { address: string; entry_id?: string | undefined }) {
  const { queryKey } = readingQuery(organization_id);
  const stopping = new AbortController();
  const stop = () => stopping.abort();
  const show = (progress: ReadProgress) => queryClient.setQueryData<Reading | null>(queryKey, () => ({ ...progress, stop }));
  show({ address, read: 0 });
  const asked = { websiteUrl: address, organizationId: organization_id, ...(entry_id ? { entryId: entry_id } : {}) };
  try {
    return await readWebsite(db, asked, { onRead: show, signal: stopping.signal });
  } catch (error) {
    throw stopping.signal.aborted ? new Failure("unavailable", "The reading was cancelled.", { code: GIVEN_UP }) : error;
  }
}

/** What an analyzed website shows. */
export const webEvidenceQuery = (entry_id: string) =>
  queryOptions({
    queryKey: ["web_evidence", "of", entry_id],
    queryFn: () => listWebEvidence(db, { entry_id }),
    meta: { failure: "web_to_prd.load_failed" },
  });

export const decideEvidenceMutation = (entry_id: string) =>
  mutationOptions({
    mutationKey: ["decide-evidence", entry_id],
    mutationFn: (decided: { ids: readonly string[]; state: EvidenceState }) => decideWebEvidence(db, decided),
    meta: { failure: "web_to_prd.evidence_failed", refreshes: [["web_evidence", "of", entry_id]] },
  });

export const analyzeWebsiteMutation = (organization_id: string) =>
  mutationOptions({
    mutationKey: ["analyze-website", organization_id],
    onMutate: () => {
      requireUser("Please log in to analyze websites.");
      announce("web_to_prd.started");
    },
    mutationFn: (asked: { address: string; entry_id?: string | undefined }) => readAloud(organization_id, asked),
    onSuccess: (_reply, { address }) => dropAnalyzed(address),
    onSettled: () => queryClient.setQueryData(readingQuery(organization_id).queryKey, null),
    meta: {
      toast: "web_to_prd.analyzed",
      failure: (error) => {
        if (error instanceof Failure && error.kind === "signed_out") return "web_to_prd.signed_out";
        return error instanceof Failure && error.message !== unsaid ? "web_to_prd.analyze_refused" : "web_to_prd.analyze_failed";
      },
      refreshes: [["web_to_prd"], ["web_evidence"]],
    },
  });

/** What was typed while the analysis was under way stays. */
function dropAnalyzed(analyzed: string) {
  const user_id = readAuth().user?.id;
  if (user_id === undefined) return;
  const typed = websiteUrl.safeParse(readUnsaved(unsavedWebsiteUrl(user_id)) ?? "").data;
  if (typed === analyzed) keepUnsaved(unsavedWebsiteUrl(user_id), null);
}

/** Says that what was typed is no address; nothing is sent then. */
export function refuseWebsiteUrl() {
  announce("web_to_prd.bad_url");
}

export const generateFullPrdMutation = (entry: WebToPrdEntry) =>
  mutationOptions({
    mutationKey: ["generate-full-prd", entry.id],
    mutationFn: (asking: { instruction?: string | undefined } | undefined) =>
      callFunction(db, generateFullPrd, { entryId: entry.id, ...asking }),
    onSuccess: ({ missing, reason, name }) => {
      if (missing.length === 0) announce("full_prd.generated", { name });
      else announce("full_prd.incomplete", { name, reason, parts: missing.join(", ") });
    },
    meta: { failure: "full_prd.failed", refreshes: [["projects"], ["generations"]] },
  });

const files = {
  JSON: { ending: "json", type: "application/json", write: entryAsJson },
  Markdown: { ending: "md", type: "text/markdown", write: entryAsMarkdown },
} as const;
export type EntryFormat = keyof typeof files;

export function exportEntry(entry: WebToPrdEntry, format: EntryFormat) {
  const { ending, type, write } = files[format];
  saveFile({ name: `${slug(entry.name)}.${ending}`, text: write(entry), type });
}
