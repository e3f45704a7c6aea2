import { heaviest } from "#domain/bring/evidence.ts";
import type { Label } from "#domain/bring/labels.ts";
import type { Topic } from "#domain/bring/topic.ts";
import type { Noun } from "#domain/nouns/all.ts";
import { meaningsIn } from "./cell-signs.ts";
import { columnSigns, tableSigns } from "./table-signs.ts";
import { type ColumnUse, labelsOf, type TableUse } from "./table-use.ts";

type Rows = readonly (readonly string[])[];

/** What has to speak for a table before it is more than source text. */
const LEAST = 1.5;

/** How a table is likely meant: by its columns, what stands in them, and the heading above it. */
export function guessTable(columns: readonly string[], rows: Rows, topic: Topic | undefined): TableUse {
  const meanings = meaningsIn(columns, rows);
  const noun = heaviest(tableSigns(columns, meanings, rows, topic), LEAST) ?? "source";
  return { noun, columns: usesOf(noun, meanings, columns, rows) };
}

/** What the columns of a table say where it is known which rows it has. */
export function columnsFor(noun: TableUse["noun"], columns: readonly string[], rows: Rows): ColumnUse[] {
  return usesOf(noun, meaningsIn(columns, rows), columns, rows);
}

function usesOf(noun: TableUse["noun"], meanings: readonly Label[][], columns: readonly string[], rows: Rows): ColumnUse[] {
  const allowed = labelsOf(noun);
  const taken = new Set<ColumnUse>();
  const uses = meanings.map((of, at): ColumnUse => {
    if (noun === "source") return "source";
    const prefers = noun === "each" ? [] : Object.keys(columnSigns[noun] ?? {});
    // the numbers of chapters and of steps say nothing of their own
    if ((of[0] === "section" || of.includes("when")) && rows.every((row) => !row[at] || /^[\d.-]+$/.test(row[at])))
      return "source";
    const fitting = of.filter((meaning) => allowed.includes(meaning) && (!taken.has(meaning) || meaning === "acceptance"));
    const use = fitting.find((meaning) => prefers.includes(meaning) && meaning !== "role") ?? fitting[0];
    if (use) taken.add(use);
    else if (of.includes("noise")) return "source";
    if (!use && rows.every((row) => !row[at]?.trim())) return "source";
    return use ?? (columns[at]?.trim() || rows.some((row) => row[at]?.trim()) ? "note" : "out");
  });
  return noun === "source" ? uses : withMain(uses, noun, rows, columns);
}

/** Where no column names a row or says what it is, the longest texts and the first words do. */
function withMain(uses: ColumnUse[], noun: Noun | "each", rows: Rows, columns: readonly string[]): ColumnUse[] {
  const filled = [...uses];
  // what a word of a glossary is stands first, whatever the column is called
  const word = noun === "glossary_terms" && !filled.some((use) => use === "term" || use === "name") ? filled.indexOf("note") : -1;
  if (word >= 0) filled[word] = "term";
  const saying: Label[] = [
    "description",
    "story",
    "statement",
    "measure",
    "threat",
    "when",
    "want",
    "name",
    "role",
    "page",
    "definition",
  ];
  if (!filled.some((use) => (saying as ColumnUse[]).includes(use))) {
    const open = columns.map((_, at) => at).filter((at) => filled[at] === "note");
    const length = (at: number) => rows.reduce((sum, row) => sum + (row[at]?.length ?? 0), 0);
    const longest = open.toSorted((one, other) => length(other) - length(one))[0];
    if (longest !== undefined) filled[longest] = labelsOf(noun).includes("description") ? "description" : "name";
  }
  return filled;
}
