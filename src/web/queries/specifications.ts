import { mutationOptions, queryOptions } from "@tanstack/react-query";
import * as z from "zod";
import { callFunction } from "#data/functions.ts";
import { getSpecification, listSpecifications, type Specification, saveSpecification } from "#data/specifications.ts";
import { Failure } from "#domain/failure.ts";
import { fallbackVersion } from "#domain/projects.ts";
import { type Risk, readRisks } from "#domain/risks.ts";
import { generateOverview, generateScope, type OverviewInput } from "#domain/specifications.ts";
import { type Draft, draftKey, keepDraft, readDraft } from "#web/lib/drafts.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { db } from "#web/lib/supabase.ts";

/** The row a specification is read from and saved to, and who is at it. */
export type SpecificationPlace = { project_id: string; version: string; user_id: string };

/** The version whose specification is worked on. */
export function currentVersion(project: { version: string | null }) {
  return project.version || fallbackVersion;
}

const unreadable = "specification_unreadable";

export const specificationQuery = ({ project_id, version }: Omit<SpecificationPlace, "user_id">) =>
  queryOptions({
    queryKey: ["specifications", project_id, version],
    queryFn: async () => {
      const row = await getSpecification(db, { project_id, version });
      return row ? withRisks(row) : null;
    },
    staleTime: 0,
    retry: 2,
    meta: {
      failure: (error) =>
        error instanceof Failure && error.code === unreadable ? "specification.process_failed" : "specification.load_failed",
    },
  });

/** The stored specification with its risks as a list; `Failure` where they are no list. */
export function withRisks(row: Specification): Specification & { risks: Risk[] } {
  try {
    return { ...row, risks: readRisks(row.security_risks) };
  } catch (cause) {
    throw new Failure("unavailable", "The stored risks cannot be read.", { code: unreadable, cause });
  }
}

export const specificationsQuery = (project_id: string) =>
  queryOptions({
    queryKey: ["specifications", project_id],
    queryFn: () => listSpecifications(db, { project_id }),
    meta: { failure: "versions.load_failed" },
  });

const textsShape = z.object({
  project_overview: z.string().optional(),
  project_scope: z.string().optional(),
  references_list: z.string().optional(),
  product_perspective: z.string().optional(),
});

const overviewDraftShape = z.object({ texts: textsShape, replaced: textsShape });
export type OverviewDraft = z.output<typeof overviewDraftShape>;
export type OverviewField = keyof OverviewInput;

/** What was typed into Project Overview and not saved; `replaced` holds what a generated text took the place of. */
export const overviewDraft = ({ user_id, project_id, version }: SpecificationPlace): Draft<OverviewDraft> => ({
  key: draftKey(user_id, project_id, version, "overview"),
  shape: overviewDraftShape,
});

export const saveOverviewMutation = (place: SpecificationPlace) =>
  mutationOptions({
    mutationFn: (words: OverviewInput) => saveSpecification(db, { project_id: place.project_id, version: place.version, words }),
    onSuccess: (row, words) => {
      queryClient.setQueryData(specificationQuery(place).queryKey, withRisks(row));
      dropSaved(place, words);
    },
    meta: {
      toast: "specification.saved",
      failure: "specification.save_failed",
      refreshes: [["specifications", place.project_id]],
    },
  });

/** What was typed while the save was under way stays. */
function dropSaved(place: SpecificationPlace, words: OverviewInput) {
  const kept = readDraft(overviewDraft(place));
  if (!kept) return;
  const newer = Object.entries(kept.texts).filter(([field, text]) => words[fieldOf(field)] !== text);
  keepDraft(overviewDraft(place), newer.length > 0 ? { texts: Object.fromEntries(newer), replaced: {} } : null);
}

/** The keys of a parsed draft are the fields of its shape; `Object.entries` cannot say so. */
function fieldOf(field: string) {
  return field as OverviewField;
}

function fillText(place: SpecificationPlace, field: OverviewField, text: string) {
  const draft = readDraft(overviewDraft(place)) ?? { texts: {}, replaced: {} };
  const stored = queryClient.getQueryData(specificationQuery(place).queryKey)?.[field] ?? "";
  const before = draft.texts[field] ?? stored;
  const { [field]: _older, ...others } = draft.replaced;
  keepDraft(overviewDraft(place), {
    texts: { ...draft.texts, [field]: text },
    replaced: before.trim() && before !== text ? { ...others, [field]: before } : others,
  });
}

export const generateOverviewMutation = (place: SpecificationPlace) =>
  mutationOptions({
    mutationKey: ["generate-overview", place.project_id],
    mutationFn: async () => {
      const { overview } = await callFunction(db, generateOverview, { projectId: place.project_id });
      fillText(place, "project_overview", overview);
    },
    meta: {
      toast: "specification.overview_generated",
      failure: "specification.overview_failed",
      refreshes: [["generations", place.project_id]],
    },
  });

export const generateScopeMutation = (place: SpecificationPlace) =>
  mutationOptions({
    mutationKey: ["generate-scope", place.project_id],
    mutationFn: async () => {
      const { scope } = await callFunction(db, generateScope, { projectId: place.project_id });
      fillText(place, "project_scope", scope);
    },
    meta: {
      toast: "specification.scope_generated",
      failure: "specification.scope_failed",
      refreshes: [["generations", place.project_id]],
    },
  });
