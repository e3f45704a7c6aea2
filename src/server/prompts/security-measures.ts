import * as z from "zod";
import type { Brief } from "#domain/brief.ts";
import { draftSecurityMeasures } from "#domain/drafter/security-measures.ts";
import { SAME_NAME, withoutRepeats } from "#domain/drafter/similarity.ts";
import { nouns } from "#domain/nouns/all.ts";
import type { SecurityMeasureInput } from "#domain/nouns/security-measures.ts";
import type { Question } from "#server/ai/ai.ts";
import { instructions } from "./instructions.ts";
import { material } from "./material.ts";
import { usable } from "./reading.ts";

const shape = z.object({
  security_measures: z.array(
    z.object({
      name: z.string().describe("A short title, at most 8 words"),
      threat: z.string().describe("Who might do what to which data or page of this product, and what would come of it"),
      measure: z
        .string()
        .describe("What the product does against it, in 1 to 3 sentences, with numbers for times, counts and lengths"),
      verification: z.string().describe("The test, check or review that shows it holds, with what must come out"),
    }),
  ),
});

export function askSecurityMeasures(brief: Brief): Question<z.output<typeof shape>, SecurityMeasureInput[]> {
  const added = (drafted: SecurityMeasureInput[]) =>
    withoutRepeats(
      drafted,
      (row) => row.name,
      brief.security_measures.map((row) => row.name),
      SAME_NAME,
    );
  return {
    name: "security-measures",
    brief,
    instructions: instructions(
      "List the security measures of the product: 6 to 14, against the worst threats first, for the pages, people, technology and integrations named.",
    ),
    prompt: material(brief, { of: "security_measures", from: ["pages", "user_classes", "technology", "risks"] }),
    shape,
    read: ({ security_measures }) => added(usable(nouns.security_measures.input, security_measures)),
    draft: () => added(draftSecurityMeasures(brief)),
  };
}
