import { mutationOptions } from "@tanstack/react-query";
import * as z from "zod";
import { callDrafting } from "#data/functions.ts";
import { Failure } from "#domain/failure.ts";
import type { RiskList } from "#domain/merge-risks.ts";
import { nouns } from "#domain/nouns/all.ts";
import { type Risk, type RiskInput, risk, risksOfRun, withRiskIds, withRisksBack } from "#domain/nouns/risks.ts";
import { isOvertaken } from "#domain/revisions.ts";
import { keepUnsaved, readUnsaved, type Unsaved, unsavedKey, useUnsaved } from "#web/editing/unsaved.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { db } from "#web/lib/supabase.ts";
import { unlessOvertaken } from "./overtaken.ts";
import { oneAtATime, type Revised, readSpecification, storeWords } from "./specification-words.ts";
import { type SpecificationPlace, specificationQuery } from "./specifications.ts";

const risksShape = z.array(risk);

/** The whole list as changed by hand and not saved. */
export const unsavedRisks = ({ user_id, project_id, version }: SpecificationPlace): Unsaved<Risk[]> => ({
  key: unsavedKey(user_id, project_id, version, "risks"),
  shape: risksShape,
});

/** The list as it was stored when the first change was made. */
const risksBase = (place: SpecificationPlace): Unsaved<Risk[]> => ({
  ...unsavedRisks(place),
  key: `${unsavedRisks(place).key}:begun`,
});

export function useRisksBase(place: SpecificationPlace): readonly Risk[] | null {
  return useUnsaved(risksBase(place));
}

/** Keeps the list as it was changed over the one that is stored; `null` gives the changes up. */
export function keepRisks(place: SpecificationPlace, risks: readonly Risk[] | null, stored: readonly Risk[]) {
  const begun = readUnsaved(unsavedRisks(place)) === null ? stored : (readUnsaved(risksBase(place)) ?? stored);
  const isChanged = risks !== null && JSON.stringify(risks) !== JSON.stringify(stored);
  keepUnsaved(unsavedRisks(place), isChanged ? [...risks] : null);
  keepUnsaved(risksBase(place), isChanged ? [...begun] : null);
}

function storedRisks(place: SpecificationPlace): readonly Risk[] {
  return queryClient.getQueryData(specificationQuery(place).queryKey)?.risks ?? [];
}

const incomplete = "risk_incomplete";
const notSaved = "risks_not_saved";
const hasCode = (error: unknown, code: string) => error instanceof Failure && error.code === code;

function requireComplete(words: RiskInput): RiskInput {
  const { success, data, error } = nouns.risks.input.safeParse(words);
  if (success) return data;
  const missing = [words.name, words.functionality, words.description].some((text) => text.trim() === "");
  throw new Failure("invalid", error.issues[0]?.message ?? "Check the risk", missing ? { code: incomplete } : {});
}

/** Adds to the list on screen; it is stored by `saveRisksMutation`. */
export const addRiskMutation = (place: SpecificationPlace) =>
  mutationOptions({
    mutationFn: async ({ words, risks }: { words: RiskInput; risks: readonly Risk[] }) => {
      const added = withRiskIds(
        [requireComplete(words)],
        Date.now(),
        risks.map(({ id }) => id),
      );
      keepRisks(place, [...risks, ...added], storedRisks(place));
      return added[0];
    },
    meta: { adds: true, failure: (error) => (hasCode(error, incomplete) ? "risks.incomplete" : "app.failed") },
  });

type RemovedRisks = { ids: readonly string[]; risks: readonly Risk[]; what: string };

/** Takes risks off the list on screen; the stored list changes with `saveRisksMutation`. */
export const removeRisksMutation = (place: SpecificationPlace) =>
  mutationOptions({
    mutationFn: async ({ ids, risks }: RemovedRisks) => {
      const gone = new Set(ids);
      keepRisks(
        place,
        risks.filter(({ id }) => !gone.has(id)),
        storedRisks(place),
      );
    },
    meta: {
      toast: "risk.removed",
      undo: async (variables) => {
        const { ids, risks } = removedRisks.parse(variables);
        const stored = storedRisks(place);
        keepRisks(place, withRisksBack(readUnsaved(unsavedRisks(place)) ?? stored, risks, ids), stored);
      },
    },
  });
const removedRisks = z.object({ ids: z.array(z.string()), risks: risksShape });

export const saveRisksMutation = (place: SpecificationPlace) =>
  mutationOptions({
    mutationFn: async ({ words, revision }: Revised<RiskList>) => {
      const risks = words.risks.map((entry) => ({ ...entry, ...requireComplete(entry) }));
      return storeRisks(place, { risks, revision });
    },
    scope: oneAtATime(place),
    meta: {
      toast: "risks.saved",
      failure: (error) => (hasCode(error, incomplete) ? "risks.incomplete" : unlessOvertaken("risks.save_failed")(error)),
      refreshes: [["specifications", place.project_id]],
    },
  });

function storeRisks(place: SpecificationPlace, { risks, revision }: RiskList & { revision: number | null }) {
  return storeWords(place, { words: { security_risks: JSON.stringify(risks) }, revision });
}

/** The drafted risks are appended to the stored ones and saved at once; where that fails they are kept on screen. */
export const generateRisksMutation = (place: SpecificationPlace) =>
  mutationOptions({
    mutationKey: ["generate-risks", place.project_id],
    mutationFn: async () => {
      const drafted = risksOfRun(await callDrafting(db, nouns.risks.generate, { projectId: place.project_id }));
      const keepUnsaved = (cause: unknown) => {
        const shown = readUnsaved(unsavedRisks(place)) ?? storedRisks(place);
        keepRisks(place, [...shown, ...withNewIds(drafted, shown)], storedRisks(place));
        throw new Failure("unavailable", "The drafted risks could not be saved.", { code: notSaved, cause });
      };
      return saveBesideStored(place, drafted).catch(keepUnsaved);
    },
    meta: {
      toast: "risks.generated",
      failure: (error) => (hasCode(error, notSaved) ? "risks.generated_not_saved" : "risks.generate_failed"),
      refreshes: [["specifications", place.project_id], ["generations"]],
    },
  });

/** In tries, after which too many people save at once. */
const MOST_TRIES = 5;

async function saveBesideStored(place: SpecificationPlace, drafted: ReturnType<typeof risksOfRun>) {
  for (let tries = 1; ; tries += 1) {
    const row = await readSpecification(place);
    const stored = row?.risks ?? [];
    const unsaved = readUnsaved(unsavedRisks(place));
    const known = new Set([...stored, ...(unsaved ?? [])].map(wordsOf));
    // of two who asked at once and got one answer, the second adds nothing
    const added = withNewIds(
      drafted.filter((one) => !known.has(wordsOf(one))),
      [...stored, ...(unsaved ?? [])],
    );
    const risks = [...stored, ...added];
    const isSaved = await storeRisks(place, { risks, revision: row?.revision ?? null }).then(
      () => true,
      (error: unknown) => {
        if (isOvertaken(error) && tries < MOST_TRIES) return false;
        throw error;
      },
    );
    if (!isSaved) continue;
    // what was typed goes on over the list as it stands now; what it was measured by stays
    if (unsaved) keepRisks(place, [...unsaved, ...added], stored);
    return { count: added.length };
  }
}

const wordsOf = ({ name, functionality, description }: RiskInput) => JSON.stringify([name, functionality, description]);

function withNewIds(drafted: ReturnType<typeof risksOfRun>, taken: readonly Risk[]) {
  return withRiskIds(
    drafted,
    Date.now(),
    taken.map(({ id }) => id),
  );
}
