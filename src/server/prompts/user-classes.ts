import * as z from "zod";
import type { Brief } from "#domain/brief.ts";
import { SAME_NAME, withoutRepeats } from "#domain/drafter/similarity.ts";
import { draftUserClasses } from "#domain/drafter/user-classes.ts";
import { nouns } from "#domain/nouns/all.ts";
import type { UserClassInput } from "#domain/nouns/user-classes.ts";
import type { Question } from "#server/ai/ai.ts";
import { instructions } from "./instructions.ts";
import { material } from "./material.ts";
import { usable } from "./reading.ts";

const shape = z.object({
  user_classes: z.array(
    z.object({
      name: z.string().describe("A group of users, in the singular, at most 5 words"),
      description: z.string().describe("Who they are and what they want, in 1 to 3 sentences"),
      privileges: z.string().describe("What they may see and do, one per line"),
    }),
  ),
});

export function askUserClasses(brief: Brief): Question<z.output<typeof shape>, UserClassInput[]> {
  const added = (drafted: UserClassInput[]) =>
    withoutRepeats(
      drafted,
      (row) => row.name,
      brief.user_classes.map((row) => row.name),
      SAME_NAME,
    );
  return {
    name: "user-classes",
    brief,
    instructions: instructions(
      "List the user classes of the product: 2 to 8 groups of people who use it differently, its administrators included.",
    ),
    prompt: material(brief, { of: "user_classes" }),
    shape,
    read: ({ user_classes }) => added(usable(nouns.user_classes.input, user_classes)),
    draft: () => added(draftUserClasses(brief)),
  };
}
