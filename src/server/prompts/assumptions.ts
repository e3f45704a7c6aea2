import * as z from "zod";
import type { Brief } from "#domain/brief.ts";
import { draftAssumptions } from "#domain/drafter/assumptions.ts";
import { SAME_NAME, withoutRepeats } from "#domain/drafter/similarity.ts";
import { nouns } from "#domain/nouns/all.ts";
import type { AssumptionInput } from "#domain/nouns/assumptions.ts";
import type { Question } from "#server/ai/ai.ts";
import { instructions } from "./instructions.ts";
import { material } from "./material.ts";
import { usable } from "./reading.ts";

const shape = z.object({
  assumptions: z.array(
    z.object({
      name: z.string().describe("A short title, at most 8 words"),
      statement: z
        .string()
        .describe(
          "What is taken for granted though nobody has confirmed it, as one statement about this product that can turn out false",
        ),
      consequence: z.string().describe("What changes in the product if it is wrong, naming the pages, people or costs concerned"),
    }),
  ),
});

export function askAssumptions(brief: Brief): Question<z.output<typeof shape>, AssumptionInput[]> {
  const known = brief.assumptions.map((row) => row.name);
  const added = (drafted: AssumptionInput[]) => withoutRepeats(drafted, (row) => row.name, known, SAME_NAME);
  return {
    name: "assumptions",
    brief,
    instructions: instructions(
      "List what this specification takes for granted and nobody has confirmed: 4 to 10 assumptions on its people, devices, data, partners, laws and volumes, those first whose error would cost most.",
    ),
    prompt: material(brief, { of: "assumptions", from: ["decisions", "technology", "user_classes", "pages"] }),
    shape,
    read: ({ assumptions }) => added(usable(nouns.assumptions.input, assumptions)),
    draft: () => added(draftAssumptions(brief)),
  };
}
