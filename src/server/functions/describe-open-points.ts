import { getCoverage } from "#data/coverage.ts";
import { readProjectContent } from "#data/project-content.ts";
import { countsOf } from "#domain/source-units/coverage.ts";
import { clausesOf, coverageOfProject } from "#domain/source-units/project-coverage.ts";
import { describeOpenPoints, whatIsOpen } from "#domain/what-is-open.ts";
import { defineFunction } from "./function.ts";

export const describeOpenPointsFunction = defineFunction(describeOpenPoints, async ({ db, input }) => {
  const project_id = input.projectId;
  const [content, record] = await Promise.all([readProjectContent(db, { project_id }), getCoverage(db, { project_id })]);
  const clauses = clausesOf(coverageOfProject(content, record));
  const { lost, uncovered } = countsOf(clauses);
  return { ...whatIsOpen(content), clauses: { of: clauses.length, open: lost + uncovered } };
});
