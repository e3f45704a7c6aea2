import type { Brief } from "#domain/brief.ts";
import { draftOverview } from "#domain/drafter/overview.ts";
import type { Question } from "#server/ai/ai.ts";
import { instructions } from "./instructions.ts";
import { material } from "./material.ts";
import { ofText, readText, textShape } from "./reading.ts";

export function askOverview(brief: Brief): Question<{ text: string }, string> {
  return {
    name: "overview",
    brief,
    instructions: instructions(
      "Write the project overview: what the product is, for whom, which problem it solves and what it is worth to them. 150 to 350 words, in paragraphs, with lists where they help.",
    ),
    prompt: material(brief, { of: "overview" }),
    shape: textShape,
    ofText,
    read: readText,
    draft: () => draftOverview(brief),
  };
}
