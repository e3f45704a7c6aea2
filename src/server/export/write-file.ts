import { exportFileName } from "#domain/export/file-name.ts";
import { describedFormats } from "#domain/export/formats.ts";
import type { NamedFile } from "#server/functions/function.ts";
import type { Turns } from "#server/reading/turns.ts";
import { type ToWrite, type Written, writeApart } from "./write-apart.ts";

type Asked = Omit<ToWrite, "generated_at">;

/** The file that was asked for, written in the turn of `whose`, and what it says of its document. */
export async function writeFile(
  asked: Asked,
  { writing, whose }: { writing: Turns; whose: readonly string[] },
): Promise<{ file: NamedFile; of: Written["of"] }> {
  const { format, part } = asked;
  const generated_at = new Date().toISOString();
  const { written: bytes, of } = await writing.take(whose, () => writeApart({ ...asked, generated_at }));
  const named = exportFileName({ name: of.title, version: of.version }, { format, isPart: part !== undefined });
  return { file: { name: named, type: describedFormats[format].media_type, bytes }, of };
}
