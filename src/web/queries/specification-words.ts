import { getSpecification, type Specification, type SpecificationWords, saveSpecification } from "#data/specifications.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { showAnswer } from "#web/lib/refresh.ts";
import { db } from "#web/lib/supabase.ts";
import { requireReadable, type SpecificationKey, specificationQuery } from "./specifications.ts";

/** Words of a form and the revision of the specification they are saved over; null where none was stored. */
export type Revised<Words> = { words: Words; revision: number | null };

/** Saves some words of a specification over a revision of it and shows the stored row at once. */
export async function storeWords({ project_id, version }: SpecificationKey, { words, revision }: Revised<SpecificationWords>) {
  return show({ project_id, version }, await saveSpecification(db, { project_id, version, revision, words }));
}

/** The specification as it is stored now; for whoever was overtaken while editing. */
export async function readSpecification({ project_id, version }: Pick<SpecificationKey, "project_id" | "version">) {
  const row = await getSpecification(db, { project_id, version });
  return row && requireReadable(row);
}

export function show(place: Pick<SpecificationKey, "project_id" | "version">, row: Specification) {
  const shown = requireReadable(row);
  showAnswer(queryClient, specificationQuery(place).queryKey, shown);
  return shown;
}

/** What a stored row makes stale beside the specification itself, which is shown as it was answered: when each version changed. */
export const besideStored = ({ project_id }: { project_id: string }) => [["specifications", project_id, { listed: true }]];

/** Saves of one specification wait for each other, so that the last choice is the one that stays. */
export function oneAtATime({ project_id, version }: SpecificationKey) {
  return { id: `specification ${project_id} ${version}` };
}

export type { Specification as StoredSpecification } from "#data/specifications.ts";
