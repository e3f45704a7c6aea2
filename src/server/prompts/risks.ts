import * as z from "zod";
import type { Brief } from "#domain/brief.ts";
import { draftRisks } from "#domain/drafter/risks.ts";
import { SAME_NAME, withoutRepeats } from "#domain/drafter/similarity.ts";
import { nouns } from "#domain/nouns/all.ts";
import type { RiskInput } from "#domain/nouns/risks.ts";
import type { Question } from "#server/ai/ai.ts";
import { instructions } from "./instructions.ts";
import { material } from "./material.ts";
import { usable } from "./reading.ts";

const shape = z.object({
  risks: z.array(
    z.object({
      name: z.string().describe("A short title, at most 8 words"),
      functionality: z.string().describe("The functionality at risk"),
      description: z
        .string()
        .describe("What may happen, why, how bad it would be and what is done about it, in 2 to 4 sentences"),
    }),
  ),
});

export function askRisks(brief: Brief): Question<z.output<typeof shape>, RiskInput[]> {
  const added = (drafted: RiskInput[]) =>
    withoutRepeats(
      drafted,
      (row) => row.name,
      brief.risks.map((row) => row.name),
      SAME_NAME,
    );
  return {
    name: "risks",
    brief,
    instructions: instructions(
      "List the security, privacy, legal and operational risks of the product: 5 to 12, the worst first.",
    ),
    prompt: material(brief, { of: "risks", from: ["pages", "user_classes", "technology"] }),
    shape,
    read: ({ risks }) => added(usable(nouns.risks.input, risks)),
    draft: () => added(draftRisks(brief)),
  };
}
