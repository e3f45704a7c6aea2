import type { HandedRow } from "#domain/agents/handed-rows.ts";
import type { WorkPackage } from "#domain/agents/work-package.ts";
import { lookApart } from "#server/looking/look-apart.ts";
import { rowsOf } from "./find.ts";
import type { Handing } from "./tool.ts";

export async function packageFor(row: HandedRow, handing: Handing): Promise<WorkPackage> {
  const made = await lookApart("workPackage", { content: handing.opened.content, cite: row.cite }, handing);
  if (!made) throw new Error("A row that was found is in no package.");
  return made;
}

/** What each of the rows has to do with by itself. */
export async function neighboursOf(rows: readonly HandedRow[], handing: Handing): Promise<ReadonlyMap<HandedRow, HandedRow[]>> {
  const cites = rows.map(({ cite }) => cite);
  const found = await lookApart("neighbours", { content: handing.opened.content, cites }, handing);
  return new Map(rows.map((row, at) => [row, rowsOf(found[at] ?? [], handing.handed)]));
}
