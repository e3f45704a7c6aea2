import * as z from "zod";
import { defineContract } from "./contract.ts";

export const generationStatuses = ["running", "succeeded", "failed", "undone"] as const;
export type GenerationStatus = (typeof generationStatuses)[number];

/** The name the built-in drafter goes by where a provider's name stands. */
export const builtInProvider = "built-in";

/** Who drafts on this server, so that the interface can say so plainly. */
export const describeDrafter = defineContract({
  name: "describe-drafter",
  input: z.object({}),
  output: z.object({ provider: z.string(), model: z.string().nullable(), built_in: z.boolean() }),
});
