import { allNouns, type Noun } from "#domain/nouns/all.ts";
import { type Label, meaningsOf, places } from "./labels.ts";
import { idIn } from "./statements.ts";
import { nounOfType } from "./ticket-types.ts";
import type { Topic } from "./topic.ts";

/** What is done with a column: its meaning for a row, a line in the row's words, source text, or nothing. */
export type ColumnUse = Label | "note" | "source" | "out";
/** How a table is read: which kind of row, or each by its words, and what each column says. */
export type TableUse = { noun: Noun | "each" | "source"; columns: readonly ColumnUse[] };

/** What has no field of its own but is said in a row's words. */
const composed: Partial<Record<Noun, readonly Label[]>> = {
  risks: ["probability", "impact", "mitigation", "measure"],
  user_stories: ["want", "so_that", "parent", "category"],
  user_classes: ["needs"],
  features: ["acceptance", "priority", "parent", "story", "statement", "category", "role"],
  quality_requirements: ["priority", "statement"],
  security_measures: ["priority"],
  test_cases: ["priority"],
};

/** What tables of a kind have that others have not. */
const telling: Partial<Record<Noun, readonly Label[]>> = {
  risks: ["probability", "impact", "mitigation"],
  user_stories: ["want", "so_that", "acceptance", "story", "role"],
  test_cases: ["given", "when", "then", "for_story"],
  security_measures: ["threat", "measure"],
  quality_requirements: ["target"],
  user_classes: ["privileges", "needs"],
  assumptions: ["statement", "consequence"],
  pages: ["page", "features"],
  external_interfaces: ["interface_kind"],
};

export function labelsOf(noun: Noun | "each" | "source"): Label[] {
  if (noun === "source") return [];
  const of = noun === "each" ? allNouns : [noun];
  return [
    ...new Set([
      ...of.flatMap((one) => [...(Object.keys(places[one]) as Label[]), ...(composed[one] ?? [])]),
      "id",
      "kind",
    ] as Label[]),
  ];
}

/** How a table is likely meant: by its columns, what stands in them, and the heading above it. */
export function guessTable(columns: readonly string[], rows: readonly (readonly string[])[], topic: Topic | undefined): TableUse {
  const meanings = columns.map(meaningsOf);
  const noun = guessNoun(columns, meanings, rows, topic);
  return { noun, columns: usesOf(noun, meanings, columns, rows) };
}

