import { listWork } from "#data/proposals.ts";
import { readProjectWithKey } from "#data/with-key.ts";
import { cite } from "#domain/citation.ts";
import { describeRequirements } from "#domain/describe-requirements.ts";
import { projectFileRows } from "#domain/export/json.ts";
import { Failure } from "#domain/failure.ts";
import { allNouns } from "#domain/nouns/all.ts";
import { wholeProjects } from "#server/looking/whole-projects.ts";
import { defineFunction } from "./function.ts";

export const describeRequirementsFunction = defineFunction(
  describeRequirements,
  async ({ db, key, input, visitor }) => {
    if (key === undefined) throw new Failure("signed_out", "Show the key of a project.");
    const read = () => readProjectWithKey(db, { key });
    const { project_id, version, content, key: known } = await wholeProjects.within(visitor, read, async (opened) => opened);
    const { reports } = input.reports ? await listWork(db, { key }) : { reports: [] };
    const listed = projectFileRows(content);
    const rows = allNouns.flatMap((noun) => listed[noun].map((row) => ({ ...row, noun, reference: cite(noun, row.number) })));
    const references = new Map(rows.map(({ id, reference }) => [id, reference]));
    return {
      project: { id: project_id, name: content.project.name, version },
      key: known,
      texts_revision: content.specification?.revision ?? null,
      requirements: rows.map(({ noun, reference, revision, words }) => ({ noun, reference, revision, name: words.name ?? "" })),
      reports: reports.flatMap((report) => {
        const reference = references.get(report.row_id);
        return reference ? [{ ...report, reference }] : [];
      }),
    };
  },
  { byKey: true },
);
