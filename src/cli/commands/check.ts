import { resolve } from "node:path";
import { checkRepository } from "#cli/check/check-repository.ts";
import { asJson, asText } from "#cli/check/printed.ts";
import { toSarif } from "#cli/check/sarif.ts";
import { defineCommand, type ExitCode, exitCodes, json } from "#cli/command.ts";
import { Complaint } from "#cli/complaint.ts";
import { writeWhole } from "#cli/repository/write-whole.ts";
import { print, printJson } from "#cli/terminal/output.ts";

const failures = ["stale", "unknown", "bare", "uncovered", "quality"] as const;
type Failing = (typeof failures)[number];

export const command = defineCommand({
  usage: "[paths] [options]",
  words: { least: 0, most: Number.POSITIVE_INFINITY },
  about: [
    "Finds citations such as US-14@3 in the files git keeps, and says which requirements were changed since (stale) or are not there (unknown). A number without a revision, such as US-14, is told and is no finding.",
    "Files that 'pull' wrote are not looked at: they cite what they were written from. Binary files, and files over 2 MB, are left out.",
    "With --quality the wording of the requirements is checked as well; what people keep with a reason is no finding.",
    "Exit code 0: nothing was found; 1: citations are stale or unknown, or words are found; 2: nothing could be checked.",
  ],
  options: {
    commits: { type: "string", value: "range", says: "look at the messages of these commits too, such as main..HEAD" },
    coverage: { type: "boolean", says: "list the requirements that nothing cites" },
    "fail-on": {
      type: "string",
      value: "list",
      says: "what is a finding: of stale,unknown,bare,uncovered,quality (stale,unknown, and quality where it is asked for)",
    },
    quality: { type: "boolean", says: "check the wording of the requirements too, by the project's own rules" },
    offline: { type: "boolean", says: "compare with what was pulled last, without asking the server" },
    sarif: { type: "string", value: "file", says: "write the findings as SARIF 2.1.0, for code hosts" },
    json,
  },
  examples: [
    "check",
    "check src tests --commits main..HEAD",
    "check --coverage --fail-on stale,unknown,uncovered",
    "check --quality --sarif findings.sarif",
  ],
  run: async ({ options, words }): Promise<ExitCode> => {
    const failing = readFailing(options["fail-on"], options.quality);
    const quality = options.quality === true || failing.includes("quality");
    const coverage = options.coverage === true || failing.includes("uncovered");
    const { commits, offline = false } = options;
    const checked = await checkRepository({ paths: words, commits, offline, coverage, quality });
    if (options.sarif) writeWhole(resolve(options.sarif), `${JSON.stringify(toSarif(checked), null, 2)}\n`);
    if (options.json) printJson(asJson(checked));
    else print(asText(checked));
    const found = failing.some((kind) => {
      if (kind === "uncovered") return checked.uncovered.length > 0;
      if (kind === "quality") return (checked.wording?.findings.length ?? 0) > 0;
      return checked.judged.some(({ verdict }) => verdict === kind);
    });
    return found ? exitCodes.findings : exitCodes.fine;
  },
});

function readFailing(list: string | undefined, quality = false): readonly Failing[] {
  const said = list ?? (quality ? "stale,unknown,quality" : "stale,unknown");
  const named = said.split(",").map((word) => word.trim());
  const unknown = named.find((word) => !failures.some((known) => known === word));
  if (unknown !== undefined) throw new Complaint(`'--fail-on' takes ${failures.join(", ")}, and not '${unknown}'.`);
  return named as Failing[];
}
