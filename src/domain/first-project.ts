import * as z from "zod";
import { defineContract } from "./contract.ts";
import { freeText, requiredText } from "./text.ts";

/** What the first screen of a new project asks; without a name the idea gives one. */
export const firstProjectInput = z.object({
  idea: requiredText("Say in a sentence or two what you want to build", 20_000),
  name: freeText(200),
  /** The key of the template whose answers come along, empty for none. */
  template: freeText(50),
});
export type FirstProjectInput = z.output<typeof firstProjectInput>;

/** The sample project of the organization, or of one's own where none is given; drafted when it is answered. */
export const startSample = defineContract({
  name: "start-sample",
  input: z.object({ organizationId: z.uuid().optional() }),
  output: z.object({ projectId: z.uuid(), organizationId: z.uuid() }),
});
