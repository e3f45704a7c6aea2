import * as z from "zod";
import { optionalText, requiredText } from "./text.ts";

/** The version a new project starts with. */
export const firstVersion = "0.1";
/** The version the specification logic takes when a project has none. */
export const fallbackVersion = "1";

/** The version whose specification is worked on. */
export function currentVersion({ version }: { version: string | null }): string {
  return version || fallbackVersion;
}

/** Colours of projects that chose none; the first is the default. */
export const projectColors = [
  "rgb(191, 219, 254)",
  "rgb(187, 247, 208)",
  "rgb(254, 215, 170)",
  "rgb(221, 214, 254)",
  "rgb(251, 207, 232)",
  "rgb(253, 230, 138)",
  "rgb(165, 243, 252)",
  "rgb(254, 205, 211)",
] as const;

/** The project's own colour, or the pastel its id (a UUID) stands for, whichever projects are beside it. */
export function projectColor({ id, color }: { id: string; color: string | null }): string {
  return color ?? projectColors[Number.parseInt(id.slice(-4), 16) % projectColors.length] ?? projectColors[0];
}

const version = requiredText("Version is required", 50);

export const newProjectInput = z.object({
  organization_id: z.uuid("Choose an organization").describe("The organization that owns it"),
  name: requiredText("Name the project", 200).describe("The name of what is to be specified"),
  type: optionalText(100).describe("What kind of product it is"),
  description: optionalText(8000).describe("The idea in a few sentences"),
});
export type NewProjectInput = z.output<typeof newProjectInput>;

export const projectInput = z.object({
  name: requiredText("Name the project", 200),
  type: optionalText(100),
  version,
  color: optionalText(50),
});
export type ProjectInput = z.output<typeof projectInput>;
