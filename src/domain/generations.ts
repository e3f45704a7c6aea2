import * as z from "zod";
import { defineContract } from "./contract.ts";

/** The name the built-in drafter goes by where a provider's name stands. */
export const builtInProvider = "built-in";

/** Who drafts for a project or an organization, or on this server where none is named, so that the interface can say so plainly. */
export const describeDrafter = defineContract({
  name: "describe-drafter",
  input: z.object({ projectId: z.uuid().optional(), organizationId: z.uuid().optional() }),
  output: z.object({
    provider: z.string(),
    model: z.string().nullable(),
    built_in: z.boolean(),
    own: z.boolean(),
    /** Whether AI search is set up on this server. */
    searches_web: z.boolean(),
  }),
});

/** Ends a run that is still being written; what came of a text stays with the person. */
export const stopGeneration = defineContract({
  name: "stop-generation",
  input: z.object({ generationId: z.uuid() }),
  output: z.object({ stopped: z.boolean() }),
});
