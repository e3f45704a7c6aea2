import { hasUnsavedRow, onceRowIsSaved } from "#web/editing/unsaved.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { refresh } from "#web/lib/refresh.ts";

type ProjectKey = readonly [noun: string, project_id: string, ...string[]];

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
