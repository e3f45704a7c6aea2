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

/** The row with this number or name; a number may be followed by the name. */
export function findRow({ rows }: Standing, noun: Noun, said: string): StandingRow | undefined {
  const list = rows[noun] ?? [];
  const [first = ""] = said.split(" ");
  const cited = first.startsWith(`${nouns[noun].prefix}-`)
    ? list.find(({ number }) => first === `${nouns[noun].prefix}-${number}`)
    : undefined;
  return cited ?? list.find(({ words }) => words.name?.trim().toLowerCase() === said.trim().toLowerCase());
}
