import { type SpecificationWords, saveSpecification } from "#data/specifications.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { db } from "#web/lib/supabase.ts";
import { type SpecificationPlace, specificationQuery, withRisks } from "./specifications.ts";

/** Saves some words of a specification and shows the stored row at once. */
export async function storeWords({ project_id, version }: SpecificationPlace, words: SpecificationWords) {
  const row = await saveSpecification(db, { project_id, version, words });
  queryClient.setQueryData(specificationQuery({ project_id, version }).queryKey, withRisks(row));
}

/** Saves of one specification wait for each other, so that the last choice is the one that stays. */
export function oneAtATime({ project_id, version }: SpecificationPlace) {
  return { id: `specification ${project_id} ${version}` };
}

/** A specification as it is stored, its risks read. */
export type StoredSpecification = ReturnType<typeof withRisks>;
