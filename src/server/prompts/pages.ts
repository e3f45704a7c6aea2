import * as z from "zod";
import type { DraftedPage } from "#data/generations.ts";
import type { Brief } from "#domain/brief.ts";
import { draftPages } from "#domain/drafter/pages.ts";
import { SAME_NAME, withoutRepeats } from "#domain/drafter/similarity.ts";
import { wishedRows } from "#domain/drafter/wish/wished.ts";
import { nouns } from "#domain/nouns/all.ts";
import type { Question } from "#server/ai/ai.ts";
import { instructions } from "./instructions.ts";
import { material } from "./material.ts";
import { usable } from "./reading.ts";

const shape = z.object({
  pages: z.array(
    z.object({
      name: z.string().describe("What the page is called, at most 6 words"),
      description: z.string().describe("What the page is for, in 1 or 2 sentences"),
      features: z.string().describe("What can be done on it, one per line"),
      sections: z.array(
        z.object({
          name: z.string().describe("What the section is called"),
          description: z.string().describe("What it shows and does, in 1 or 2 sentences"),
        }),
      ),
    }),
  ),
});
const draftedPage = nouns.pages.input
  .pick({ name: true, description: true, features: true })
  .extend({ sections: z.array(nouns.sections.words) });

export function askPages(brief: Brief): Question<z.output<typeof shape>, DraftedPage[]> {
  const added = (drafted: DraftedPage[]) =>
    withoutRepeats(
      drafted,
      (row) => row.name,
      brief.pages.map((row) => row.name),
      SAME_NAME,
    );
  return {
    name: "pages",
    brief,
    instructions: instructions(
      "List the pages (screens) of the product: 5 to 12 of them, each with 1 to 6 sections. Cover what every user class does.",
      brief,
    ),
    prompt: material(brief, { of: "pages", from: ["user_classes"] }),
    shape,
    read: ({ pages }) => added(usable(draftedPage, pages)),
    draft: () => wishedRows(added(draftPages(brief)), brief.instruction, "pages"),
  };
}
