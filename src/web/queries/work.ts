import { infiniteQueryOptions, mutationOptions, queryOptions } from "@tanstack/react-query";
import {
  acceptProposals,
  DECIDED_AT_ONCE,
  type Decision,
  declineProposals,
  listDecided,
  listWork,
  proposeTogether,
  reopenProposals,
  type Work,
} from "#data/proposals.ts";
import { allNouns } from "#domain/nouns/all.ts";
import type { ProgressReport } from "#domain/progress.ts";
import { type ProposalInput, proposedRow } from "#domain/proposals.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { db } from "#web/lib/supabase.ts";
import { readProjectPart } from "./project-parts.ts";

/** What is proposed and waits, and how far each row is built. */
export const workQuery = (project_id: string) =>
  queryOptions({
    queryKey: ["work", project_id],
    queryFn: async () => (await readProjectPart("work", project_id)) ?? listWork(db, { project_id }),
    meta: { failure: "proposals.load_failed" },
  });

/** What comes along with the lists of a project is not asked for by itself. */
export const workWithLists = (project_id: string, read: Promise<{ work?: Work | undefined }>) => ({
  ...workQuery(project_id),
  queryFn: async () => {
    const { work } = await read.catch((): { work?: Work } => ({}));
    return work ?? listWork(db, { project_id });
  },
});

const indexes = new WeakMap<Work, WorkIndex>();
export type WorkIndex = { reports: ReadonlyMap<string, ProgressReport>; proposed: ReadonlyMap<string, number> };

/** The last report of each row by its id, and how many proposals wait for each by its number; made once of what was read. */
export function workIndex(work: Work): WorkIndex {
  const known = indexes.get(work);
  if (known) return known;
  const proposed = new Map<string, number>();
  for (const proposal of work.proposals) {
    const called = proposedRow(proposal);
    if (called) proposed.set(called, (proposed.get(called) ?? 0) + 1);
  }
  const index = { reports: new Map(work.reports.map((report) => [report.row_id, report])), proposed };
  indexes.set(work, index);
  return index;
}

/** What was decided, the last first, a page at a time. */
export const decidedQuery = (project_id: string) =>
  infiniteQueryOptions({
    queryKey: ["decided", project_id],
    queryFn: ({ pageParam }) => listDecided(db, { project_id, before: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page.length < DECIDED_AT_ONCE ? undefined : (page.at(-1)?.decided_at ?? undefined)),
    meta: { failure: "proposals.load_failed" },
  });

/** Everything that a decision may have changed. */
const touched = (project_id: string) =>
  ["work", "decided", "row_revisions", "row_counts", "specifications", ...allNouns].map((key) => [key, project_id]);

const takesBack = (project_id: string, idsOf: (given: unknown) => string[]) => ({
  refreshes: touched(project_id),
  failure: "proposals.decide_failed" as const,
  undo: (given: unknown) => queryClient.getMutationCache().build(queryClient, reopenMutation(project_id)).execute(idsOf(given)),
});

export const reopenMutation = (project_id: string) =>
  mutationOptions({
    mutationFn: (ids: string[]) => reopenProposals(db, { project_id, ids }),
    meta: { toast: "proposals.reopened", failure: "proposals.reopen_failed", refreshes: touched(project_id) },
  });

export type Proposing = { proposals: readonly ProposalInput[]; idempotency_key: string; what: string };

/** Proposes changes of a row, all or none. */
export const proposeMutation = (project_id: string) =>
  mutationOptions({
    mutationFn: ({ proposals, idempotency_key }: Proposing) => proposeTogether(db, { project_id, proposals, idempotency_key }),
    meta: { toast: "proposals.made", failure: "proposals.make_failed", refreshes: [["work", project_id]] },
  });

/** `what` says which, such as "The proposal" or "3 proposals". */
export type Accepted = { decisions: readonly Decision[]; what: string };
export type Declined = { ids: string[]; what: string };

/** Carries proposals out, all or none, with one undo. */
export const acceptMutation = (project_id: string) =>
  mutationOptions({
    scope: { id: `decide ${project_id}` },
    mutationFn: ({ decisions }: Accepted) => acceptProposals(db, { project_id, decisions }),
    meta: {
      toast: "proposals.accepted",
      ...takesBack(project_id, (given) => (given as Accepted).decisions.map(({ id }) => id)),
    },
  });

export const declineMutation = (project_id: string) =>
  mutationOptions({
    scope: { id: `decide ${project_id}` },
    mutationFn: ({ ids }: Declined) => declineProposals(db, { project_id, ids }),
    meta: { toast: "proposals.declined", ...takesBack(project_id, (given) => (given as Declined).ids) },
  });
