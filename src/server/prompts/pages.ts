import * as z from "zod";
import type { DraftedPage } from "#data/generations.ts";
import type { Brief } from "#domain/brief.ts";
import { draftPages } from "#domain/drafter/pages.ts";
import { SAME_NAME, withoutRepeats } from "#domain/drafter/similarity.ts";
import { wishedRows } from "#domain/drafter/wish/wished.ts";
import { nouns } from "#domain/nouns/all.ts";
import type { Resting, RestsOn } from "#domain/sources.ts";
import type { Question } from "#server/ai/ai.ts";
import { instructions } from "./instructions.ts";
import { namedIds, naming } from "./naming.ts";
import { usable } from "./reading.ts";
import { saidIn } from "./said.ts";

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
          rests_on: namedIds,
        }),
      ),
      rests_on: namedIds,
    }),
  ),
});
const draftedPage = nouns.pages.input
  .pick({ name: true, description: true, features: true })
  .extend({ sections: z.array(nouns.sections.words.extend({ rests_on: z.custom<RestsOn>().exactOptional() })) });

export function askPages(brief: Brief): Question<z.output<typeof shape>, Resting<DraftedPage>[]> {
  const said = saidIn(brief, { of: "pages", from: ["user_classes"] });
  const added = (drafted: Resting<DraftedPage>[]) =>
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
      `List the pages (screens) of the product: 5 to 12 of them, each with 1 to 6 sections. Cover what every user class does. ${naming}`,
      brief,
    ),
    get prompt() {
      return said().prompt;
    },
    shape,
    read: ({ pages }) => {
      const { resting } = said();
      return added(
        usable(
          draftedPage,
          pages.map((page) => resting({ ...page, sections: page.sections.map(resting) })),
        ),
      );
    },
    draft: () => wishedRows(added(draftPages(brief)), brief.instruction, "pages"),
  };
}
