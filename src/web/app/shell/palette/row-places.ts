import { cite } from "#domain/citation.ts";
import { allNouns, type Noun, nouns } from "#domain/nouns/all.ts";
import { type SpecificationSection, specificationMenu } from "#domain/specifications.ts";
import { sentence } from "#web/lib/noun-words.ts";
import { addressOfRow } from "#web/queries/row-address.ts";
import type { Place } from "./place.ts";

type Row = { project_id: string; number: number; name: string };
export type NumberedRows = Partial<Record<Noun, readonly Row[]>>;

const inMenu: readonly SpecificationSection[] = specificationMenu.flatMap(({ items }) => items.map(({ key }) => key));

/** The nouns in the order of the menu. */
export const nounsInMenu = allNouns.toSorted((a, b) => inMenu.indexOf(nouns[a].section) - inMenu.indexOf(nouns[b].section));

/** Whatever of a project has a number people cite, each at the place where it is drawn. */
export function rowPlaces(rows: NumberedRows): Place[] {
  return nounsInMenu.flatMap((noun) => {
    const group = noun === "sections" ? "Sections of pages" : sentence(nouns[noun].title);
    return (rows[noun] ?? []).map((row) => placeOf(noun, group, row));
  });
}

function placeOf(noun: Noun, group: string, row: Row): Place {
  const reference = cite(noun, row.number);
  const hint = belongsTo(row);
  return { id: reference, group, label: row.name, to: addressOfRow(noun, row), reference, ...(hint ? { hint } : {}) };
}

/** The name of the page a section is on, or of the class a story is told for. */
function belongsTo(row: object): string | undefined {
  const { pages, user_classes } = row as { pages?: { name: string }; user_classes?: { name: string } | null };
  return (pages ?? user_classes)?.name;
}
