import { queryOptions } from "@tanstack/react-query";
import { listRows } from "#data/rows.ts";
import type { Noun } from "#domain/nouns/all.ts";
import { hasUnsavedRow, onceRowIsSaved } from "#web/editing/unsaved.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { refresh } from "#web/lib/refresh.ts";
import { db } from "#web/lib/supabase.ts";

type ProjectKey<Name extends string = string> = readonly [noun: Name, project_id: string, ...string[]];

/** The rows of a noun that belong to a project; single ones can be read again. */
export function projectRowsQuery<Name extends Noun, Key extends ProjectKey<Name>>(queryKey: Key & ProjectKey<Name>) {
  const [noun, project_id] = queryKey;
  return queryOptions({
    queryKey,
    queryFn: async () => withWritten(queryKey, await listRows(db, noun, { project_id })),
    meta: { rows: async (ids) => withWritten(queryKey, await listRows(db, noun, { project_id, ids }), ids) },
  });
}

/** Rows that are shown though they are gone, by list. */
const outlived = new Set<string>();

/**
 * What was read of a list and, where they stood, rows that others deleted while words for them are being typed here: their forms
 * stay open whatever makes the list be read, and saving says what happened.
 */
export function withWritten<Row extends { id: string }>(queryKey: ProjectKey, read: Row[], ids?: readonly string[]): Row[] {
  const [, project_id] = queryKey;
  const shown = queryClient.getQueryData<readonly Row[]>(queryKey) ?? [];
  const found = new Set(read.map(({ id }) => id));
  const rows = [...read];
  for (const [place, row] of shown.entries()) {
    const isMissing = !found.has(row.id) && (ids?.includes(row.id) ?? true);
    if (!isMissing || !hasUnsavedRow(project_id, row.id)) continue;
    rows.splice(place, 0, row);
    const name = [...queryKey, row.id].join();
    if (outlived.has(name)) continue;
    outlived.add(name);
    onceRowIsSaved(project_id, row.id, () => {
      outlived.delete(name);
      void refresh(queryClient, { queryKey, exact: true });
    });
  }
  return rows;
}
