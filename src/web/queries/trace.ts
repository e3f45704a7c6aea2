import { useQueries } from "@tanstack/react-query";
import { useMemo } from "react";
import { pagesWith } from "#domain/document/version-content.ts";
import { type TraceLinks, type TraceRows, traceLinks, traceNouns } from "#domain/pictures/trace-links.ts";
import type { ContentRow } from "#domain/project-content.ts";
import { rowsQuery } from "./rows.ts";

type Lists = Omit<TraceRows, "pages"> & {
  pages: readonly ContentRow<"pages">[];
  sections: readonly (ContentRow<"sections"> & { page_id: string })[];
};
const lists = [...traceNouns, "sections"] as const;

/** The rows that make the trace and who of them has to do with whom, from the lists the screens are drawn from. */
export function useTrace(project_id: string, { enabled = true } = {}) {
  const queries = useQueries({ queries: lists.map((noun) => ({ ...rowsQuery(noun, project_id), enabled })) });
  const read = queries.map(({ data }) => data);
  // biome-ignore lint/correctness/useExhaustiveDependencies: there are always as many lists
  const data = useMemo(() => {
    if (!enabled || read.includes(undefined)) return undefined;
    return traceOf(Object.fromEntries(lists.map((noun, at) => [noun, read[at]])) as unknown as Lists);
  }, [enabled, ...read]);
  return {
    data,
    error: queries.find(({ error }) => error)?.error ?? null,
    refetch: () => Promise.all(queries.filter(({ isError }) => isError).map(({ refetch }) => refetch())),
  };
}

function traceOf({ sections, pages, ...others }: Lists): { rows: TraceRows; links: TraceLinks } {
  const rows = { ...others, pages: pagesWith(pages, sections) };
  return { rows, links: traceLinks(rows) };
}
