import { longTextLength } from "#domain/specifications.ts";
import { fieldLabel, fieldsOf, isText, type Kind, mainField } from "./kinds.ts";
import type { Over, Placed } from "./placed.ts";
import type { Standing } from "./standing.ts";

/** In characters: as long as the names of rows, which references are, may be. */
const MOST_NAME = 200;

/** A row whose words fit their fields; what did not fit is said beside it, and stays source text. */
export function fitted(row: Placed, standing: Standing): Placed {
  const { kind } = row;
  const words = { ...row.words };
  const over: Over[] = [];
  const main = mainField(kind);
  for (const [field, whole] of Object.entries(row.words)) {
    const most = mostOf(row, field, standing);
    if (whole.trim().length <= most) continue;
    const [fits, rest] = cutAt(whole.trim(), most - 1);
    words[field] = field === "name" || isReference(kind, field) ? `${fits}…` : fits;
    over.push({ field, whole, rest });
  }
  // a title that says more than a title can is said whole in the row's own words, where there is room
  const name = over.find(({ field }) => field === "name");
  const told = [name?.whole.trim(), words[main]].filter(Boolean).join("\n\n");
  const isFull = over.some(({ field }) => field === main) || told.length > mostOf(row, main, standing);
  if (!name || isFull) return over.length > 0 ? { ...row, words, over } : row;
  const moved = over.map((one) => (one === name ? { ...one, rest: "" } : one));
  return { ...row, words: { ...words, [main]: told }, over: [...moved, { field: main, whole: row.words[main] ?? "", rest: "" }] };
}

/** What of a row did not fit, each under what it belongs to. */
export function restOf({ kind, words, over = [] }: Placed): string[] {
  const title = isText(kind) ? "" : `${words.name}: `;
  return over.flatMap(({ field, rest }) => (rest ? [`**${title}${fieldLabel(kind, field)}, continued**\n\n${rest}`] : []));
}

function mostOf({ kind, words }: Placed, field: string, { specification }: Standing): number {
  if (isText(kind)) {
    const before = specification?.[kind]?.trim().length ?? 0;
    return longTextLength - (before > 0 ? before + "\n\n".length : 0);
  }
  if (isReference(kind, field)) return MOST_NAME;
  const most = fieldsOf(kind)[field]?.most ?? Number.POSITIVE_INFINITY;
  return field === mainField(kind) ? most - referencesOf(kind, words) : most;
}

const isReference = (kind: Kind, field: string) => fieldsOf(kind)[field]?.kind === "reference";

/** Room for what a reference says that finds no row: it is said in the row's own words. */
function referencesOf(kind: Kind, words: Placed["words"]): number {
  return Object.entries(words)
    .filter(([field, text]) => isReference(kind, field) && text.trim())
    .reduce((sum, [field, text]) => sum + fieldLabel(kind, field).length + Math.min(text.length, MOST_NAME) + ": \n".length, 0);
}

/** A text in two, the first no longer than this: after a line, a sentence or a word, the best of which is near its end. */
function cutAt(text: string, most: number): [string, string] {
  const head = text.slice(0, Math.max(most, 0));
  const sentence = Math.max(...[". ", "! ", "? "].map((end) => head.lastIndexOf(end))) + 1;
  const near = [head.lastIndexOf("\n"), sentence, head.lastIndexOf(" ")].find((at) => at > most * 0.8);
  const at = near ?? (/[\uD800-\uDBFF]$/.test(head) ? head.length - 1 : head.length);
  return [text.slice(0, at).trimEnd(), text.slice(at).trimStart()];
}
