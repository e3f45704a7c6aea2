import { mutationOptions } from "@tanstack/react-query";
import * as z from "zod";
import type { TechnologyField } from "#domain/technology-stack.ts";
import { unlessOvertaken } from "./overtaken.ts";
import { besideStored, oneAtATime, type Revised, storeWords } from "./specification-words.ts";
import type { SpecificationKey } from "./specifications.ts";
import { unsavedSection } from "./unsaved-section.ts";

/** Each technology as it would be stored. */
export type Technologies = { [Field in TechnologyField]: string };

export const technologies = z.object({ frontend_details: z.string(), backend_details: z.string(), database_details: z.string() });
export function readTechnologies(row: { [Field in TechnologyField]: string | null } | null): Technologies {
  return {
    frontend_details: row?.frontend_details ?? "",
    backend_details: row?.backend_details ?? "",
    database_details: row?.database_details ?? "",
  };
}

export const unsavedTechnology = unsavedSection<Technologies>("technology", technologies.partial());

const failures = {
  frontend_details: "specification.frontend_failed",
  backend_details: "specification.backend_failed",
  database_details: "specification.database_failed",
} as const;

export const saveTechnologyMutation = (place: SpecificationKey, field: TechnologyField) =>
  mutationOptions({
    mutationKey: ["save-technology", place.project_id, field],
    mutationFn: ({ words, revision }: Revised<Technologies>) =>
      storeWords(place, { words: { [field]: words[field] || null }, revision }),
    scope: oneAtATime(place),
    meta: {
      toast: "specification.saved",
      failure: unlessOvertaken(failures[field]),
      refreshes: besideStored(place),
    },
  });
