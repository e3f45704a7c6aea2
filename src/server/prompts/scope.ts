import type { Brief } from "#domain/brief.ts";
import { draftScope } from "#domain/drafter/scope.ts";
import type { Question } from "#server/ai/ai.ts";
import { instructions } from "./instructions.ts";
import { material } from "./material.ts";
import { ofText, readText, textShape } from "./reading.ts";

export function askScope(brief: Brief): Question<{ text: string }, string> {
  return {
    name: "scope",
    brief,
    instructions: instructions(
      "Write the project scope: what the first version will do, as a list; what it will not do, as a list; and what it depends on. 150 to 400 words.",
    ),
    prompt: material(brief, { of: "scope", from: ["overview"] }),
    shape: textShape,
    ofText,
    read: readText,
    draft: () => draftScope(brief),
  };
}
