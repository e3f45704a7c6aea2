import { designFilesBucket, readDesignConnections, storedDesignConnections } from "#domain/design-connections.ts";
import type { ContentSpecification } from "#domain/project-content.ts";
import { answer } from "#domain/questionnaires.ts";
import { pathInBucket } from "#domain/stored-files.ts";
import { circularRadius, designSystemLabel, hasStyleGuide, readStyleGuide } from "#domain/style-guide.ts";
import { said } from "./blocks.ts";
import type { Inline } from "./document.ts";
import type { DocumentInput } from "./document-input.ts";
import { answered } from "./technology.ts";

/** What was decided about the look, as rows of aspect and choice: the style guide's word before the questionnaire's. */
export function designRows({ questionnaire: form, specification }: Pick<DocumentInput, "questionnaire" | "specification">) {
  const guide = styleGuideOf(specification);
  return answered([
    ["Design framework", answer(form?.design_framework, form?.design_framework_other)],
    ["Design system", guide ? designSystemLabel(guide.design_system) : ""],
    ["Address of the design system", said(specification?.custom_design_system_url)],
    ["Primary colour", guide?.primary_color ?? said(form?.main_color_primary)],
    ["Secondary colour", guide?.secondary_color ?? said(form?.main_color_secondary)],
    ["Primary font", guide?.primary_font ?? said(form?.main_font_primary)],
    ["Secondary font", guide?.secondary_font ?? said(form?.main_font_secondary)],
    ["Corner radius, small", radius(guide?.roundedSmall)],
    ["Corner radius, medium", radius(guide?.roundedMedium)],
    ["Corner radius, large", radius(guide?.roundedLarge)],
    ["Corner radius, circular", radius(guide?.circular)],
  ]);
}

function styleGuideOf(specification: ContentSpecification | null) {
  return specification && hasStyleGuide(specification) ? readStyleGuide(specification) : null;
}

function radius(pixels: string | undefined): string {
  if (!pixels) return "";
  return Number(pixels) === circularRadius ? "50%" : `${pixels} px`;
}

function isElsewhere(file: { path: string; url: string }): boolean {
  return file.url !== "" && pathInBucket(designFilesBucket, file) === null;
}

/** Where the designs lie and what they take after, one a line. */
export function designReferences(specification: ContentSpecification | null): Inline[][] {
  const { figma_links, inspiration_links, design_files } = storedDesignConnections(
    readDesignConnections(specification?.design_connections),
  );
  return [
    ...figma_links.map((link) => [`Design: ${said(link)}`]),
    ...inspiration_links.map((link) => [`Inspiration: ${said(link)}`]),
    // a file of the project opens for its members alone: an address would lead everybody else nowhere
    ...design_files.map((file) => [`Design image: ${said(file.name)}${isElsewhere(file) ? `, ${said(file.url)}` : ""}`]),
  ];
}
