import { mutationOptions, queryOptions } from "@tanstack/react-query";
import * as z from "zod";
import { getSpecification, type Specification, saveSpecification } from "#data/specifications.ts";
import { Failure } from "#domain/failure.ts";
import { fallbackVersion } from "#domain/projects.ts";
import { type Risk, readRisks } from "#domain/risks.ts";
import { generateOverview, generateScope, type OverviewInput } from "#domain/specifications.ts";
import { type Draft, draftKey, keepDraft, readDraft } from "#web/lib/drafts.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { db } from "#web/lib/supabase.ts";
import { draftText, stoppedOr, type TextDraft } from "./text-drafts.ts";

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

/** Drafts a text into its field while it is written; what stood there can be put back, and is where the draft fails. */
async function fillText<Answer extends z.ZodType>(
  place: SpecificationPlace,
  field: OverviewField,
  draft: Pick<TextDraft<typeof generateOverview.input, Answer>, "key" | "contract" | "textOf">,
) {
  const kept = overviewDraft(place);
  const { texts, replaced } = readDraft(kept) ?? { texts: {}, replaced: {} };
  const typed = texts[field];
  const earlier = replaced[field];
  const before = typed ?? queryClient.getQueryData(specificationQuery(place).queryKey)?.[field] ?? "";
  const put = (text: string | undefined, old: string | undefined) => {
    const now = readDraft(kept) ?? { texts: {}, replaced: {} };
    const next = { texts: withField(now.texts, field, text), replaced: withField(now.replaced, field, old) };
    keepDraft(kept, Object.keys(next.texts).length > 0 ? next : null);
  };
  const show = (text: string) => put(text, before.trim() && before !== text ? before : undefined);
  const takeBack = () => put(typed, earlier);
  await draftText({ ...draft, input: { projectId: place.project_id }, show, takeBack });
}

function withField(texts: OverviewDraft["texts"], field: OverviewField, text: string | undefined): OverviewDraft["texts"] {
  const { [field]: _older, ...others } = texts;
  return text === undefined ? others : { ...others, [field]: text };
}

export const generateOverviewMutation = (place: SpecificationPlace) =>
  mutationOptions({
    mutationKey: ["generate-overview", place.project_id],
    mutationFn: () =>
      fillText(place, "project_overview", {
        key: ["generate-overview", place.project_id],
        contract: generateOverview,
        textOf: ({ overview }) => overview,
      }),
    meta: {
      toast: "specification.overview_generated",
      failure: stoppedOr("specification.overview_failed"),
      refreshes: [["generations"]],
    },
  });

export const generateScopeMutation = (place: SpecificationPlace) =>
  mutationOptions({
    mutationKey: ["generate-scope", place.project_id],
    mutationFn: () =>
      fillText(place, "project_scope", {
        key: ["generate-scope", place.project_id],
        contract: generateScope,
        textOf: ({ scope }) => scope,
      }),
    meta: {
      toast: "specification.scope_generated",
      failure: stoppedOr("specification.scope_failed"),
      refreshes: [["generations"]],
    },
  });
