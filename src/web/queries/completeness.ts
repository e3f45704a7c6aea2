import { mutationOptions, queryOptions, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { addCompletenessDecisions, getAsvsTexts, saveAsvsLevel, saveAsvsTexts } from "#data/completeness.ts";
import { readAsvsFile } from "#domain/quality/completeness/asvs-file.ts";
import { completenessOf } from "#domain/quality/completeness/completeness.ts";
import type { NewDecision } from "#domain/quality/completeness/deciding.ts";
import type { AsvsLevel, CompletenessRecord } from "#domain/quality/completeness/decision.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { db } from "#web/lib/supabase.ts";
import { completenessRecordQuery } from "./completeness-record.ts";
import { useProjectContent } from "./document-content.ts";
import type { Project } from "./projects.ts";

/** How a project stands to the standards, as its rows change. */
export function useCompleteness(project: Project) {
  const content = useProjectContent(project);
  const record = useQuery(completenessRecordQuery(project.id));
  const data = useMemo(
    () =>
      content.data && record.data
        ? { ...completenessOf(content.data, record.data), decisions: record.data.decisions }
        : undefined,
    [content.data, record.data],
  );
  return {
    data,
    error: content.error ?? record.error,
    refetch: () => Promise.all([content.refetch(), record.refetch()]),
  };
}

/** `former` takes it back; `what` says it, such as "V5.2 waived". */
export type Deciding = { decisions: readonly NewDecision[]; former: readonly NewDecision[]; what: string };

export const decideItemsMutation = (project_id: string) =>
  mutationOptions({
    mutationFn: ({ decisions }: Deciding) => addCompletenessDecisions(db, { project_id, decisions }),
    // whoever decides hundreds of items waits for none of them
    onMutate: ({ decisions }: Deciding) => showDecided(project_id, decisions),
    meta: {
      toast: "completeness.decided",
      failure: "completeness.decide_failed",
      refreshes: [completenessRecordQuery(project_id).queryKey],
      undo: (given: unknown) =>
        queryClient
          .getMutationCache()
          .build(queryClient, takeBackMutation(project_id))
          .execute(given as Deciding),
    },
    onError: () => queryClient.invalidateQueries(completenessRecordQuery(project_id)),
  });

const takeBackMutation = (project_id: string) =>
  mutationOptions({
    mutationFn: ({ former }: Deciding) => addCompletenessDecisions(db, { project_id, decisions: former }),
    meta: {
      toast: "completeness.taken_back",
      failure: "completeness.decide_failed",
      refreshes: [completenessRecordQuery(project_id).queryKey],
    },
  });

async function showDecided(project_id: string, decisions: readonly NewDecision[]) {
  const { queryKey } = completenessRecordQuery(project_id);
  await queryClient.cancelQueries({ queryKey });
  const isDecided = new Set(decisions.map(({ standard, item }) => `${standard} ${item}`));
  queryClient.setQueryData<CompletenessRecord>(queryKey, (record) =>
    record
      ? {
          ...record,
          decisions: [
            ...record.decisions.filter(({ standard, item }) => !isDecided.has(`${standard} ${item}`)),
            ...decisions.filter(({ state }) => state !== "cleared"),
          ],
        }
      : record,
  );
}

export const chooseLevelMutation = (project_id: string) =>
  mutationOptions({
    mutationFn: (level: AsvsLevel) => saveAsvsLevel(db, { project_id, level }),
    meta: { failure: "completeness.level_failed", refreshes: [completenessRecordQuery(project_id).queryKey] },
  });

/** The official wording of ASVS, where the organization brought it. */
export const asvsTextsQuery = (organization_id: string) =>
  queryOptions({
    queryKey: ["asvs_texts", organization_id],
    queryFn: () => getAsvsTexts(db, { organization_id }),
    staleTime: 600_000,
    meta: { failure: null },
  });

export const bringAsvsTextsMutation = (organization_id: string) =>
  mutationOptions({
    mutationFn: async (file: File) => saveAsvsTexts(db, { organization_id, texts: readAsvsFile(await file.text()) }),
    meta: {
      toast: "completeness.texts_brought",
      failure: "completeness.texts_failed",
      refreshes: [["asvs_texts", organization_id]],
    },
  });
