import { getCoverage } from "#data/coverage.ts";
import { readProjectContent } from "#data/project-content.ts";
import { getProject } from "#data/projects.ts";
import { Failure } from "#domain/failure.ts";
import { describeOpenPoints } from "#domain/what-is-open.ts";
import { lookApart } from "#server/looking/look-apart.ts";
import { wholeProjects } from "#server/looking/whole-projects.ts";
import { countQuality } from "./count-quality.ts";
import { defineFunction } from "./function.ts";

export const describeOpenPointsFunction = defineFunction(describeOpenPoints, async ({ input, ...context }) => {
  const project_id = input.projectId;
  const { db, identity } = context;
  // its turn is taken by those who may read it
  await getProject(db, { id: project_id });
  const whose = [project_id, String(identity.claims.sub)];
  const read = () => Promise.all([readProjectContent(db, { project_id }), getCoverage(db, { project_id })]);
  return wholeProjects.within(whose, read, async ([content, record]) => {
    const open = await lookApart("openPoints", { content, record }, { whose });
    context.tell?.({ event: "open", data: open });
    const quality = input.withQuality ? await countQuality(context, { project_id, content }).catch(unlessRefused) : null;
    return { ...open, quality };
  });
});

/** Whoever asks while the server is busy still learns what is open. */
function unlessRefused(error: unknown): null {
  if (error instanceof Failure) return null;
  throw error;
}
