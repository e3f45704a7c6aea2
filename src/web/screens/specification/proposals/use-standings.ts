import { useQueries, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { isNoun, type Noun } from "#domain/nouns/all.ts";
import { currentVersion } from "#domain/projects.ts";
import { type Standing, standingOf } from "#domain/proposal-standing.ts";
import type { Proposal } from "#domain/proposals.ts";
import type { Project } from "#web/queries/projects.ts";
import { rowsQuery } from "#web/queries/rows.ts";
import { specificationQuery } from "#web/queries/specifications.ts";
import { workQuery } from "#web/queries/work.ts";

export type Standings = { proposal: Proposal; standing: Standing };

/** What waits to be decided, each as it stands to its row right now; whatever others write is seen. */
export function useStandings(project: Project) {
  const work = useQuery(workQuery(project.id));
  const proposals = work.data?.proposals;
  const tables = [...new Set(proposals?.map(({ table_name }) => table_name))].sort();
  const lists = tables.filter(isNoun);
  const rows = useQueries({ queries: lists.map((noun) => rowsQuery<Noun>(noun, project.id)) });
  const texts = useQuery({
    ...specificationQuery({ project_id: project.id, version: currentVersion(project) }),
    enabled: tables.includes("specifications"),
  });
  const isReady = rows.every(({ data }) => data) && (!tables.includes("specifications") || texts.data !== undefined);
  const found = rows.map(({ data }) => data);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the lists are named by `lists`, and each stays the same while it says the same
  const data = useMemo(() => {
    if (!proposals || !isReady) return undefined;
    const byId = new Map(found.flatMap((list) => list ?? []).map((row) => [row.id, row as object]));
    return proposals.map((proposal): Standings => {
      const row = proposal.table_name === "specifications" ? texts.data : byId.get(proposal.row_id ?? "");
      return { proposal, standing: standingOf(proposal, row ?? null) };
    });
  }, [proposals, isReady, texts.data, ...found]);
  const all = [work, texts, ...rows];
  return {
    data,
    error: all.find(({ error }) => error)?.error ?? null,
    refetch: () => Promise.all(all.filter(({ isError }) => isError).map(({ refetch }) => refetch())),
  };
}
