import * as z from "zod";
import { type Brief, nothingYet } from "#domain/brief.ts";
import { Failure } from "#domain/failure.ts";
import { type Believed, possibleKinds, type Unit } from "#domain/quality/possible/possible.ts";
import { tokensIn } from "#domain/tokens.ts";
import type { Question } from "#server/ai/ai.ts";
import { fencedLine } from "./fence.ts";
import { isMaterial } from "./instructions.ts";
import { BRIEF_BUDGET } from "./material.ts";

/** Characters of one text. */
const MOST_TEXT = 1500;

const shape = z.object({
  findings: z.array(
    z.object({
      kind: z.enum(possibleKinds),
      sentence: z
        .string()
        .describe("What cannot both hold, is said twice or can be read in two ways: one sentence of at most 30 words"),
      rows: z.array(
        z.object({
          id: z.string().describe("The id in brackets, such as FEAT-3"),
          quote: z.string().describe("The words that are meant, exactly as they stand in that row"),
        }),
      ),
    }),
  ),
});

const task = [
  "You are a requirements engineer who reviews the rows of a software requirements specification.",
  isMaterial,
  "Each line begins with the id of its row in brackets.",
  "Name rows of which two cannot both hold (contradiction: two rows), rows that ask for the same in other words (duplicate: two rows), and rows that two builders would read in two ways (unclear: one row).",
  "Two rows may speak of other things, other people, another case or another unit of the same amount: that is no contradiction. Name nothing you are not sure of; where there is nothing, answer with an empty list. At most 20 in all, the gravest first.",
  "Cite each row by its id and quote the words that are meant exactly as they stand there. Write each sentence in the language of the rows.",
].join("\n");

/** The texts that have room in what a model is told, each as a line. */
export function possibleLines(units: readonly Unit[]): string[] {
  const lines: string[] = [];
  let used = 0;
  for (const { id, text } of units) {
    const line = fencedLine(`[${id}] ${text}`, MOST_TEXT);
    used += tokensIn(line) + 1;
    if (used > BRIEF_BUDGET) break;
    lines.push(line);
  }
  return lines;
}

/** What a model believes of these texts. */
export function askForPossible(
  project: Brief["project"],
  lines: readonly string[],
): Question<z.output<typeof shape>, Believed[]> {
  return {
    name: "possible",
    brief: { ...nothingYet, project },
    instructions: task,
    prompt: `## The rows\n${lines.join("\n")}`,
    shape,
    read: ({ findings }) => findings,
    draft: () => {
      throw new Failure("conflict", "Connect a language model first.");
    },
  };
}
