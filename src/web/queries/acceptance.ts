import { mutationOptions, type QueryKey, queryOptions } from "@tanstack/react-query";
import { acceptRows, getUnacceptedRule, listAcceptance, saveUnacceptedRule, takeBackAcceptances } from "#data/acceptance.ts";
import { listSources } from "#data/statement-sources.ts";
import type { Acceptance, Accepting, OnUnaccepted } from "#domain/acceptance.ts";
import { allNouns } from "#domain/nouns/all.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { db } from "#web/lib/supabase.ts";

/** What nobody accepted of a project. */
export const acceptanceQuery = (project_id: string) =>
  queryOptions({
    queryKey: ["acceptance", project_id],
    queryFn: () => listAcceptance(db, { project_id }),
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

const takeBackMutation = (project_id: string) =>
  mutationOptions({
    mutationFn: (ids: string[]) => takeBackAcceptances(db, { project_id, ids }),
    meta: { toast: "acceptance.taken_back", failure: "acceptance.failed", refreshes: touched(project_id) },
  });

/** What the organization wants where a version is made of what nobody accepted. */
export const unacceptedRuleQuery = (organization_id: string) =>
  queryOptions({
    queryKey: ["organization_rules", organization_id],
    queryFn: () => getUnacceptedRule(db, { organization_id }),
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

const withWords: readonly unknown[] = [...allNouns, "specifications"];

/** Whatever is written here may be accepted or not from then on; until the result is called. */
export function followAcceptance(project_id: string): () => void {
  return queryClient.getMutationCache().subscribe((event) => {
    if (event.type !== "updated" || event.action.type !== "success") return;
    const { refreshes = [], row } = event.mutation.options.meta ?? {};
    const isWritten = [...refreshes, ...(row ? [row] : [])].some(
      ([table, project]) => withWords.includes(table) && project === project_id,
    );
    if (isWritten) void queryClient.invalidateQueries({ queryKey: ["acceptance", project_id] });
  });
}
