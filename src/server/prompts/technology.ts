import * as z from "zod";
import type { Brief } from "#domain/brief.ts";
import { chosenTechnology } from "#domain/drafter/chosen-technology.ts";
import type { DraftedText } from "#domain/drafting-parts.ts";
import { Failure } from "#domain/failure.ts";
import { technologyGroups, technologyLength } from "#domain/technology-stack.ts";
import type { Question } from "#server/ai/ai.ts";
import { instructions } from "./instructions.ts";
import { material } from "./material.ts";
import { noUsableAnswer } from "./reading.ts";

const shape = z.object({
  frontend: z.string().describe("What the frontend is built with"),
  backend: z.string().describe("What the backend is built with"),
  database: z.string().describe("The database"),
});
type Technology = { [Part in keyof z.output<typeof shape>]: string | undefined };
type Texts = { [Text in DraftedText]?: string };

const choices = technologyGroups.map((group) => `${group.label}: ${group.choices.join(", ")}`).join("; ");

/** Without a model only what the questionnaire names: nobody's choice is guessed. */
export function askTechnology(brief: Brief): Question<z.output<typeof shape>, Texts> {
  return {
    name: "technology",
    brief,
    instructions: instructions(
      `Choose the technology where none is chosen yet, and keep what is. Where one of these fits, use its name: ${choices}. Else name another one, in a few words.`,
      brief,
    ),
    get prompt() {
      return material(brief, { of: "technology", from: ["decisions"] });
    },
    shape,
    read: (asked) => {
      const texts = textsOf(asked);
      if (Object.keys(texts).length === 0) throw new Failure("unavailable", noUsableAnswer);
      return texts;
    },
    draft: () => textsOf(chosenTechnology(brief)),
  };
}

function textsOf({ frontend, backend, database }: Technology): Texts {
  const said = { frontend_details: frontend, backend_details: backend, database_details: database };
  const texts = Object.entries(said).flatMap(([column, text]) => {
    const words = text?.trim() ?? "";
    return words && words.length <= technologyLength ? [[column, words]] : [];
  });
  return Object.fromEntries(texts);
}
