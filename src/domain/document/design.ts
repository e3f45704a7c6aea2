import { designFilesBucket, readDesignConnections, storedDesignConnections } from "#domain/design-connections.ts";
import { jsonFields, textIn } from "#domain/json-value.ts";
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
  const colors = jsonFields(specification?.selected_colors);
  const fonts = jsonFields(specification?.selected_typography);
  const corners = specification?.selected_corners ? guide : null;
  return answered([
    ["Design framework", answer(form?.design_framework, form?.design_framework_other)],
    ["Design system", guide ? designSystemLabel(guide.design_system) : ""],
    ["Address of the design system", said(specification?.custom_design_system_url)],
    ["Primary colour", textIn(colors.primary) || said(form?.main_color_primary)],
    ["Secondary colour", textIn(colors.secondary) || said(form?.main_color_secondary)],
    ["Primary font", textIn(fonts.primary) || said(form?.main_font_primary)],
    ["Secondary font", textIn(fonts.secondary) || said(form?.main_font_secondary)],
    ["Corner radius, small", radius(corners?.roundedSmall)],
    ["Corner radius, medium", radius(corners?.roundedMedium)],
    ["Corner radius, large", radius(corners?.roundedLarge)],
    ["Corner radius, circular", radius(corners?.circular)],
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

/** The links of the questionnaire that the design connections do not hold. */
export function askedLinks({ questionnaire, specification }: Pick<DocumentInput, "questionnaire" | "specification">): string[] {
  const { figma_links, inspiration_links } = readDesignConnections(specification?.design_connections);
  return (questionnaire?.design_links ?? []).filter(
    (link) => said(link) && ![...figma_links, ...inspiration_links].includes(link),
  );
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
