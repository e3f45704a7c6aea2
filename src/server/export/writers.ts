import type { Exported, Writer } from "#domain/export/exported.ts";
import type { ExportFormat } from "#domain/export/formats.ts";
import { Failure } from "#domain/failure.ts";

/** Who writes which format; each is loaded when it is asked for first. */
const writers: Readonly<Partial<Record<ExportFormat, () => Promise<Writer>>>> = {
  pdf: async () => (await import("./make-paper.ts")).writePdf,
  docx: async () => (await import("./make-paper.ts")).writeDocx,
  markdown: async () => (await import("#domain/export/markdown.ts")).writeMarkdown,
  "spec-kit": async () => (await import("./trees.ts")).writeSpecKit,
  kiro: async () => (await import("./trees.ts")).writeKiro,
  openspec: async () => (await import("./trees.ts")).writeOpenspec,
  "task-master": async () => (await import("./trees.ts")).writeTaskMaster,
  agents: async () => (await import("./trees.ts")).writeAgents,
  reqif: async () => (await import("./reqif.ts")).writeReqif,
  json: async () => (await import("#domain/export/write-json.ts")).writeJson,
  html: async () => (await import("#domain/export/html.ts")).writeHtml,
  gherkin: async () => (await import("#domain/export/gherkin.ts")).writeGherkin,
  csv: async () => (await import("#domain/export/csv.ts")).writeCsv,
  xlsx: async () => (await import("./xlsx.ts")).writeXlsx,
};

export const writtenFormats = Object.keys(writers) as readonly ExportFormat[];

export async function writeExport(format: ExportFormat, exported: Exported): Promise<string | Uint8Array> {
  const writer = await writers[format]?.();
  if (!writer) throw new Failure("invalid", "This format cannot be written yet. Choose another one.");
  return writer(exported);
}
