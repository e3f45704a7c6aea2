import { mutationOptions } from "@tanstack/react-query";
import * as z from "zod";
import { callDrafting } from "#data/functions.ts";
import { storeAnswer } from "#data/generations.ts";
import { Failure } from "#domain/failure.ts";
import type { RiskList } from "#domain/merge-risks.ts";
import { nouns } from "#domain/nouns/all.ts";
import { type Risk, type RiskInput, risk, risksOfRun, withRiskIds, withRisksBack } from "#domain/nouns/risks.ts";
import { typeInto } from "#web/editing/typed.ts";
import { keepUnsaved, readUnsaved } from "#web/editing/unsaved.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { db } from "#web/lib/supabase.ts";
import { unlessOvertaken } from "./overtaken.ts";
import { oneAtATime, type Revised, readSpecification, storeWords } from "./specification-words.ts";
import { type SpecificationKey, specificationQuery } from "./specifications.ts";
import { unsavedSection } from "./unsaved-section.ts";

const risksShape = z.array(risk);

/** The whole list as changed by hand and not saved. */
export const unsavedRisks = unsavedSection<RiskList>("risks", z.object({ risks: risksShape.readonly() }).partial());

export function readUnsavedRisks(place: SpecificationKey): readonly Risk[] | undefined {
  return readUnsaved(unsavedRisks(place))?.typed.risks;
}

/** Keeps the list as it was changed over the one that is stored; `null` gives the changes up. */
export function keepRisks(place: SpecificationKey, risks: readonly Risk[] | null, stored: readonly Risk[]) {
  if (risks === null) keepUnsaved(unsavedRisks(place), null);
  else typeInto(unsavedRisks(place), { values: { risks: stored }, revision: null }, { risks });
}

function storedRisks(place: SpecificationKey): readonly Risk[] {
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
export const addRiskMutation = (place: SpecificationKey) =>
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
export const removeRisksMutation = (place: SpecificationKey) =>
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
        keepRisks(place, withRisksBack(readUnsavedRisks(place) ?? stored, risks, ids), stored);
      },
    },
  });
const removedRisks = z.object({ ids: z.array(z.string()), risks: risksShape });

export const saveRisksMutation = (place: SpecificationKey) =>
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

function storeRisks(place: SpecificationKey, { risks, revision }: RiskList & { revision: number | null }) {
  return storeWords(place, { words: { security_risks: JSON.stringify(risks) }, revision });
}

/** The drafted risks are saved at once, after those that are there; where that fails they are kept on screen. */
export const generateRisksMutation = (place: SpecificationKey) =>
  mutationOptions({
    mutationKey: ["generate-risks", place.project_id],
    mutationFn: async () => {
      const answer = await callDrafting(db, nouns.risks.generate, { projectId: place.project_id });
      const { generationId: generation_id } = answer;
      const count = await storeAnswer(db, { generation_id, list: "risks" }).catch((cause: unknown) => {
        const stored = storedRisks(place);
        const shown = readUnsavedRisks(place) ?? stored;
        const taken = shown.map(({ id }) => id);
        keepRisks(place, [...shown, ...withRiskIds(risksOfRun(answer), Date.now(), taken)], stored);
        throw new Failure("unavailable", "The drafted risks could not be saved.", { code: notSaved, cause });
      });
      const unsaved = readUnsavedRisks(place);
      if (unsaved) {
        // what was typed goes on over the list as it stands now; what it was measured by stays
        const { risks: stored = [] } = (await readSpecification(place)) ?? {};
        keepRisks(place, [...unsaved, ...stored.filter((risk) => risk.generation_id === generation_id)], stored);
      }
      return { count };
    },
    meta: {
      toast: "risks.generated",
      failure: (error) => (hasCode(error, notSaved) ? "risks.generated_not_saved" : "risks.generate_failed"),
      refreshes: [["specifications", place.project_id], ["generations"]],
    },
  });
