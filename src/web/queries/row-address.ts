import { cite } from "#domain/citation.ts";
import { type Noun, nouns } from "#domain/nouns/all.ts";
import { paths, rowAddress } from "#web/lib/paths.ts";

type Row = { project_id: string; number: number };

/** Where a row is shown: pages and their sections in the page's editor, the others in their section of the workspace. */
export function addressOfRow(noun: Noun, row: Row): string {
  return rowAddress(screenOf(noun, row), cite(noun, row.number));
}

function screenOf(noun: Noun, row: Row): string {
  if (noun === "pages" && "id" in row) return paths.pageEditor(row.project_id, String(row.id));
  if ("page_id" in row && noun === "sections") return paths.pageEditor(row.project_id, String(row.page_id));
  return paths.specification(row.project_id, nouns[noun].section);
}
