import { listWork } from "#data/proposals.ts";
import { readProjectWithKey } from "#data/with-key.ts";
import { describeRequirements } from "#domain/describe-requirements.ts";
import { Failure } from "#domain/failure.ts";
import { lookApart } from "#server/looking/look-apart.ts";
import { wholeProjects } from "#server/looking/whole-projects.ts";
import { defineFunction } from "./function.ts";

export const describeRequirementsFunction = defineFunction(
  describeRequirements,
  async ({ db, key, input, visitor }) => {
    if (key === undefined) throw new Failure("signed_out", "Show the key of a project.");
    const read = () => readProjectWithKey(db, { key });
    const { opened, rows } = await wholeProjects.within(visitor, read, async ({ content, ...rest }) => {
      const { name } = content.project;
      const opened = { ...rest, name, texts_revision: content.specification?.revision ?? null };
      return { opened, rows: await lookApart("requirements", { content }, { whose: visitor }) };
    });
    const { project_id, version, name, texts_revision, key: known } = opened;
    const { reports } = input.reports ? await listWork(db, { key }) : { reports: [] };
    const references = new Map(rows.map(({ id, reference }) => [id, reference]));
    return {
      project: { id: project_id, name, version },
      key: known,
      texts_revision,
      requirements: rows.map(({ id: _, ...row }) => row),
      reports: reports.flatMap((report) => {
        const reference = references.get(report.row_id);
        return reference ? [{ ...report, reference }] : [];
      }),
    };
  },
  { byKey: true },
);
