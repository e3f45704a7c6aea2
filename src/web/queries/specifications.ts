import { mutationOptions, queryOptions } from "@tanstack/react-query";
import * as z from "zod";
import { getSpecification, type Specification } from "#data/specifications.ts";
import { Failure } from "#domain/failure.ts";
import { readRisks } from "#domain/nouns/risks.ts";
import {
  generateOverview,
  generateProductPerspective,
  generateReferences,
  generateScope,
  type OverviewInput,
} from "#domain/specifications.ts";
import { type Typed, typeInto, untype } from "#web/editing/typed.ts";
import { keepUnsaved, readUnsaved, type Unsaved, unsavedKey } from "#web/editing/unsaved.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { db } from "#web/lib/supabase.ts";
import { type Asking, sayNotes } from "./draft-notes.ts";
import { draftText, stoppedOr, type TextDraft } from "./text-drafts.ts";
import { unsavedSection } from "./unsaved-section.ts";

/** The row a specification is read from and saved to, and who is at it. */
export type SpecificationKey = { project_id: string; version: string; user_id: string };

const unreadable = "specification_unreadable";

export const specificationQuery = ({ project_id, version }: Omit<SpecificationKey, "user_id">) =>
  queryOptions({
    queryKey: ["specifications", project_id, version],
    queryFn: async () => {
      const row = await getSpecification(db, { project_id, version });
      return row && requireReadable(row);
    },
    staleTime: 0,
    retry: 2,
    meta: {
      failure: (error) =>
        error instanceof Failure && error.code === unreadable ? "specification.process_failed" : "specification.load_failed",
    },
  });

/** A row whose content can be interpreted. */
export function requireReadable(row: Specification): Specification {
  try {
    readRisks(row.security_risks);
    return row;
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

export type OverviewField = keyof OverviewInput;

/** What was typed into Project Overview and not saved. */
export const unsavedOverview = unsavedSection<OverviewInput>("overview", textsShape);

/** What a generated text took the place of. */
export const replacedOverview = ({ user_id, project_id, version }: SpecificationKey): Unsaved<Typed<OverviewInput>> => ({
  key: unsavedKey(user_id, project_id, version, "replaced_overview"),
  shape: textsShape,
});

export function readOverview(row: { [Field in OverviewField]: string | null } | null | undefined): OverviewInput {
  return {
    project_overview: row?.project_overview ?? "",
    project_scope: row?.project_scope ?? "",
    references_list: row?.references_list ?? "",
    product_perspective: row?.product_perspective ?? "",
  };
}

/** Drafts a text into its field while it is written; what stood there can be put back, and is where the draft fails. */
async function fillText<Answer extends z.ZodType>(
  place: SpecificationKey,
  field: OverviewField,
  draft: Pick<TextDraft<typeof generateOverview.input, Answer>, "key" | "contract" | "textOf"> & { asking: Asking | undefined },
) {
  const kept = unsavedOverview(place);
  const row = queryClient.getQueryData(specificationQuery(place).queryKey);
  const stored = { values: readOverview(row), revision: row?.revision ?? null };
  const typed = readUnsaved(kept)?.typed[field];
  const earlier = readUnsaved(replacedOverview(place))?.[field];
  const before = typed ?? stored.values[field];
  const show = (text: string) => {
    typeInto(kept, stored, { [field]: text });
    keepReplaced(place, field, before.trim() && before !== text ? before : undefined);
  };
  const takeBack = () => {
    if (typed === undefined) untype(kept, field);
    else typeInto(kept, stored, { [field]: typed });
    keepReplaced(place, field, earlier);
  };
  const { instruction } = draft.asking ?? {};
  const answer = await draftText({ ...draft, input: { projectId: place.project_id, instruction }, show, takeBack });
  sayNotes(place.project_id, answer);
}

/** Keeps what can be put back into a field, or forgets it. */
export function keepReplaced(place: SpecificationKey, field: OverviewField, text: string | undefined) {
  const { [field]: _older, ...others } = readUnsaved(replacedOverview(place)) ?? {};
  const replaced = text === undefined ? others : { ...others, [field]: text };
  keepUnsaved(replacedOverview(place), Object.keys(replaced).length > 0 ? replaced : null);
}

export const generateOverviewMutation = (place: SpecificationKey) =>
  mutationOptions({
    mutationKey: ["generate-overview", place.project_id],
    mutationFn: (asking: Asking | undefined) =>
      fillText(place, "project_overview", {
        key: ["generate-overview", place.project_id],
        contract: generateOverview,
        textOf: ({ overview }) => overview,
        asking,
      }),
    meta: {
      toast: "specification.overview_generated",
      failure: stoppedOr("specification.overview_failed"),
      refreshes: [["generations"]],
    },
  });

export const generateScopeMutation = (place: SpecificationKey) =>
  mutationOptions({
    mutationKey: ["generate-scope", place.project_id],
    mutationFn: (asking: Asking | undefined) =>
      fillText(place, "project_scope", {
        key: ["generate-scope", place.project_id],
        contract: generateScope,
        textOf: ({ scope }) => scope,
        asking,
      }),
    meta: {
      toast: "specification.scope_generated",
      failure: stoppedOr("specification.scope_failed"),
      refreshes: [["generations"]],
    },
  });

export const generateReferencesMutation = (place: SpecificationKey) =>
  mutationOptions({
    mutationKey: ["generate-references", place.project_id],
    mutationFn: (asking: Asking | undefined) =>
      fillText(place, "references_list", {
        key: ["generate-references", place.project_id],
        contract: generateReferences,
        textOf: ({ references }) => references,
        asking,
      }),
    meta: {
      toast: "specification.references_generated",
      failure: stoppedOr("specification.references_failed"),
      refreshes: [["generations"]],
    },
  });

export const generateProductPerspectiveMutation = (place: SpecificationKey) =>
  mutationOptions({
    mutationKey: ["generate-product-perspective", place.project_id],
    mutationFn: (asking: Asking | undefined) =>
      fillText(place, "product_perspective", {
        key: ["generate-product-perspective", place.project_id],
        contract: generateProductPerspective,
        textOf: ({ perspective }) => perspective,
        asking,
      }),
    meta: {
      toast: "specification.perspective_generated",
      failure: stoppedOr("specification.perspective_failed"),
      refreshes: [["generations"]],
    },
  });
