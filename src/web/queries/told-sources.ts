import { queryOptions, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { listToldSources } from "#data/acceptance.ts";
import type { ToldAcceptance } from "#domain/acceptance.ts";
import { hasSources } from "#domain/sources.ts";
import { db } from "#web/lib/supabase.ts";
import { acceptanceQuery } from "./acceptance.ts";
import { readBesideLists } from "./lists-together.ts";

/** Where everything a project says comes from, counted; it comes along with its lists. */
export const toldSourcesQuery = (project_id: string) =>
  queryOptions({
    queryKey: ["told_sources", project_id],
    queryFn: async () => (await readBesideLists("told_sources", project_id)) ?? listToldSources(db, { project_id }),
    meta: { failure: "acceptance.load_failed" },
  });

/** What a document tells of sources and acceptance; undefined until both are known, and where all was typed by people. */
export function useToldAcceptance(project_id: string, enabled: boolean): ToldAcceptance | undefined {
  const { data: acceptance } = useQuery({ ...acceptanceQuery(project_id), enabled });
  const { data: sources } = useQuery({ ...toldSourcesQuery(project_id), enabled });
  return useMemo(
    () => (enabled && acceptance && sources && hasSources(sources) ? { ...acceptance, sources } : undefined),
    [enabled, acceptance, sources],
  );
}
