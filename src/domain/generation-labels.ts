import { draftingPart, draftingParts } from "./drafting-parts.ts";
import type { Noun } from "./nouns/all.ts";
import type { SpecificationSection } from "./specifications.ts";

export const draftingFunctions: readonly string[] = draftingParts.map(({ name }) => name);

/** What a drafting function writes, by its name; a name of later versions speaks for itself. */
export function generationLabel(name: string): string {
  return draftingPart(name)?.label ?? name.replace(/^generate-/, "").replaceAll("-", " ");
}

/** The functions that draft what a section shows; none where nothing in it is drafted. */
export function draftingFunctionsOf(section: SpecificationSection): readonly string[] {
  return draftingParts.filter((part) => part.section === section).map(({ name }) => name);
}

/** The list a drafting function stores rows in, by its name; none for those whose answer is text. */
export function writtenList(name: string): Noun | undefined {
  return draftingPart(name)?.list;
}
