import { type Choices, chosenWords } from "#domain/chosen-words.ts";
import { designFilesBucket, readDesignConnections, storedDesignConnections } from "#domain/design-connections.ts";
import type { ContentSpecification } from "#domain/project-content.ts";
import { pathInBucket } from "#domain/stored-files.ts";
import { circularRadius, designSystemLabel, readStyleGuide } from "#domain/style-guide.ts";
import { type Choice, madeOf, said } from "./blocks.ts";
import type { Inline } from "./document.ts";

/** What was decided about the look. */
export function designChoices(choices: Choices): Choice[] {
  const guide = readStyleGuide(chosenWords(choices));
  const chosen: [aspect: string, choice: string][] = [
    ["Design system", designSystemLabel(guide.design_system)],
    ["Address of the design system", guide.custom_design_system_url],
    ["Primary colour", guide.primary_color],
    ["Secondary colour", guide.secondary_color],
    ["Primary font", guide.primary_font],
    ["Secondary font", guide.secondary_font],
    ["Corner radius, small", radius(guide.roundedSmall)],
    ["Corner radius, medium", radius(guide.roundedMedium)],
    ["Corner radius, large", radius(guide.roundedLarge)],
    ["Corner radius, circular", radius(guide.circular)],
  ];
  return madeOf(chosen.map(([aspect, choice]) => [aspect, choice, "styleGuide"]));
}

function radius(pixels: string): string {
  if (!pixels) return "";
  return Number(pixels) === circularRadius ? "50%" : `${pixels} px`;
}

function isElsewhere(file: { path: string; url: string }): boolean {
  return file.url !== "" && pathInBucket(designFilesBucket, file) === null;
}

/** Where the designs lie and what they take after, one a line. */
export function designReferences(words: ContentSpecification): Inline[][] {
  const { figma_links, inspiration_links, design_files } = storedDesignConnections(
    readDesignConnections(words.design_connections),
  );
  return [
    ...figma_links.map((link) => [`Design: ${said(link)}`]),
    ...inspiration_links.map((link) => [`Inspiration: ${said(link)}`]),
    // a file of the project opens for its members alone: an address would lead everybody else nowhere
    ...design_files.map((file) => [`Design image: ${said(file.name)}${isElsewhere(file) ? `, ${said(file.url)}` : ""}`]),
  ];
}
