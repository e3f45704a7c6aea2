import { mutationOptions, type QueryKey, queryOptions } from "@tanstack/react-query";
import {
  acceptRows,
  type FormerWords,
  getUnacceptedRule,
  listAcceptance,
  saveUnacceptedRule,
  strikeFigures,
  takeBackAcceptances,
  unacceptedRuleOf,
} from "#data/acceptance.ts";
import { changeRows } from "#data/rows.ts";
import { listSources } from "#data/statement-sources.ts";
import type { Acceptance, Accepting, OnUnaccepted, Striking } from "#domain/acceptance.ts";
import { allNouns } from "#domain/nouns/all.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { db } from "#web/lib/supabase.ts";
import { readOrganizationPart } from "./organization-parts.ts";
import { readProjectPart } from "./project-parts.ts";

/** What nobody accepted of a project. */
export const acceptanceQuery = (project_id: string) =>
  queryOptions({
    queryKey: ["acceptance", project_id],
    queryFn: async () => (await readProjectPart("acceptance", project_id)) ?? listAcceptance(db, { project_id }),
    meta: { failure: "acceptance.load_failed" },
  });

/** What comes along with the lists of a project is not asked for by itself. */
export const acceptanceWithLists = (project_id: string, read: Promise<{ acceptance?: Acceptance | undefined }>) => ({
  ...acceptanceQuery(project_id),
  queryFn: async () => {
    const { acceptance } = await read.catch((): { acceptance?: Acceptance } => ({}));
    return acceptance ?? listAcceptance(db, { project_id });
  },
});

/** Where a row's words come from. */
export const sourcesQuery = (row: { project_id: string; row_id: string }) =>
  queryOptions({ queryKey: ["sources", row.project_id, row.row_id], queryFn: () => listSources(db, row), staleTime: 0 });

const lists = (project_id: string): QueryKey[] => allNouns.map((noun) => [noun, project_id]);
const touched = (project_id: string): QueryKey[] => [["acceptance", project_id]];

type Accepted = { accepted: readonly Accepting[]; what: string };

/** Accepts rows as they stand, all or none; `what` says which, such as "3 pages". */
export const acceptRowsMutation = (project_id: string) =>
  mutationOptions({
    mutationFn: ({ accepted }: Accepted) => acceptRows(db, { project_id, accepted }),
    meta: {
      toast: "acceptance.accepted",
      failure: "acceptance.failed",
      refreshes: touched(project_id),
      undo: (_given, ids) =>
        queryClient
          .getMutationCache()
          .build(queryClient, takeBackMutation(project_id))
          .execute(ids as string[]),
    },
  });

type Struck = { struck: readonly Striking[]; what: string };

/** Takes numbers out of drafted words, all or none; `what` says which, such as "2 hours". */
export const strikeFiguresMutation = (project_id: string) =>
  mutationOptions({
    mutationFn: ({ struck }: Struck) => strikeFigures(db, { project_id, struck }),
    meta: {
      toast: "acceptance.struck",
      failure: "acceptance.strike_failed",
      refreshes: lists(project_id),
      undo: (_given, former) =>
        queryClient
          .getMutationCache()
          .build(queryClient, unstrikeMutation(project_id))
          .execute(former as FormerWords),
    },
  });

const unstrikeMutation = (project_id: string) =>
  mutationOptions({
    mutationFn: async (former: FormerWords) => {
      for (const { table, changes } of former) await changeRows(db, table, { project_id, changes, takes_back: true });
    },
    meta: { toast: "rows.changed_back", failure: "rows.change_failed", refreshes: lists(project_id) },
  });

const takeBackMutation = (project_id: string) =>
  mutationOptions({
    mutationFn: (ids: string[]) => takeBackAcceptances(db, { project_id, ids }),
    meta: { toast: "acceptance.taken_back", failure: "acceptance.failed", refreshes: touched(project_id) },
  });

/** What the organization wants where a version is made of what nobody accepted. */
export const unacceptedRuleQuery = (organization_id: string) =>
  queryOptions({
    queryKey: ["organization_rules", organization_id],
    queryFn: async () => {
      const rules = await readOrganizationPart("rules", organization_id);
      return rules === undefined ? getUnacceptedRule(db, { organization_id }) : unacceptedRuleOf(rules);
    },
  });

export const saveUnacceptedRuleMutation = (organization_id: string) =>
  mutationOptions({
    mutationFn: ({ on_unaccepted }: { on_unaccepted: OnUnaccepted }) =>
      saveUnacceptedRule(db, { organization_id, on_unaccepted }),
    meta: {
      toast: "organization_rules.saved",
      failure: "organization_rules.save_failed",
      refreshes: [
        ["organization_rules", organization_id],
        ["audit_events", organization_id],
      ],
    },
  });

/** What is told of words, by what is written. */
const written = (project_id: string): QueryKey[] => [...touched(project_id), ["told_sources", project_id]];
const withWords: readonly unknown[] = [...allNouns, "specifications"];

/** Whatever is written here may be accepted or not from then on; until the result is called. */
export function followAcceptance(project_id: string): () => void {
  return queryClient.getMutationCache().subscribe((event) => {
    if (event.type !== "updated" || event.action.type !== "success") return;
    const { refreshes = [], row } = event.mutation.options.meta ?? {};
    const isWritten = [...refreshes, ...(row ? [row] : [])].some(
      ([table, project]) => withWords.includes(table) && project === project_id,
    );
    if (isWritten) for (const queryKey of written(project_id)) void queryClient.invalidateQueries({ queryKey });
  });
}
