import { recordExport } from "#data/audit-events.ts";
import { readContentOf } from "#data/project-content.ts";
import { readProjectWithKey } from "#data/with-key.ts";
import { exportSpecification } from "#domain/export/export-specification.ts";
import { exportedOf } from "#domain/export/exported-of.ts";
import { exportFileName } from "#domain/export/file-name.ts";
import { describedFormats } from "#domain/export/formats.ts";
import { Failure } from "#domain/failure.ts";
import { writeApart } from "#server/export/write-apart.ts";
import { defineFileFunction, type FunctionContext } from "./function.ts";

export const exportSpecificationFunction = defineFileFunction(
  exportSpecification,
  async ({ db, key, origin, identity, readers, input }) => {
    const { projectId: project_id, format, version, part } = input;
    const content =
      key === undefined ? await readContentOf(db, { project_id, version }) : await opened(db, { key, project_id, version });
    const exported = exportedOf({ content, part, origin, project_id, generated_at: new Date().toISOString() });
    const by = identity.claims.sub ?? project_id;
    const bytes = await readers.writing.take(String(by), () => writeApart(format, exported));
    // of keys every call is counted instead
    if (key === undefined) await recordExport(db, { project_id, what: "specification", format });
    const { title: name, version: named } = exported.document;
    return {
      name: exportFileName({ name, version: named }, { format, isPart: part !== undefined }),
      type: describedFormats[format].media_type,
      bytes,
    };
  },
  { byKey: true },
);

async function opened(
  db: FunctionContext["db"],
  { key, project_id, version }: { key: string; project_id: string; version?: string | undefined },
) {
  const project = await readProjectWithKey(db, { key, version });
  if (project.project_id !== project_id) throw new Failure("not_found", "This key opens another project.");
  return project.content;
}
