import { projectFileRows } from "#domain/export/json.ts";
import { allNouns, type Noun, nouns } from "#domain/nouns/all.ts";
import type { ContentSpecification, ProjectContent } from "#domain/project-content.ts";

/** A row that stands in the project, its references being numbers such as `UC-1`. */
export type StandingRow = { id: string; number: number; revision: number; words: Readonly<Record<string, string>> };
/** What a project says already, as what is brought is compared with it. */
export type Standing = {
  rows: Partial<Record<Noun, readonly StandingRow[]>>;
  specification: ContentSpecification | null;
  hasQuestionnaire: boolean;
};

export const nothingStanding: Standing = { rows: {}, specification: null, hasQuestionnaire: false };

export function standingOf(content: ProjectContent): Standing {
  const rows = projectFileRows(content);
  return {
    rows: Object.fromEntries(allNouns.map((noun) => [noun, rows[noun]])),
    specification: content.specification,
    hasQuestionnaire: content.questionnaire !== null,
  };
}

type Found = { byNumber: ReadonlyMap<number, StandingRow>; byName: ReadonlyMap<string, StandingRow> };
const found = new WeakMap<readonly StandingRow[], Found>();
const named = (name: string) => name.trim().toLowerCase();

/** Rows by what they are looked for, the first of each: many that are brought ask for many that stand. */
function foundIn(list: readonly StandingRow[]): Found {
  const before = found.get(list);
  if (before) return before;
  const backwards = list.toReversed();
  const made: Found = {
    byNumber: new Map(backwards.map((row) => [row.number, row])),
    byName: new Map(backwards.flatMap((row) => (row.words.name === undefined ? [] : [[named(row.words.name), row] as const]))),
  };
  found.set(list, made);
  return made;
}

export function rowNumbered({ rows }: Standing, noun: Noun, number: number): StandingRow | undefined {
  return foundIn(rows[noun] ?? []).byNumber.get(number);
}

/** The row with this number or name; a number may be followed by the name. */
export function findRow(standing: Standing, noun: Noun, said: string): StandingRow | undefined {
  const [first = ""] = said.split(" ", 1);
  const cited = first.startsWith(`${nouns[noun].prefix}-`) ? first.slice(nouns[noun].prefix.length + 1) : "";
  const row = /^[1-9]\d*$/.test(cited) ? rowNumbered(standing, noun, Number(cited)) : undefined;
  return row ?? foundIn(standing.rows[noun] ?? []).byName.get(named(said));
}
