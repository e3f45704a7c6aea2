import { recordExport, recordExportWithKey } from "#data/audit-events.ts";
import { readBesideOf } from "#data/beside.ts";
import { readContentOf } from "#data/project-content.ts";
import { getProject } from "#data/projects.ts";
import { readToTakeWithKey } from "#data/with-key.ts";
import { exportSpecification } from "#domain/export/export-specification.ts";
import type { BesideKind } from "#domain/export/exported.ts";
import { describedFormats } from "#domain/export/formats.ts";
import { Failure } from "#domain/failure.ts";
import { fallbackVersion } from "#domain/projects.ts";
import { writeFile } from "#server/export/write-file.ts";
import { wholeProjects } from "#server/looking/whole-projects.ts";
import { sha256 } from "#server/secrets/sha256.ts";
import { defineFileFunction, type FunctionContext } from "./function.ts";

export const exportSpecificationFunction = defineFileFunction(
  exportSpecification,
  async ({ db, key, origin, identity, visitor, readers, input }) => {
    const { projectId: project_id, format, version, part } = input;
    const { beside: wanted = [] } = describedFormats[format];
    // the project's own turn is taken by those it opens to, which of a key is known only once it is read
    if (key === undefined) await getProject(db, { id: project_id });
    const who = identity.claims.sub ?? visitor;
    const whose = [project_id, who];
    const read = () =>
      key === undefined ? opened(db, { project_id, version, wanted }) : openedWithKey(db, { key, project_id, version, wanted });
    const { file } = await wholeProjects.within(key === undefined ? whose : [sha256(key), who], read, (taken) =>
      writeFile({ ...taken, format, part, origin, project_id }, { writing: readers.writing, whose }),
    );
    const what = "specification";
    await (key === undefined ? recordExport(db, { project_id, what, format }) : recordExportWithKey(db, { key, what, format }));
    return file;
  },
  { byKey: true },
);

type Db = FunctionContext["db"];
type Asked = { project_id: string; version?: string | undefined; wanted: readonly BesideKind[] };

async function opened(db: Db, { project_id, version, wanted }: Asked) {
  const content = await readContentOf(db, { project_id, version });
  return { content, beside: await readBesideOf(db, { project_id, version: content.project.version || fallbackVersion, wanted }) };
}

async function openedWithKey(db: Db, { project_id, ...asked }: Asked & { key: string }) {
  const taken = await readToTakeWithKey(db, asked);
  if (taken.project_id !== project_id) throw new Failure("not_found", "This key opens another project.");
  return taken;
}
