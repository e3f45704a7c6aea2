import type { SpecificationSection } from "./specifications.ts";

const labels: Record<string, string> = {
  "generate-overview": "Overview",
  "generate-scope": "Scope",
  "generate-pages": "Pages",
  "generate-user-classes": "User classes",
  "generate-user-stories": "User stories",
  "generate-feature": "Features",
  "generate-pricing": "Pricing",
  "generate-risks": "Risks",
  "generate-security-measures": "Security measures",
  "generate-test-cases": "Test cases",
  "generate-external-interfaces": "External interfaces",
  "generate-quality-requirements": "Quality requirements",
};

/** The functions that draft a part of a specification. */
export const draftingFunctions: readonly string[] = Object.keys(labels);

/** What a drafting function writes, by its name; a name of later versions speaks for itself. */
export function generationLabel(name: string): string {
  return labels[name] ?? name.replace(/^generate-/, "").replaceAll("-", " ");
}

const draftedIn: Partial<Record<SpecificationSection, readonly string[]>> = {
  projectIntroduction: ["generate-overview", "generate-scope"],
  overallDescription: ["generate-pricing"],
  pages: ["generate-pages"],
  features: ["generate-feature"],
  userClasses: ["generate-user-classes"],
  documentation: ["generate-user-stories"],
  risks: ["generate-risks"],
  securityMeasures: ["generate-security-measures"],
  testing: ["generate-test-cases"],
  externalInterfaces: ["generate-external-interfaces"],
  otherRequirements: ["generate-quality-requirements"],
};

/** The functions that draft what a section shows; none where nothing in it is drafted. */
export function draftingFunctionsOf(section: SpecificationSection): readonly string[] {
  return draftedIn[section] ?? [];
}

const writtenBy = {
  "generate-pages": "pages",
  "generate-user-classes": "user_classes",
  "generate-user-stories": "user_stories",
  "generate-feature": "features",
  "generate-risks": "risks",
  "generate-security-measures": "security_measures",
  "generate-test-cases": "test_cases",
  "generate-external-interfaces": "external_interfaces",
  "generate-quality-requirements": "quality_requirements",
} as const;
export type WrittenList = (typeof writtenBy)[keyof typeof writtenBy];

/** The list a drafting function stores rows in, by its name; none for those whose answer the person saves. */
export function writtenList(name: string): WrittenList | undefined {
  return Object.entries(writtenBy).find(([writer]) => writer === name)?.[1];
}
