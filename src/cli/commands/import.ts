import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { defineCommand, exitCodes, json } from "#cli/command.ts";
import { Complaint, TooSoon } from "#cli/complaint.ts";
import { type Connection, connection } from "#cli/connection/connection.ts";
import { exportFile } from "#cli/connection/export.ts";
import { callFunction } from "#cli/connection/functions.ts";
import { readSpecification } from "#cli/connection/specification.ts";
import { sameForSame, type Tools, withTools } from "#cli/connection/tools.ts";
import { type ImportPlan, type Proposed, proposalsOf } from "#cli/import/proposals-of.ts";
import { standingOfFile } from "#cli/import/standing-of.ts";
import { confirm } from "#cli/terminal/ask.ts";
import { print, printJson, tell } from "#cli/terminal/output.ts";
import { plain } from "#cli/terminal/plain.ts";
import { bringableBytes, readSource } from "#domain/bring/source.ts";
import { projectFile } from "#domain/export/json.ts";

export const command = defineCommand({
  usage: "<file> [options]",
  words: { least: 1, most: 1 },
  about: [
    "Proposes what a file says otherwise than the specification: our own JSON or Markdown with changes, ReqIF, CSV, Excel, Word, PDF or text. People accept or decline each proposal; nothing is changed until then, and nothing is removed.",
    "It shows what it would propose first, and proposes it where you say yes or --yes. The same file brought again makes no proposal twice.",
    "Exit code 0: proposed, or there was nothing to propose; 1: it was only shown; 2: nothing could be done.",
  ],
  options: { yes: { type: "boolean", short: "y", says: "propose without asking" }, json },
  examples: ["import specification.json", "import requirements.csv --yes", "import SPECIFICATION.md --json"],
  run: async ({ options, words: [path = ""] }) => {
    const connected = await connection();
    const plan = await planOf(connected, path);
    if (options.json)
      printJson({ proposals: plan.planned.map(({ proposal }) => proposal), waiting: plan.waiting, same: plan.same });
    else print(plain(preview(plan)));
    if (plan.planned.length === 0) return exitCodes.fine;
    const isWanted = options.yes || (!options.json && (await confirm(`Make ${plan.planned.length} proposals?`)));
    if (!isWanted) {
      tell("Nothing was proposed; say --yes to propose it.");
      return exitCodes.findings;
    }
    await withTools(connected, async (tools) => {
      for (const { proposal } of plan.planned) await propose(tools, proposal, basename(path));
    });
    tell(`${plan.planned.length} proposed; people decide.`);
    return exitCodes.fine;
  },
});

async function planOf(connected: Connection, path: string): Promise<ImportPlan> {
  const described = await readSpecification(connected);
  const [source, { bytes }] = await Promise.all([
    callFunction(connected, readSource, { name: basename(path), content: readBytes(path).toString("base64") }),
    exportFile({ ...connected, project: described.project.id, format: "json" }),
  ]);
  const file = projectFile.parse(JSON.parse(new TextDecoder().decode(bytes)));
  return proposalsOf(source, standingOfFile(file, described));
}

function readBytes(path: string): Buffer {
  try {
    const bytes = readFileSync(path);
    if (bytes.byteLength > bringableBytes) throw new Complaint(`'${path}' is larger than 5 MB; bring it in parts.`);
    return bytes;
  } catch (error) {
    throw error instanceof Complaint ? error : new Complaint(`'${path}' cannot be read.`);
  }
}

function preview({ planned, waiting, same }: ImportPlan): string {
  return [
    ...planned.map(({ says }) => says.replaceAll("\n", "\n    ")),
    ...(waiting.length > 0
      ? ["Later, once what they refer to was accepted and the file is brought again:", ...waiting.map((one) => `  ${one}`)]
      : []),
    `${planned.length} to propose, ${waiting.length} for later, ${same} as in the specification.`,
  ].join("\n");
}

/** A key has so many calls a minute; whoever has more to say waits. */
async function propose({ call }: Tools, proposal: Proposed, file: string): Promise<void> {
  const given = { ...proposal, why: `From ${file}` };
  try {
    await call("propose", { ...given, idempotency_key: sameForSame("propose", given) });
  } catch (error) {
    if (!(error instanceof TooSoon)) throw error;
    tell(`Waiting ${error.seconds} seconds: ${error.message}`);
    await delay(error.seconds * 1_000);
    await propose({ call }, proposal, file);
  }
}
