import { strFromU8, unzipSync } from "fflate";
import * as z from "zod";
import { recordExportWithKey } from "#data/audit-events.ts";
import { readToTakeWithKey } from "#data/with-key.ts";
import { exportSpecification } from "#domain/export/export-specification.ts";
import { describedFormats, type ExportFormat } from "#domain/export/formats.ts";
import type { ExportPart } from "#domain/export/narrowed.ts";
import { Failure } from "#domain/failure.ts";
import { writeFile } from "#server/export/write-file.ts";
import type { NamedFile } from "#server/functions/function.ts";
import { wholeProjects } from "#server/looking/whole-projects.ts";
import type { HandedFile } from "#server/mcp/handed-file.ts";
import { defineFileTool, type Handing } from "#server/mcp/tool.ts";

/** In bytes: what an agent reads, and what it only passes on. */
const MOST_TEXT = 200_000;
const MOST_BINARY = 1_000_000;

/** Archives that an agent reads, and does not lay down as a whole. */
const readOneByOne: ReadonlySet<ExportFormat> = new Set<ExportFormat>(["gherkin", "agents"]);

const { format, version } = exportSpecification.input.shape;

export const exportFile = defineFileTool({
  name: "export",
  title: "Export a file",
  description:
    "The specification as a file, whole, by chapters (3.1) or by rows (US-14): text up to 200 kB (gherkin and agents file by file), other formats in base64 up to 1 MB. For one feature take work_package.",
  input: z.object({
    format,
    version,
    chapters: z.array(z.string().max(40)).min(1).max(500).optional(),
    rows: z.array(z.string().max(80)).min(1).max(500).optional(),
  }),
  output: { format: z.string(), version: z.string() },
  run: async ({ format, version, chapters, rows }, { db, by, origin, opened: { project_id }, writing, whose }) => {
    const { beside: wanted = [] } = describedFormats[format];
    const part = partOf({ chapters, rows });
    const read = () => readToTakeWithKey(db, { ...by, version, wanted });
    const { file, of } = await wholeProjects.within(whose, read, ({ content, beside }) =>
      writeFile({ content, beside, format, part, origin, project_id }, { writing, whose }),
    );
    refuseMuch({ file, format, chapters: of.chapters, origin, body: { projectId: project_id, format, version } });
    await recordExportWithKey(db, { ...by, what: "specification", format });
    return { answer: { format, version: of.version }, files: filesOf(format, file) };
  },
});

function partOf({ chapters, rows }: { chapters?: string[] | undefined; rows?: string[] | undefined }): ExportPart | undefined {
  if (chapters && rows) throw new Failure("invalid", "Ask for chapters or for rows, not for both.");
  if (chapters) return { chapters: chapters.map((one) => one.trim()) };
  return rows && { rows: rows.map((one) => one.trim().replace(/@\d+$/, "").toUpperCase()) };
}

function filesOf(format: ExportFormat, { name, type, bytes }: NamedFile): HandedFile[] {
  if (!isOpened(format, bytes)) return [{ name, media_type: type, content: bytes }];
  return Object.entries(unzipSync(bytes)).map(([path, text]) => ({
    name: path,
    media_type: path.endsWith(".md") ? "text/markdown" : "text/plain",
    content: strFromU8(text),
  }));
}

function isOpened(format: ExportFormat, bytes: NamedFile["bytes"]): bytes is Uint8Array {
  return typeof bytes !== "string" && readOneByOne.has(format);
}

type Made = { file: NamedFile; format: ExportFormat; chapters: readonly string[]; body: object } & Pick<Handing, "origin">;

function refuseMuch({ file, format, chapters, origin, body }: Made) {
  const { bytes } = file;
  const isText = typeof bytes === "string" || isOpened(format, bytes);
  const [most, unit] = isText ? [MOST_TEXT, "bytes of text"] : [MOST_BINARY, "bytes"];
  const size = isOpened(format, bytes) ? unfoldedSize(bytes) : Buffer.byteLength(bytes);
  if (size <= most) return;
  throw new Failure(
    "invalid",
    `${file.name} is ${size.toLocaleString("en")} ${unit}, and a tool hands over ${most.toLocaleString("en")} at most. Ask for some of its chapters (${chapters.join(", ")}) or for rows; or take it whole with a project's API key that was made by hand: product-architect export, or POST ${origin}/functions/v1/${exportSpecification.name} ${JSON.stringify(body)}.`,
  );
}

/** As the archive says, which is ours: nothing of it is unfolded for that. */
function unfoldedSize(archive: Uint8Array): number {
  let size = 0;
  const add = ({ originalSize }: { originalSize: number }) => {
    size += originalSize;
    return false;
  };
  unzipSync(archive, { filter: add });
  return size;
}
