import {
  otherTechnology,
  specificationBackends,
  specificationDatabases,
  specificationFrontends,
} from "./catalog/specification-options.ts";

/** The three groups of the technology stack; `key` is the column the choice is stored in. */
export const technologyGroups = [
  { key: "frontend_details", label: "Frontend", choices: specificationFrontends },
  { key: "backend_details", label: "Backend", choices: specificationBackends },
  { key: "database_details", label: "Database", choices: specificationDatabases },
] as const;
export type TechnologyGroup = (typeof technologyGroups)[number];
export type TechnologyField = TechnologyGroup["key"];

/** In characters, for a technology of the person's own. */
export const technologyLength = 8000;

/** A stored technology as the choice it stands for; a text that is in no list is 'Other' with that text beside it. */
export function readTechnology(choices: readonly string[], stored: string | null | undefined): { choice: string; text: string } {
  const technology = stored?.trim() ?? "";
  if (!technology) return { choice: "", text: "" };
  if (choices.includes(technology)) return { choice: technology, text: "" };
  return { choice: otherTechnology, text: stored ?? "" };
}

/** What is stored for a choice and the text beside it; 'Other' stays until it is named. */
export function storedTechnology(choice: string, text: string): string {
  return choice === otherTechnology ? text.trim() || otherTechnology : choice;
}
