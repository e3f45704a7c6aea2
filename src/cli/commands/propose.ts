import { readFileSync } from "node:fs";
import * as z from "zod";
import { defineCommand, exitCodes, json } from "#cli/command.ts";
import { Complaint } from "#cli/complaint.ts";
import { connection } from "#cli/connection/connection.ts";
import { answerIn, sameForSame, withTools } from "#cli/connection/tools.ts";
import { readInput } from "#cli/terminal/ask.ts";
import { printJson, tell } from "#cli/terminal/output.ts";
import { plainLine } from "#cli/terminal/plain.ts";

const made = z.object({ id: z.string(), state: z.string() });

export const command = defineCommand({
  usage: "<number> [options]",
  words: { least: 1, most: 1 },
  about: [
    "Proposes other words for a field of a requirement, at the revision you read, or that it be removed. A person accepts or declines it; nothing is changed until then. The key has to be one that may write.",
    "A text of the specification is named as its field is, such as project_scope@7. The same proposal made again is the same one.",
  ],
  options: {
    field: { type: "string", value: "field", says: "which field, such as story or acceptance_criteria" },
    value: { type: "string", value: "text", says: "what it shall say" },
    from: { type: "string", value: "file", says: "read that from a file, or from what is piped in with -" },
    remove: { type: "boolean", says: "propose that it be removed" },
    why: { type: "string", value: "text", says: "the reason, for the person who decides" },
    json,
  },
  examples: [
    'propose US-14@3 --field name --value "Pay by card" --why "Asked for by sales"',
    "propose US-14@3 --field acceptance_criteria --from criteria.txt",
    "propose FEAT-2@1 --remove",
  ],
  run: async ({ options, words: [cite = ""] }) => {
    const { field, remove, why } = options;
    const value = remove ? undefined : await readValue(options);
    const proposal = {
      cite,
      ...(remove ? { remove } : { ...(field ? { field } : {}), value }),
      ...(why ? { why } : {}),
    };
    const connected = await connection();
    const proposed = await withTools(connected, async ({ call }) =>
      answerIn(made, await call("propose", { ...proposal, idempotency_key: sameForSame("propose", proposal) })),
    );
    if (options.json) printJson(proposed);
    else if (proposed.state === "open") tell(`Proposed for ${cite}; a person decides.`);
    else tell(`This was proposed for ${cite} before, and ${plainLine(proposed.state)}.`);
    return exitCodes.fine;
  },
});

async function readValue({ value, from }: { value?: string; from?: string }): Promise<string> {
  if ((value === undefined) === (from === undefined)) throw new Complaint("Say --value or --from, or --remove.");
  if (value !== undefined) return value;
  try {
    return (from === "-" ? await readInput() : readFileSync(from ?? "", "utf8")).trimEnd();
  } catch (error) {
    throw error instanceof Complaint ? error : new Complaint(`'${from}' cannot be read.`);
  }
}
