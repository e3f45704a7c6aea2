import { defineCommand, exitCodes, json } from "#cli/command.ts";
import { Complaint } from "#cli/complaint.ts";
import { connection } from "#cli/connection/connection.ts";
import { exportFile } from "#cli/connection/export.ts";
import { readSpecification } from "#cli/connection/specification.ts";
import { applyPlan } from "#cli/pull/apply.ts";
import { ofTree, type Tree, trees } from "#cli/pull/of-tree.ts";
import { type Plan, planPull } from "#cli/pull/plan.ts";
import { refuseLinkOnTheWay, safePath } from "#cli/pull/safe-path.ts";
import { unzip } from "#cli/pull/unzip.ts";
import { lockPath, readLock, writeLock } from "#cli/repository/lock.ts";
import { printJson, tell } from "#cli/terminal/output.ts";
import { plainLine } from "#cli/terminal/plain.ts";

const formats = ["markdown", ...trees] as const;

export const command = defineCommand({
  usage: "[format] [options]",
  words: { least: 0, most: 1 },
  about: [
    `Writes the specification into the repository: as one document (markdown, the default), or as the files that ${trees.join(", ")} want.`,
    `${lockPath} remembers which revision of each requirement was pulled and what was written; commit it. A file that was changed here since is kept as it is and named, unless you say --force. What is no longer part of the specification is removed where nobody changed it.`,
    "Exit code 0: all is as in the specification; 1: files that were changed here were kept; 2: nothing was pulled.",
  ],
  options: {
    to: { type: "string", value: "file", says: "where the document is written (SPECIFICATION.md)" },
    force: { type: "boolean", says: "write over files that were changed here" },
    json,
  },
  examples: ["pull", "pull --to docs/specification.md", "pull agents", "pull openspec --force"],
  run: async ({ options, words: [format = "markdown"] }) => {
    if (!formats.some((known) => known === format)) {
      throw new Complaint(`There is no '${format}' to pull; choose one of ${formats.join(", ")}.`);
    }
    if (options.to && format !== "markdown") throw new Complaint(`'--to' is for the document; ${format} has places of its own.`);
    const connected = await connection();
    const { root, address } = connected;
    const lock = readLock(root);
    const { project: opened, requirements } = await readSpecification(connected);
    const project = opened.id;
    const { bytes } = await exportFile({ ...connected, project, format });
    const files =
      format === "markdown"
        ? new Map([[safePath(options.to ?? "SPECIFICATION.md"), bytes]])
        : ofTree(format as Tree, unzip(bytes));
    const own = lock?.project === project ? lock : null;
    const plan = planPull(root, files, { format, lock: own, force: options.force ?? false });
    refuseLinkOnTheWay(root, lockPath);
    applyPlan(root, plan);
    writeLock(root, {
      lock_version: 1,
      address,
      project,
      requirements: Object.fromEntries(
        requirements.map(({ reference, revision, name }) => [reference, { revision, name: plainLine(name) }]),
      ),
      files: { ...own?.files, [format]: plan.hashes },
    });
    if (options.json) printJson({ written: [...plan.write.keys()], removed: plan.remove, kept: plan.kept, unchanged: plan.same });
    else tellPlan(plan);
    return plan.kept.length > 0 ? exitCodes.findings : exitCodes.fine;
  },
});

function tellPlan({ write, remove, kept, same }: Plan): void {
  for (const path of write.keys()) tell(`written  ${path}`);
  for (const path of remove) tell(`removed  ${path}`);
  for (const path of kept) tell(`kept     ${path}: it was changed here; say --force to write over it`);
  tell(`${write.size} written, ${remove.length} removed, ${kept.length} kept, ${same} unchanged.`);
}
