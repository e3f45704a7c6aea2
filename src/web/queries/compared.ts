import { mutationOptions, queryOptions, useQuery } from "@tanstack/react-query";
import { startTransition, useEffect, useRef, useState } from "react";
import { decideFact, readFacts, reopenContradiction, settleContradiction } from "#data/facts.ts";
import type { Compared, ComparedAsked } from "#domain/quality/contradictions/compared.ts";
import { type FactDecision, type Settlement, settledBy } from "#domain/quality/contradictions/settled.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { db } from "#web/lib/supabase.ts";
import { useProjectContent } from "./document-content.ts";
import type { Project } from "./projects.ts";

/** What people said of facts and of contradictions. */
export const factsQuery = (project_id: string) =>
  queryOptions({
    queryKey: ["facts", project_id],
    queryFn: () => readFacts(db, { project_id }),
    meta: { failure: "facts.load_failed" },
  });

const touched = (project_id: string) => [["facts", project_id]];

export const decideFactMutation = (project_id: string) =>
  mutationOptions({
    mutationFn: (decision: FactDecision) => decideFact(db, { project_id, ...decision }),
    meta: { failure: "facts.decide_failed", refreshes: touched(project_id) },
  });

export const settleMutation = (project_id: string) =>
  mutationOptions({
    mutationFn: (settlement: Settlement) => settleContradiction(db, { project_id, ...settlement }),
    meta: {
      toast: "contradictions.settled",
      failure: "contradictions.settle_failed",
      refreshes: touched(project_id),
      undo: (_given, made) =>
        queryClient
          .getMutationCache()
          .build(queryClient, reopenMutation(project_id))
          .execute((made as { id: string }).id),
    },
  });

export const reopenMutation = (project_id: string) =>
  mutationOptions({
    mutationFn: (id: string) => reopenContradiction(db, { project_id, id }),
    meta: { toast: "contradictions.reopened", failure: "contradictions.settle_failed", refreshes: touched(project_id) },
  });

type Told = { compared: Compared; settled: Awaited<ReturnType<typeof readFacts>>["settled"] };

/** Contradictions nobody said both hold of, and those somebody did. */
export function splitSettled({ compared, settled }: Told, project_id: string) {
  const all = compared.contradictions.map((one) => ({ one, settled: settledBy(settled, one, project_id) }));
  return { open: all.filter((one) => !one.settled), closed: all.filter((one) => one.settled) };
}

/** What the rows of a project say against each other, looked for beside the page, and anew whenever one says something else. */
export function useCompared(project: Project) {
  const content = useProjectContent(project);
  const facts = useQuery(factsQuery(project.id));
  const [compared, setCompared] = useState<Compared>();
  const worker = useRef<Worker>(null);
  useEffect(() => {
    const made = new Worker(new URL("./compared-worker.ts", import.meta.url), { type: "module" });
    made.onmessage = ({ data }: MessageEvent<Compared>) => startTransition(() => setCompared(data));
    worker.current = made;
    return () => made.terminate();
  }, []);
  const decisions = facts.data?.decisions;
  useEffect(() => {
    if (!content.data || !decisions) return;
    const asked: ComparedAsked = { project_id: project.id, content: content.data, decisions };
    worker.current?.postMessage(asked);
  }, [content.data, decisions, project.id]);
  return {
    data: compared && facts.data ? { compared, settled: facts.data.settled } : undefined,
    error: content.error ?? facts.error,
    refetch: () => Promise.all([content.refetch(), facts.refetch()]),
  };
}
