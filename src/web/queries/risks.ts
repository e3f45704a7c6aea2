import { mutationOptions } from "@tanstack/react-query";
import * as z from "zod";
import { listFeatures } from "#data/features.ts";
import { callDrafting } from "#data/functions.ts";
import { listPages } from "#data/pages.ts";
import { listProjectSections } from "#data/sections.ts";
import { getSpecification, saveSpecification } from "#data/specifications.ts";
import { listUserStories } from "#data/user-stories.ts";
import { Failure } from "#domain/failure.ts";
import { generateRisks, type Risk, type RiskInput, readRisks, risk, riskInput, withRiskIds } from "#domain/risks.ts";
import { type Draft, draftKey, keepDraft, readDraft } from "#web/lib/drafts.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { db } from "#web/lib/supabase.ts";
import { type SpecificationPlace, specificationQuery, withRisks } from "./specifications.ts";

const risksShape = z.array(risk);

/** The whole list as changed by hand and not saved. */
export const risksDraft = ({ user_id, project_id, version }: SpecificationPlace): Draft<Risk[]> => ({
  key: draftKey(user_id, project_id, version, "risks"),
  shape: risksShape,
});

const incomplete = "risk_incomplete";
const notSaved = "risks_not_saved";
const hasCode = (error: unknown, code: string) => error instanceof Failure && error.code === code;

function requireComplete(words: RiskInput): RiskInput {
  const { success, data, error } = riskInput.safeParse(words);
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
      keepDraft(risksDraft(place), [...risks, ...added]);
    },
    meta: { failure: (error) => (hasCode(error, incomplete) ? "risks.incomplete" : "app.failed") },
  });

export const saveRisksMutation = (place: SpecificationPlace) =>
  mutationOptions({
    mutationFn: (risks: readonly Risk[]) =>
      storeRisks(
        place,
        risks.map((entry) => ({ ...entry, ...requireComplete(entry) })),
      ),
    onSuccess: (_row, risks) => {
      if (JSON.stringify(readDraft(risksDraft(place))) === JSON.stringify(risks)) keepDraft(risksDraft(place), null);
    },
    meta: {
      toast: "risks.saved",
      failure: (error) => (hasCode(error, incomplete) ? "risks.incomplete" : "risks.save_failed"),
      refreshes: [["specifications", place.project_id]],
    },
  });

async function storeRisks({ project_id, version }: SpecificationPlace, risks: readonly Risk[]) {
  const row = await saveSpecification(db, { project_id, version, words: { security_risks: JSON.stringify(risks) } });
  queryClient.setQueryData(specificationQuery({ project_id, version }).queryKey, withRisks(row));
}

/** The drafted risks are appended to the stored ones and saved at once; where that fails they are kept on screen. */
export const generateRisksMutation = (place: SpecificationPlace) =>
  mutationOptions({
    mutationKey: ["generate-risks", place.project_id],
    mutationFn: async () => {
      const { project_id, version } = place;
      const [userStories, features, pages, sections] = await Promise.all([
        listUserStories(db, { project_id }),
        listFeatures(db, { project_id }),
        listPages(db, { project_id }),
        listProjectSections(db, { project_id }),
      ]);
      const reply = await callDrafting(db, generateRisks, { projectId: project_id, userStories, features, pages, sections });
      const keepUnsaved = (cause: unknown) => {
        const shown = readDraft(risksDraft(place)) ?? queryClient.getQueryData(specificationQuery(place).queryKey)?.risks ?? [];
        keepDraft(risksDraft(place), [...shown, ...withNewIds(reply.risks, shown)]);
        throw new Failure("unavailable", "The drafted risks could not be saved.", { code: notSaved, cause });
      };
      return saveBesideStored({ project_id, version, place, drafted: reply.risks }).catch(keepUnsaved);
    },
    meta: {
      toast: "risks.generated",
      failure: (error) => (hasCode(error, notSaved) ? "risks.generated_not_saved" : "risks.generate_failed"),
      refreshes: [["specifications", place.project_id], ["generations"]],
    },
  });

type Drafted = { project_id: string; version: string; place: SpecificationPlace; drafted: readonly RiskInput[] };

async function saveBesideStored({ project_id, version, place, drafted }: Drafted) {
  const stored = readRisks((await getSpecification(db, { project_id, version }))?.security_risks);
  const unsaved = readDraft(risksDraft(place));
  const known = new Set([...stored, ...(unsaved ?? [])].map(wordsOf));
  // of two who asked at once and got one answer, the second adds nothing
  const added = withNewIds(
    drafted.filter((one) => !known.has(wordsOf(one))),
    [...stored, ...(unsaved ?? [])],
  );
  await storeRisks(place, [...stored, ...added]);
  const typed = readDraft(risksDraft(place));
  if (typed) keepDraft(risksDraft(place), [...typed, ...added]);
  return { count: added.length };
}

const wordsOf = ({ name, functionality, description }: RiskInput) => JSON.stringify([name, functionality, description]);

function withNewIds(drafted: readonly RiskInput[], taken: readonly Risk[]) {
  return withRiskIds(
    drafted,
    Date.now(),
    taken.map(({ id }) => id),
  );
}
