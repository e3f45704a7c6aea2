import { nothingYet } from "#domain/brief.ts";
import type { Question } from "#server/ai/ai.ts";
import { ofText, readText, textShape } from "./reading.ts";

/** The shortest question there is, to see whether a model answers at all. */
export function askHello(): Question<{ text: string }, string> {
  return {
    name: "hello",
    brief: { project: { name: "" }, ...nothingYet },
    instructions: "You show that you can be reached.",
    prompt: "Answer with the word hello.",
    shape: textShape,
    ofText,
    read: readText,
    draft: () => "hello",
  };
}
