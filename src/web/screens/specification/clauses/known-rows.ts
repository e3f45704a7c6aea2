import { cite } from "#domain/citation.ts";
import { allNouns, type Noun } from "#domain/nouns/all.ts";
import type { ProjectContent } from "#domain/project-content.ts";

export type KnownRow = { id: string; noun: Noun; number: number; name: string; page_id?: string; cite: string };

/** Every row of a project by its id, in the order people read them. */
export function knownRows(content: ProjectContent): ReadonlyMap<string, KnownRow> {
  const rowsOf = (noun: Noun): { id: string; number: number; name: string; page_id?: string }[] => {
    if (noun !== "sections") return content[noun].map(({ id, number, name }) => ({ id, number, name }));
    return content.pages.flatMap((page) => page.sections.map(({ id, number, name }) => ({ id, number, name, page_id: page.id })));
  };
  return new Map(
    allNouns.flatMap((noun) => rowsOf(noun).map((row) => [row.id, { ...row, noun, cite: cite(noun, row.number) }] as const)),
  );
}
