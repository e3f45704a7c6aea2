import type { Exported } from "#domain/export/exported.ts";
import { exportedOf } from "#domain/export/exported-of.ts";
import { exportFileName } from "#domain/export/file-name.ts";
import { describedFormats, type ExportFormat } from "#domain/export/formats.ts";
import type { NamedFile } from "#server/functions/function.ts";
import type { Turns } from "#server/reading/turns.ts";
import { writeApart } from "./write-apart.ts";

type Asked = Omit<Parameters<typeof exportedOf>[0], "generated_at"> & { format: ExportFormat };

/** The file that was asked for, written in the turn of `who`, and the document it is of. */
export async function writeFile(
  { format, ...asked }: Asked,
  { writing, who }: { writing: Turns; who: string },
): Promise<{ file: NamedFile; document: Exported["document"] }> {
  const exported = exportedOf({ ...asked, generated_at: new Date().toISOString() });
  const bytes = await writing.take(who, () => writeApart(format, exported));
  const { title: name, version } = exported.document;
  const named = exportFileName({ name, version }, { format, isPart: asked.part !== undefined });
  return { file: { name: named, type: describedFormats[format].media_type, bytes }, document: exported.document };
}
