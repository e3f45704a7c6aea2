import type { Label } from "#domain/bring/labels.ts";

type Rows = readonly (readonly string[])[];
const filled = (rows: Rows, at: number) => rows.map((row) => row[at]?.trim() ?? "").filter(Boolean);

/** In words, on average: what is longer is a sentence. */
const MOST_NAME = 6;
const wordsIn = (rows: Rows, at: number) => {
  const cells = filled(rows, at);
  return cells.join(" ").split(/\s+/).length / Math.max(cells.length, 1);
};

/** Of two columns that both say what a row is, and none that names it, the first names it where it says it in a few words. */
export function withName(meanings: readonly Label[][], rows: Rows): Label[][] {
  const telling: readonly Label[] = ["name", "story", "want"];
  const [first, second] = meanings.flatMap((of, at) => (of[0] === "description" ? [at] : []));
  const isNamed = meanings.some((of) => telling.some((label) => of.includes(label)));
  if (isNamed || first === undefined || second === undefined) return [...meanings];
  const isName = wordsIn(rows, first) <= MOST_NAME && wordsIn(rows, first) < wordsIn(rows, second);
  return meanings.map((of, at) => (isName && at === first ? ["name", ...of] : of));
}

const EPIC = /^(?:epics?|epos|épopée|épica|epica)\b/iu;
/** Whether several rows stand under one cell, said in each of them or in the first alone. */
const isShared = (rows: Rows, at: number) => new Set(filled(rows, at)).size < rows.length;

/** A column such as `Epic` or `Feature` says what rows belong to, and names none, where another column tells them. */
export function withGroups(meanings: readonly Label[][], columns: readonly string[], rows: Rows): Label[][] {
  const tells = (of: readonly Label[]) => of.includes("story") || of.includes("want") || of[0] === "name";
  const isWished = meanings.some((of) => of.includes("want"));
  return meanings.map((of, at) => {
    // beside what is wanted, who wants it names nothing
    if (isWished && of.includes("role")) return of.filter((label) => label !== "name");
    const isGroup = of.includes("name") && of.includes("parent") && meanings.some((other, index) => index !== at && tells(other));
    return isGroup && (EPIC.test(columns[at]?.trim() ?? "") || isShared(rows, at)) ? of.filter((label) => label !== "name") : of;
  });
}

/** Rows whose group stands in the first of them alone, with the group in each. */
export function withGroupFilled(rows: Rows, parent: number): Rows {
  const cells = filled(rows, parent);
  const isFirstOnly = cells.length < rows.length && new Set(cells).size === cells.length && rows[0]?.[parent]?.trim();
  if (!isFirstOnly) return rows;
  let group = "";
  return rows.map((row) => {
    group = row[parent]?.trim() || group;
    return row.map((cell, at) => (at === parent ? group : cell));
  });
}
