import { getCoverage } from "#data/coverage.ts";
import { readProjectContent } from "#data/project-content.ts";
import { describeOpenPoints } from "#domain/what-is-open.ts";
import { lookApart } from "#server/looking/look-apart.ts";
import { wholeProjects } from "#server/looking/whole-projects.ts";
import { defineFunction } from "./function.ts";

export const describeOpenPointsFunction = defineFunction(describeOpenPoints, async ({ db, identity, input }) => {
  const project_id = input.projectId;
  const whose = [project_id, String(identity.claims.sub)];
  const read = () => Promise.all([readProjectContent(db, { project_id }), getCoverage(db, { project_id })]);
  return wholeProjects.within(whose, read, ([content, record]) => lookApart("openPoints", { content, record }, { whose }));
});
