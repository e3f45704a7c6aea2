import { meaningsOf } from "#domain/bring/labels.ts";
import type { SourceTable } from "#domain/bring/source.ts";
import { roleIn } from "#domain/bring/statements.ts";

type Cells = readonly (readonly string[])[];

/** What the lines of a story map, or of one on its side its columns, are called: when their cards come. */
const PLANNED =
  /^(?:(?:release|version|iteration|sprint|increment|phase|slice|stufe|ausbaustufe|etapa|étape|fase|lot|livraison|entrega|rilascio|v|r|q)[ .-]?\d.*|mvp\b.*|walking skeleton|(?:first|next|second|third|later|final) (?:release|version|slice)|later|someday|now|next|future|backlog|nice to have|(?:must|should|could|won['’]?t)(?: haves?)?|p[0-3]|jetzt|später|danach|irgendwann|plus tard|ensuite|después|más tarde|luego|dopo|più tardi|nu|straks|depois|mais tarde)$/iu;
const BACKBONE =
  /^(?:(?:user )?activit(?:y|ies)|backbone|(?:user )?(?:steps?|tasks?)|goals?|epics?|themes?|aktivität(?:en)?|schritte?|activités?|étapes?|actividad(?:es)?|pasos?|attività|passi|activiteit(?:en)?|stappen|atividades?|passos)$/iu;
/** Lines of the backbone: what is done, and the steps of it. */
const MOST_BACKBONE = 2;

const filledIn = (row: readonly string[]) => row.slice(1).filter(Boolean).length;
const isReleased = (cell: string | undefined) => PLANNED.test(cell?.trim() ?? "");

/** A story map as a table with a row for each of its cards, and what stands above it; nothing where the cells are none. */
export function storyMapIn(cells: Cells): { above: Cells; table: SourceTable; below: Cells } | undefined {
  const first = cells.findIndex((row) => isReleased(row[0]));
  if (first < 1) return undefined;
  const begin = cells.findLastIndex((row, at) => at < first && filledIn(row) < 2 && row.some(Boolean)) + 1;
  const backbone = cells.slice(begin, first).filter((row) => row.some(Boolean));
  const isHeaded = backbone.length > 0 && backbone.length <= MOST_BACKBONE && backbone.every(isBackbone);
  const end = cells.findIndex((row, at) => at > first && row[0] && filledIn(row) === 0);
  const lines = cells.slice(first, end < 0 ? cells.length : end);
  const named = lines.flatMap(([name]) => (name ? [name] : []));
  const cards = lines.reduce((sum, row) => sum + filledIn(row), 0);
  const isMap =
    isHeaded && named.length > 0 && named.every(isReleased) && cards > lines.length && lines.some((row) => filledIn(row) > 1);
  if (!isMap) return undefined;
  return { above: cells.slice(0, begin), table: tableOf(backbone, lines), below: end < 0 ? [] : cells.slice(end) };
}

/** Names of what people do, none of which names a column. */
const isBackbone = (row: readonly string[]) =>
  (!row[0] || BACKBONE.test(row[0])) &&
  filledIn(row) > 1 &&
  row.slice(1).every((cell) => meaningsOf(cell).length === 0 && !roleIn(cell));

function tableOf(backbone: Cells, lines: Cells): SourceTable {
  const [activities = [], steps] = backbone;
  const rows: string[][] = [];
  let planned = "";
  for (const line of lines) {
    planned = line[0] || planned;
    for (const [at, cell] of line.entries()) {
      if (at === 0) continue;
      const activity = activities.slice(1, at + 1).findLast(Boolean) ?? "";
      for (const card of cell.split(/\n+(?:[-•*]\s*)?/u).filter((one) => one.trim()))
        rows.push([activity, ...(steps ? [steps[at] ?? ""] : []), card.trim(), planned]);
    }
  }
  const names = steps ? [activities[0] || "Activity", steps[0] || "Part"] : [activities[0] || "Activity"];
  return { kind: "table", columns: [...names.map(asNote), "Story", "Planned for"], rows };
}

/** The backbone is said in the words of its cards, whatever else its name may mean. */
const asNote = (name: string) => (meaningsOf(name).length > 0 ? `Belongs to ${name.toLowerCase()}` : name);
