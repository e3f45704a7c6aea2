import { allNouns, asTitle, type Noun, nouns } from "#domain/nouns/all.ts";
import type { SpecificationSection } from "./specifications.ts";

/** The functions that draft a part of a specification, what it is called, where it is shown and in which list its rows are stored. */
const parts: readonly { name: string; label: string; section: SpecificationSection; list?: Noun }[] = [
  { name: "generate-overview", label: "Overview", section: "projectIntroduction" },
  { name: "generate-scope", label: "Scope", section: "projectIntroduction" },
  { name: "generate-references", label: "References", section: "projectIntroduction" },
  { name: "generate-product-perspective", label: "Product perspective", section: "projectIntroduction" },
  { name: "generate-pricing", label: "Pricing", section: "overallDescription" },
  ...allNouns.flatMap((list) => {
    const noun = nouns[list];
    return "generate" in noun ? [{ name: noun.generate.name, label: asTitle(noun.many), section: noun.section, list }] : [];
  }),
];
const partOf = (name: string) => parts.find((part) => part.name === name);

export const draftingFunctions: readonly string[] = parts.map(({ name }) => name);

/** What a drafting function writes, by its name; a name of later versions speaks for itself. */
export function generationLabel(name: string): string {
  return partOf(name)?.label ?? name.replace(/^generate-/, "").replaceAll("-", " ");
}

/** The functions that draft what a section shows; none where nothing in it is drafted. */
export function draftingFunctionsOf(section: SpecificationSection): readonly string[] {
  return parts.filter((part) => part.section === section).map(({ name }) => name);
}

/** The list a drafting function stores rows in, by its name; none for those whose answer the person saves. */
export function writtenList(name: string): Noun | undefined {
  return partOf(name)?.list;
}
