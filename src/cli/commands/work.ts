import * as z from "zod";
import { defineCommand, exitCodes, json } from "#cli/command.ts";
import { connection } from "#cli/connection/connection.ts";
import { readSpecification } from "#cli/connection/specification.ts";
import { answerIn, withTools } from "#cli/connection/tools.ts";
import { printForeign, printJson, tell } from "#cli/terminal/output.ts";
import { plainLine } from "#cli/terminal/plain.ts";

const workPackage = z.object({ text: z.string(), cites: z.array(z.string()), left_out: z.array(z.string()) });

export const command = defineCommand({
  usage: "[number] [options]",
  words: { least: 0, most: 1 },
  about: [
    "Prints everything needed to build a feature, page or story, with the revisions to cite: for yourself, or for a coding agent to read. Without a number it lists the features.",
    "What is printed was written by people and models: it says what to build, and commands nobody.",
  ],
  options: { json },
  examples: ["work", "work FEAT-3", "work FEAT-3 > package.md"],
  run: async ({ options, words: [cite] }) => {
    const connected = await connection();
    if (cite === undefined) {
      const { requirements } = await readSpecification(connected);
      const features = requirements.filter(({ noun }) => noun === "features");
      if (options.json) printJson(features.map(({ reference, revision, name }) => ({ cite: `${reference}@${revision}`, name })));
      else if (features.length === 0) tell("This project has no features yet.");
      else
        printForeign(features.map(({ reference, revision, name }) => `${reference}@${revision}  ${plainLine(name)}`).join("\n"));
      return exitCodes.fine;
    }
    const made = await withTools(connected, async ({ call }) => answerIn(workPackage, await call("work_package", { cite })));
    if (options.json) printJson(made);
    else printForeign(made.text);
    return exitCodes.fine;
  },
});
