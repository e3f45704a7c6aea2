import { asTitle, type Noun, nouns } from "#domain/nouns/all.ts";
import type { ProjectContent } from "./project-content.ts";
import {
  generateOverview,
  generatePricing,
  generateProductPerspective,
  generateReferences,
  generateScope,
  type SpecificationSection,
} from "./specifications.ts";

/** The texts of a specification that are drafted, by their columns. */
export const draftedTexts = [
  "project_overview",
  "project_scope",
  "references_list",
  "product_perspective",
  "business_model",
  "pricing_details",
  "frontend_details",
  "backend_details",
  "database_details",
] as const;
export type DraftedText = (typeof draftedTexts)[number];

type Texts = Partial<Readonly<Record<DraftedText, string | null>>>;
/** Whether a text that is drafted is still to be written; all of them are where there is no specification. */
export const lacksText = (specification: Texts | null) => draftedTexts.some((column) => !specification?.[column]?.trim());

type DraftedNoun = Exclude<Noun, "sections">;
type DraftedIn = { section: SpecificationSection; after?: readonly string[] };
/** A part of a specification that is drafted at once: the rows of a list, or texts. */
export type DraftingPart = {
  /** The function that drafts it, as its runs are recorded. */
  name: string;
  label: string;
  section: SpecificationSection;
  /** The functions whose drafts it is made from, where they are drafted in the same run. */
  after: readonly string[];
} & ({ list: DraftedNoun; texts?: undefined } | { texts: readonly DraftedText[]; list?: undefined });

const nameOf = (list: DraftedNoun) => nouns[list].generate.name;

function rows(list: DraftedNoun, ...after: string[]): DraftingPart {
  return { name: nameOf(list), label: asTitle(nouns[list].many), section: nouns[list].section, list, after };
}

function texts(name: string, label: string, columns: readonly DraftedText[], { section, after = [] }: DraftedIn): DraftingPart {
  return { name, label, section, texts: columns, after };
}

const introduction = "projectIntroduction";
export const draftingTechnology = "generate-technology";
const businessModel = "generate-business-model";
const features = nameOf("features");

/** Every part, in the order they build on each other. */
export const draftingParts: readonly DraftingPart[] = [
  rows("user_classes"),
  rows("pages", nameOf("user_classes")),
  rows("user_stories", nameOf("user_classes"), nameOf("pages")),
  rows("features", nameOf("pages"), nameOf("user_stories")),
  texts(generateOverview.name, "Overview", ["project_overview"], { section: introduction, after: [features] }),
  texts(generateScope.name, "Scope", ["project_scope"], { section: introduction, after: [generateOverview.name] }),
  texts(generateProductPerspective.name, "Product perspective", ["product_perspective"], {
    section: introduction,
    after: [generateOverview.name],
  }),
  texts(generateReferences.name, "References", ["references_list"], { section: introduction, after: [generateOverview.name] }),
  texts(draftingTechnology, "Technology", ["frontend_details", "backend_details", "database_details"], {
    section: "technologyStack",
    after: [features],
  }),
  rows("risks", features),
  rows("assumptions", features),
  rows("security_measures", nameOf("risks")),
  rows("external_interfaces", features, draftingTechnology),
  rows("quality_requirements", features),
  rows("test_cases", nameOf("user_stories")),
  rows("glossary_terms", features, nameOf("security_measures"), nameOf("external_interfaces"), nameOf("quality_requirements")),
  texts(businessModel, "Business model", ["business_model"], {
    section: "overallDescription",
    after: [generateOverview.name],
  }),
  texts(generatePricing.name, "Pricing", ["pricing_details"], { section: "overallDescription", after: [businessModel] }),
];

export function draftingPart(name: string): DraftingPart | undefined {
  return draftingParts.find((part) => part.name === name);
}

/** These parts and all that build on them, in their order. */
export function withDependents(names: readonly string[]): string[] {
  const wanted = new Set(names);
  for (const { name, after } of draftingParts) if (after.some((one) => wanted.has(one))) wanted.add(name);
  return draftingParts.flatMap(({ name }) => (wanted.has(name) ? [name] : []));
}

/** Whether something stands there, so that there is nothing to fill. */
export function isDrafted({ list, texts }: DraftingPart, content: ProjectContent): boolean {
  if (list !== undefined) return content[list].length > 0;
  return texts.every((column) => Boolean(content.specification?.[column]?.trim()));
}
