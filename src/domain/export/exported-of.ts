import { buildDocument } from "#domain/document/build-document.ts";
import type { Exported } from "./exported.ts";
import { citationsOf } from "./json.ts";
import { type ExportPart, narrowed } from "./narrowed.ts";

type Asked = Pick<Exported, "beside" | "content" | "generated_at" | "origin" | "project_id"> & { part?: ExportPart | undefined };

/** A project, or a part of it, ready to be written in any format; a `Failure` where the part is not in it. */
export function exportedOf({ content, part, ...asked }: Asked): Exported {
  const { reports, acceptance, completeness, quality } = asked.beside ?? {};
  const told = { reports, acceptance, completeness, quality };
  const document = buildDocument({ ...content, generated_at: asked.generated_at, ...told });
  const whole = { content, document };
  return { ...asked, ...(part ? narrowed(whole, part) : whole), citations: citationsOf(content) };
}
