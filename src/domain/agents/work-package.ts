import { allNouns, type Noun, nouns } from "#domain/nouns/all.ts";
import { tokensIn } from "#domain/tokens.ts";
import { alike } from "./find-rows.ts";
import type { Handed, HandedRow } from "./handed-rows.ts";
import { rowText } from "./row-text.ts";

/** What is handed out for one feature is no longer than this. */
export const packageTokens = 2000;
/** Of which so many name what is left out. */
const NAMES = 250;
/** A row longer than this share is told by its beginning. */
const MOST_ROW = 600;

export type WorkPackage = {
  text: string;
  /** Everything in it, with the revision to cite. */
  cites: readonly string[];
  /** What concerns it and did not fit, to be asked for by number. */
  left_out: readonly string[];
};

/** What stands on its way from a page or feature to what is built there: who passes it on to which others. */
const onward: Partial<Record<Noun, readonly Noun[]>> = { features: ["user_stories"], sections: ["features", "user_stories"] };
/** Stories pass on to everything that is not a place or another story. */
const places: ReadonlySet<Noun> = new Set<Noun>(["pages", "sections", "features", "user_stories"]);
/** The order in which an implementer needs them; whatever else there is follows. */
const first: readonly Noun[] = [
  ...(["user_stories", "features", "sections", "pages", "test_cases", "user_classes"] as const),
  ...(["quality_requirements", "security_measures", "external_interfaces"] as const),
];
const order: readonly Noun[] = [...first, ...allNouns.filter((noun) => !first.includes(noun))];

/** Everything an implementer of a row needs, within the tokens; what does not fit is named. */
export function workPackage(handed: Handed, row: HandedRow): WorkPackage {
  const groups = [{ title: "", rows: [row] }, ...concerned(handed, row)];
  const [parts, taken, left]: [string[], HandedRow[], HandedRow[]] = [[], [], []];
  let room = packageTokens - NAMES;
  for (const { title, rows } of groups) {
    const texts: string[] = [];
    for (const one of rows) {
      const text = shortened(rowText(one), one.cite);
      const cost = tokensIn(text) + 2 + (texts.length === 0 ? tokensIn(title) + 4 : 0);
      if (cost > room) left.push(one);
      else {
        room -= cost;
        texts.push(text);
        taken.push(one);
      }
    }
    if (texts.length > 0) parts.push([title && `## ${title}`, ...texts].filter(Boolean).join("\n\n"));
  }
  const names = namesOf(left);
  return {
    text: [...parts, ...(names ? [`## Concerns this too; get by number\n${names}`] : [])].join("\n\n"),
    cites: taken.map(({ at }) => at),
    left_out: left.map(({ at }) => at),
  };
}

function concerned(handed: Handed, row: HandedRow) {
  const direct = handed.neighbours(row);
  const isPlace = row.noun === "pages" || row.noun === "sections";
  const passed = isPlace ? direct.flatMap((one) => only(handed.neighbours(one), onward[one.noun] ?? [])) : [];
  const linked = only([row, ...direct, ...passed], ["user_stories"]);
  // where nothing is linked, what speaks of the same is better than nothing, and says that it is only that
  const same = (noun: Noun, of: readonly HandedRow[]) => alike(handed, of, only(handed.rows, [noun])).slice(0, MOST_ALIKE);
  const stories = linked.length > 0 ? linked : same("user_stories", [row]);
  const behind = stories.flatMap((story) => handed.neighbours(story).filter(({ noun }) => !places.has(noun)));
  const near = [...new Set([...direct, ...passed, ...behind])].filter((one) => one !== row);
  return order.flatMap((noun) => {
    const { title } = nouns[noun];
    const rows = only(near, [noun]);
    if (rows.length > 0 || noun === row.noun) return [{ title, rows }];
    const others = noun === "user_stories" ? stories : isRoom(noun) ? [] : same(noun, [row, ...stories]);
    return [{ title: `${title} that speak of the same, linked by nobody`, rows: others }];
  });
}

const MOST_ALIKE = 3;
/** What a row stands in, or whom it is for, is linked or it is not. */
const isRoom = (noun: Noun) => places.has(noun) || noun === "user_classes";
const only = (rows: readonly HandedRow[], wanted: readonly Noun[]) => rows.filter(({ noun }) => wanted.includes(noun));

function shortened(text: string, cite: string): string {
  if (tokensIn(text) <= MOST_ROW) return text;
  let end = Math.min(text.length, MOST_ROW * 4);
  while (tokensIn(text.slice(0, end)) > MOST_ROW) end = Math.floor(end * 0.9);
  return `${text.slice(0, end).trimEnd()}… (get ${cite} for the rest)`;
}

function namesOf(rows: readonly HandedRow[]): string {
  let room = NAMES - 20;
  const lines: string[] = [];
  for (const { at, name } of rows) {
    const line = `${at} ${name}`;
    room -= tokensIn(line) + 1;
    if (room < 0) return [...lines, `and ${rows.length - lines.length} more`].join("\n");
    lines.push(line);
  }
  return lines.join("\n");
}
