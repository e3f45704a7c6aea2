import { isNoun, type Noun, nouns } from "#domain/nouns/all.ts";
import type { Field } from "#domain/nouns/noun.ts";
import { isText } from "./kinds.ts";
import type { Placed } from "./placed.ts";
import { findRow, rowNumbered, type Standing, type StandingRow } from "./standing.ts";

/** A brought row beside what stands: new, the same, or a change of some fields; of a text, `text` is what it becomes. */
export type Match = {
  is: "new" | "same" | "change";
  row: Placed;
  stored?: StandingRow | undefined;
  fields: readonly string[];
  text?: string;
  /** What that text says now. */
  before?: string;
};
export type Matched = { match: Match };

/** What the person decided of single rows: by key, that one is added as new although another stands. */
export type Apart = ReadonlySet<string>;

export function matchRows(rows: readonly Placed[], standing: Standing, apart: Apart = new Set()): Matched[] {
  const taken = new Set<string>();
  return rows.map((row) => {
    const match = isText(row.kind) ? matchText(row, standing) : matchRow(row, standing, apart, taken);
    if (match.stored) taken.add(match.stored.id);
    return { match };
  });
}

function matchRow(row: Placed, standing: Standing, apart: Apart, taken: ReadonlySet<string>): Match {
  const { kind } = row;
  const isNew: Match = { is: "new", row, fields: [] };
  if (!isNoun(kind) || apart.has(row.key)) return isNew;
  const stored = storedFor(row, kind, standing);
  if (!stored || taken.has(stored.id)) return isNew;
  const fields = Object.entries<Field>(nouns[kind].fields)
    .filter(([name, field]) => isChanged(row.words[name], stored.words[name], field, standing))
    .map(([name]) => name);
  return { is: fields.length === 0 ? "same" : "change", row, stored, fields };
}

/** The row of the same number, where both speak of the same, else the one of the same name. */
function storedFor({ number, words }: Placed, noun: Noun, standing: Standing): StandingRow | undefined {
  const numbered = number ? rowNumbered(standing, noun, number) : undefined;
  if (numbered && isAlike(Object.values(words).join(" "), Object.values(numbered.words).join(" "))) return numbered;
  return words.name ? findRow(standing, noun, words.name) : undefined;
}

/** A file that does not say something changes nothing of it, and what is chosen once is never changed. */
function isChanged(brought: string | undefined, stored: string | undefined, field: Field, standing: Standing): boolean {
  const said = brought?.trim() ?? "";
  if (said === "" || field.once) return false;
  if (field.kind === "reference" && field.to && isNoun(field.to))
    return findRow(standing, field.to, said)?.id !== findRow(standing, field.to, stored ?? "")?.id;
  return normal(said) !== normal(stored ?? "");
}

/** Lines as our document writes them: without marks of lists and headings, words of steps and empty lines. */
function normal(text: string): string {
  const lines = text
    .replace(/^#+ +|\*\*/gm, "")
    .split("\n")
    .map((line) =>
      line
        .replace(/^\s*(?:[-*+•]|\d{1,9}[.)])\s+/, "")
        .replace(/^(?:given|when|then)\b[:,]?\s*/i, "")
        .trim(),
    );
  return lines.filter(Boolean).join("\n");
}

const MOST_COMPARED = 400;

/** Whether two texts share a third of the words of the shorter one. */
function isAlike(one: string, other: string): boolean {
  const wordsIn = (text: string) =>
    new Set(
      text
        .toLowerCase()
        .match(/[\p{L}\p{N}]{3,}/gu)
        ?.slice(0, MOST_COMPARED),
    );
  const [first, second] = [wordsIn(one), wordsIn(other)];
  const shared = [...first].filter((word) => second.has(word)).length;
  return shared >= Math.min(first.size, second.size) / 3;
}

/** A text takes the place of one that says much the same, and goes below any other. */
function matchText(row: Placed, { specification }: Standing): Match {
  const before = isText(row.kind) ? (specification?.[row.kind]?.trim() ?? "") : "";
  const brought = row.words.text?.trim() ?? "";
  if (!before) return { is: "new", row, fields: ["text"], text: brought };
  if (normal(before).includes(normal(brought))) return { is: "same", row, fields: [], text: before };
  const text = isAlike(before, brought) ? brought : `${before}\n\n${brought}`;
  return { is: "change", row, fields: ["text"], text, before };
}
