import * as z from "zod";
import type { Brief } from "#domain/brief.ts";
import { draftQualityRequirements } from "#domain/drafter/quality-requirements.ts";
import { SAME_NAME, withoutRepeats } from "#domain/drafter/similarity.ts";
import { nouns } from "#domain/nouns/all.ts";
import { type QualityRequirementInput, qualityCharacteristics } from "#domain/nouns/quality-requirements.ts";
import type { Question } from "#server/ai/ai.ts";
import { instructions } from "./instructions.ts";
import { material } from "./material.ts";
import { usable } from "./reading.ts";

const shape = z.object({
  quality_requirements: z.array(
    z.object({
      characteristic: z
        .string()
        .describe(
          `The characteristic of ISO/IEC 25010:2023, one of ${qualityCharacteristics.join(", ")}; these keys stay in English`,
        ),
      name: z.string().describe("A short title, at most 8 words"),
      description: z.string().describe("The requirement as one statement on what the product shall do or be"),
      target: z.string().describe("What can be measured: a number with its unit, its load and its share"),
      verification: z.string().describe("How the target is measured, by whom and when"),
    }),
  ),
});

export function askQualityRequirements(brief: Brief): Question<z.output<typeof shape>, QualityRequirementInput[]> {
  const added = (drafted: QualityRequirementInput[]) =>
    withoutRepeats(
      drafted,
      (row) => row.name,
      brief.quality_requirements.map((row) => row.name),
      SAME_NAME,
    );
  return {
    name: "quality-requirements",
    brief,
    instructions: instructions(
      "List the quality requirements of the product by the characteristics of ISO/IEC 25010:2023: at least 1 for each of the 9, 9 to 18 in all, each with a target that a number can miss.",
    ),
    prompt: material(brief, { of: "quality_requirements", from: ["pages", "user_classes", "technology"] }),
    shape,
    read: ({ quality_requirements }) =>
      added(
        usable(
          nouns.quality_requirements.input,
          quality_requirements.map((row) => ({
            ...row,
            characteristic: row.characteristic
              .trim()
              .toLowerCase()
              .replace(/[\s-]+/g, "_"),
          })),
        ),
      ),
    draft: () => added(draftQualityRequirements(brief)),
  };
}
