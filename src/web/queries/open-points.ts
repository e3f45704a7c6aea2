import { queryOptions } from "@tanstack/react-query";
import { callListening } from "#data/call-listening.ts";
import { describeOpenPoints, openPoints, type QualityFigures, type WhatIsOpen } from "#domain/what-is-open.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { db } from "#web/lib/supabase.ts";

/** The figures of quality come after the rest, in their own time; null where the server was too busy to count them. */
export type OpenPoints = Omit<WhatIsOpen, "quality"> & { quality?: QualityFigures | null | undefined };

/** What the specification lacks and how good its words are, counted by the server from the rows that the document is made of. */
export const openPointsQuery = (project_id: string) =>
  queryOptions({
    queryKey: ["open_points", project_id],
    queryFn: () => countOpenPoints(project_id),
    staleTime: 0,
    // said in the card itself
    meta: { failure: null },
  });

/** What is open is shown as soon as it is known, with the quality that was known before. */
function countOpenPoints(project_id: string): Promise<OpenPoints> {
  const on = (name: string, data: unknown) => {
    if (name !== "open") return;
    const open = openPoints.parse(data);
    queryClient.setQueryData<OpenPoints>(["open_points", project_id], (before) => ({ ...open, quality: before?.quality }));
  };
  return callListening(db, describeOpenPoints, { projectId: project_id, withQuality: true }, { on });
}