function guessNoun(
  columns: readonly string[],
  meanings: readonly Label[][],
  rows: readonly (readonly string[])[],
  topic: Topic | undefined,
): TableUse["noun"] {
  const has = (...wanted: Label[]) => wanted.filter((label) => meanings.some((of) => of.includes(label))).length;
  if (isGlossary(columns) || isMatrix(columns, rows)) return "source";
  if (has("probability") && has("impact", "mitigation")) return "risks";
  if (columns.some((name) => /^(?:use ?case|anwendungsfall|cas d['’]utilisation|caso de uso)\b/iu.test(name)))
    return "user_stories";
  if (has("when") && has("then")) return "test_cases";
  if (has("want", "so_that") >= 2 || (has("role") && has("want"))) return "user_stories";
  if (has("threat") && columns.some((name) => /threat|bedrohung|attack|angriff/iu.test(name)) && has("measure", "mitigation"))
    return "security_measures";
  if (has("consequence") && has("statement") && !has("probability")) return "assumptions";
  const kinds = meanings.findIndex((of) => of[0] === "kind" || (of[0] === "category" && !topic));
  const isBacklog = kinds >= 0 && rows.some((row) => nounOfType(row[kinds] ?? "") !== undefined);
  if (topic?.kind === "rows") {
    const strong = strongest(meanings);
    return strong && strong !== topic.noun && scoreOf(topic.noun, meanings) < 1 ? strong : topic.noun;
  }
  if (topic?.kind === "requirements") return isBacklog || !has("acceptance") ? "each" : (strongest(meanings) ?? "each");
  if (topic) return "source";
  if (isBacklog) return "each";
  const identified = prefixOf(meanings, rows);
  if (identified) return identified;
  const first = columns.map((name) => name.toLowerCase()).join(" | ");
  for (const [says, noun] of byFirst) if (says.test(first)) return noun;
  return (
    strongest(meanings) ??
    (has("name", "description") >= 1 && (has("id") || has("priority") || has("name", "description") === 2) ? "each" : "source")
  );
}

const byFirst: readonly [RegExp, Noun][] = [
  [/\b(?:personas?|user class|user role|role name|actor|rolle|nutzergruppe|benutzergruppe|zielgruppe|akteur)\b/u, "user_classes"],
  [/\b(?:screen|page name|page|view|seite|maske|ansicht)\b/u, "pages"],
  [/\b(?:interface|schnittstelle|integration)\b/u, "external_interfaces"],
  [/\b(?:assumption|annahme)\b/u, "assumptions"],
  [/\b(?:risk|risiko)\b/u, "risks"],
  [/\b(?:feature|function|funktion)\b/u, "features"],
];

function isGlossary(columns: readonly string[]): boolean {
  return columns.some((name) => /^(?:term|begriff|abbreviation|acronym|abkürzung)s?\b/iu.test(name.trim()));
}

const MARK = /^(?:[x✓✔●•✗rw-]|rw|yes|no|ja|nein)$/iu;
/** Who may do what, or what covers what: columns of marks. */
function isMatrix(columns: readonly string[], rows: readonly (readonly string[])[]): boolean {
  const marked = columns.filter(
    (_, at) => at > 0 && rows.some((row) => row[at]) && rows.every((row) => !row[at] || MARK.test(row[at])),
  );
  return columns.length > 3 && marked.length >= columns.length / 2;
}

const scoreOf = (noun: Noun, meanings: readonly Label[][]) =>
  (telling[noun] ?? []).filter((label) => meanings.some((of) => of.includes(label))).length;

function strongest(meanings: readonly Label[][]): Noun | undefined {
  const [best] = allNouns
    .map((noun) => ({ noun, score: scoreOf(noun, meanings) }))
    .toSorted((one, other) => other.score - one.score);
  return best && best.score >= 2 ? best.noun : meanings.some((of) => of.includes("acceptance")) ? "user_stories" : undefined;
}

function prefixOf(meanings: readonly Label[][], rows: readonly (readonly string[])[]): Noun | "each" | undefined {
  const at = meanings.findIndex((of) => of[0] === "id");
  if (at < 0) return undefined;
  const found = rows.map((row) => idIn(row[at] ?? "")?.noun);
  const different = [...new Set(found.filter((noun) => noun !== undefined))];
  if (different.length === 0 || found.filter(Boolean).length < rows.length / 2) return undefined;
  return different.length === 1 ? different[0] : "each";
}

function usesOf(
  noun: TableUse["noun"],
  meanings: readonly Label[][],
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): ColumnUse[] {
  const allowed = labelsOf(noun);
  const taken = new Set<ColumnUse>();
  const uses = meanings.map((of, at): ColumnUse => {
    if (noun === "source") return "source";
    const prefers: readonly Label[] = noun === "each" ? [] : (telling[noun] ?? []);
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
function withMain(
  uses: ColumnUse[],
  noun: Noun | "each",
  rows: readonly (readonly string[])[],
  columns: readonly string[],
): ColumnUse[] {
  const filled = [...uses];
  const saying: Label[] = ["description", "story", "statement", "measure", "threat", "when", "want", "name", "role", "page"];
  if (!filled.some((use) => (saying as ColumnUse[]).includes(use))) {
    const open = columns.map((_, at) => at).filter((at) => filled[at] === "note");
    const length = (at: number) => rows.reduce((sum, row) => sum + (row[at]?.length ?? 0), 0);
    const longest = open.toSorted((one, other) => length(other) - length(one))[0];
    if (longest !== undefined) filled[longest] = labelsOf(noun).includes("description") ? "description" : "name";
  }
  return filled;
}
