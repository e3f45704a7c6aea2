import { queryOptions } from "@tanstack/react-query";
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
import { type DraftedField, draftTextMutation } from "./drafted-texts.ts";
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

/** Whether its content can be interpreted. */
export function isReadable(row: Specification | null): boolean {
  try {
    return row === null || requireReadable(row) === row;
  } catch {
    return false;
  }
}

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

/** One of the four texts as it is drafted. */
export function overviewField(place: SpecificationKey, column: OverviewField): DraftedField {
  const kept = unsavedOverview(place);
  const row = () => queryClient.getQueryData(specificationQuery(place).queryKey);
  const stored = () => readOverview(row());
  return {
    column,
    place,
    stored: () => stored()[column],
    typed: () => readUnsaved(kept)?.typed[column],
    type: (text) => typeInto(kept, { values: stored(), revision: row()?.revision ?? null }, { [column]: text }),
    untype: () => untype(kept, column),
    keepReplaced: (text) => keepReplaced(place, column, text),
  };
}

/** Keeps what can be put back into a field, or forgets it. */
export function keepReplaced(place: SpecificationKey, field: OverviewField, text: string | undefined) {
  const { [field]: _older, ...others } = readUnsaved(replacedOverview(place)) ?? {};
  const replaced = text === undefined ? others : { ...others, [field]: text };
  keepUnsaved(replacedOverview(place), Object.keys(replaced).length > 0 ? replaced : null);
}

export const generateOverviewMutation = (place: SpecificationKey) =>
  draftTextMutation(overviewField(place, "project_overview"), {
    contract: generateOverview,
    textOf: ({ overview }) => overview,
    toast: "specification.overview_generated",
    failure: "specification.overview_failed",
  });

export const generateScopeMutation = (place: SpecificationKey) =>
  draftTextMutation(overviewField(place, "project_scope"), {
    contract: generateScope,
    textOf: ({ scope }) => scope,
    toast: "specification.scope_generated",
    failure: "specification.scope_failed",
  });

export const generateReferencesMutation = (place: SpecificationKey) =>
  draftTextMutation(overviewField(place, "references_list"), {
    contract: generateReferences,
    textOf: ({ references }) => references,
    toast: "specification.references_generated",
    failure: "specification.references_failed",
  });

export const generateProductPerspectiveMutation = (place: SpecificationKey) =>
  draftTextMutation(overviewField(place, "product_perspective"), {
    contract: generateProductPerspective,
    textOf: ({ perspective }) => perspective,
    toast: "specification.perspective_generated",
    failure: "specification.perspective_failed",
  });
