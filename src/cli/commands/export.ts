import { existsSync } from "node:fs";
import { basename, resolve } from "node:path";
import { defineCommand, exitCodes } from "#cli/command.ts";
import { Complaint } from "#cli/complaint.ts";
import { connection } from "#cli/connection/connection.ts";
import { exportFile } from "#cli/connection/export.ts";
import { projectOf } from "#cli/connection/specification.ts";
import { writeWhole } from "#cli/repository/write-whole.ts";
import { tell } from "#cli/terminal/output.ts";
import { type ExportFormat, exportFormats } from "#domain/export/formats.ts";

const textFormats = new Set<ExportFormat>(["markdown", "html", "json", "csv"]);
const list = (said: string) =>
  said
    .split(",")
    .map((one) => one.trim())
    .filter(Boolean);

export const command = defineCommand({
  usage: "[options]",
  words: { least: 0, most: 0 },
  about: [
    `Saves the specification as a file. Formats: ${exportFormats.join(", ")}.`,
    "Without --output the file gets the name the server gives it; '--output -' prints it.",
  ],
  options: {
    format: { type: "string", value: "format", short: "f", says: "what to save (markdown)" },
    output: { type: "string", value: "file", short: "o", says: "where to, or - for the terminal" },
    version: { type: "string", value: "version", says: "a version instead of the current one" },
    rows: { type: "string", value: "list", says: "these requirements alone, such as US-1,US-2" },
    chapters: { type: "string", value: "list", says: "these chapters alone, such as 3.1,4" },
    force: { type: "boolean", says: "write over a file that is there" },
  },
  examples: ["export --format pdf -o specification.pdf", "export -f docx --chapters 3.1", "export -o - --rows US-1,US-2"],
  run: async ({ options }) => {
    const { format = "markdown", output, version, rows, chapters } = options;
    if (!exportFormats.some((known) => known === format)) {
      throw new Complaint(`There is no format '${format}'; choose one of ${exportFormats.join(", ")}.`);
    }
    if (rows && chapters) throw new Complaint("Choose --rows or --chapters, not both.");
    const part = rows ? { rows: list(rows) } : chapters ? { chapters: list(chapters) } : undefined;
    const connected = await connection();
    const { bytes, name } = await exportFile({ ...connected, project: await projectOf(connected), format, version, part });
    if (output === "-") return printFile(format as ExportFormat, bytes);
    const path = resolve(output ?? safeName(name));
    if (existsSync(path) && !options.force) throw new Complaint(`${path} is there already; say --force to write over it.`);
    writeWhole(path, bytes);
    tell(`${path} (${bytes.byteLength.toLocaleString("en")} bytes)`);
    return exitCodes.fine;
  },
});

/** To a terminal without what it would obey, to a pipe as it is. */
async function printFile(format: ExportFormat, bytes: Uint8Array) {
  if (!process.stdout.isTTY) process.stdout.write(bytes);
  else if (textFormats.has(format)) (await import("#cli/terminal/output.ts")).printForeign(new TextDecoder().decode(bytes));
  else throw new Complaint(`${format} is not for a terminal; say --output <file>.`);
  return exitCodes.fine;
}

function safeName(name: string): string {
  const own = basename(name.replaceAll("\\", "/")).replace(/[^\p{L}\p{N}._-]/gu, "-");
  if (own === "" || own.startsWith(".")) throw new Complaint("The server named no file; say --output <file>.");
  return own;
}
