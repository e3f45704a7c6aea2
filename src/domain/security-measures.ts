import * as z from "zod";
import { defineContract } from "./contract.ts";
import { optionalText, requiredText } from "./text.ts";

export const securityMeasureInput = z.object({
  name: requiredText("Name the measure", 200).describe("A short title"),
  threat: requiredText("Say what it protects from", 4000).describe("What somebody might do, and what would come of it"),
  measure: requiredText("Say what is done against it", 8000).describe("What the product does against the threat"),
  verification: optionalText(4000).describe("How it is shown that the measure holds"),
});
export type SecurityMeasureInput = z.output<typeof securityMeasureInput>;

export const generateSecurityMeasures = defineContract({
  name: "generate-security-measures",
  input: z.object({ projectId: z.uuid() }),
  output: z.object({ count: z.int().nonnegative(), generationId: z.uuid() }),
});
