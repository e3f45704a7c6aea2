import { recordExport } from "#data/audit-events.ts";
import { readContentOf } from "#data/project-content.ts";
import { exportSpecification } from "#domain/export/export-specification.ts";
import { exportedOf } from "#domain/export/exported-of.ts";
import { exportFileName } from "#domain/export/file-name.ts";
import { describedFormats } from "#domain/export/formats.ts";
import { writeExport } from "#server/export/writers.ts";
import { defineFileFunction } from "./function.ts";

export const exportSpecificationFunction = defineFileFunction(exportSpecification, async ({ db, origin, input }) => {
  const { projectId: project_id, format, version, part } = input;
  const content = await readContentOf(db, { project_id, version });
  const exported = exportedOf({ content, part, origin, project_id, generated_at: new Date().toISOString() });
  const bytes = await writeExport(format, exported);
  await recordExport(db, { project_id, what: "specification", format });
  const { title: name, version: named } = exported.document;
  return {
    name: exportFileName({ name, version: named }, { format, isPart: part !== undefined }),
    type: describedFormats[format].media_type,
    bytes,
  };
});
