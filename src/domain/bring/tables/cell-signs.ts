import { type Label, meaningsOf } from "#domain/bring/labels.ts";
import { priorityOf } from "#domain/bring/priorities.ts";
import { roleIn } from "#domain/bring/statements.ts";
import { topicOf } from "#domain/bring/topics.ts";
import { withGroups, withName } from "./naming-columns.ts";
import { isTicketType, nounOfType } from "./ticket-types.ts";

const PRIORITY =
  /^(?:must|should|could|won['’]?t)(?:[ -]have)?$|^(?:p[0-4]|critical|blocker|urgent|highest|high|major|medium|normal|minor|low|lowest|trivial|essential|indispensable|nice to have|optional|muss|soll|kann|hoch|mittel|niedrig|gering|wichtig|haute?|moyen(?:ne)?|basse|faible|souhaitable|alta|media|baja|bassa|hoog|gemiddeld|laag|média|baixa|msc?w?)$/iu;
const DATE = /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}(?:[ T,]|$)/u;
/** Of the cells that say something. */
const MOST = 0.7;
const MOST_TYPES = 12;

const filled = (rows: readonly (readonly string[])[], at: number) => rows.map((row) => row[at]?.trim() ?? "").filter(Boolean);
const share = (cells: readonly string[], says: (cell: string) => boolean) =>
  cells.length === 0 ? 0 : cells.filter(says).length / cells.length;

/** What each column may mean, the likeliest first: by its name, and where that says nothing, by what stands in it. */
export function meaningsIn(columns: readonly string[], rows: readonly (readonly string[])[]): Label[][] {
  const named = withGroups(withName(columns.map(meaningsOf), rows), columns, rows);
  return named.map((meanings, at) => {
    const cells = filled(rows, at);
    const isKindless = !named.some(([first]) => first === "kind") || meanings[0] === "kind";
    if (isKindless && grouping.some((one) => meanings.includes(one)) && isChapters(cells)) return ["kind", ...meanings];
    if (meanings.length > 0 && meanings[0] !== "noise") {
      const isStory = meanings.includes("name") || meanings.includes("description");
      return isStory && share(cells, (cell) => roleIn(cell) !== undefined) > MOST ? ["story", ...meanings] : meanings;
    }
    const told = toldBy(cells);
    return told && !named.some((others) => others[0] === told) ? [told, ...meanings] : meanings;
  });
}

/** What columns mean that say to which list or part of a project a row belongs. */
const grouping: readonly Label[] = ["section", "noise", "parent", "category", "kind"];
const nounOfChapter = (cell: string) => {
  const topic = topicOf(cell);
  return topic?.kind === "rows" ? topic.noun : topic?.kind === "text" || topic?.kind === "kept" ? "source" : undefined;
};

/** What kind of row a cell means that names a ticket's type, or the list a row stands in. */
export const nounOfKind = (cell: string) => nounOfType(cell) ?? nounOfChapter(cell);

/** Whether these are called as the chapters of a specification are, of several kinds. */
function isChapters(cells: readonly string[]): boolean {
  const names = [...new Set(cells)];
  if (names.length > MOST_TYPES) return false;
  const nouns = new Set(names.map(nounOfKind).filter((noun) => noun !== undefined && noun !== "source"));
  return nouns.size > 1 && names.filter((name) => nounOfKind(name) === undefined && !priorityOf(name)).length <= 1;
}

function toldBy(cells: readonly string[]): Label | undefined {
  if (share(cells, (cell) => roleIn(cell) !== undefined) > MOST) return "story";
  if (isTypes(cells)) return "kind";
  if (share(cells, (cell) => PRIORITY.test(cell)) > MOST) return "priority";
  return share(cells, (cell) => DATE.test(cell)) > MOST ? "noise" : undefined;
}

/** Whether these are the types of tickets: few, and known as what rows are. */
function isTypes(cells: readonly string[]): boolean {
  const kinds = [...new Set(cells)];
  const rowKinds = kinds.filter((cell) => nounOfType(cell) !== undefined);
  return (
    kinds.length <= MOST_TYPES &&
    rowKinds.length > 0 &&
    kinds.every((cell) => cell.length <= 30) &&
    share(cells, isTicketType) > MOST
  );
}
