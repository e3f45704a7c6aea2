import type { Brief } from "#domain/brief.ts";
import { wishedText } from "#domain/drafter/wish/wished.ts";
import type { Question } from "#server/ai/ai.ts";
import { instructions } from "./instructions.ts";
import { material, type PartKey } from "./material.ts";
import { ofText, readText, textShape } from "./reading.ts";

type TextPrompt = {
  name: PartKey;
  task: string;
  /** What the text is made from. */
  from?: readonly PartKey[];
  draft(brief: Brief): string;
};

/** Asks for one text of a specification. */
export function textQuestion({ name, task, from = [], draft }: TextPrompt) {
  return (brief: Brief): Question<{ text: string }, string> => ({
    name: name.replaceAll("_", "-"),
    brief,
    instructions: instructions(task, brief),
    get prompt() {
      return material(brief, { of: name, from });
    },
    shape: textShape,
    ofText,
    read: readText,
    draft: () => wishedText(draft(brief), brief.instruction),
  });
}
