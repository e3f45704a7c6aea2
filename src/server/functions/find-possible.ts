import { addPossible, listPossible } from "#data/possible.ts";
import { readProjectContent } from "#data/project-content.ts";
import { getProject } from "#data/projects.ts";
import { Failure } from "#domain/failure.ts";
import { checked, findPossible, keyOf, unitsOf } from "#domain/quality/possible/possible.ts";
import { wholeProjects } from "#server/looking/whole-projects.ts";
import { askForPossible } from "#server/prompts/possible.ts";
import { defineFunction } from "./function.ts";
import { runWebRequest } from "./run-web-request.ts";

/** In milliseconds: a model that reads a whole project takes its time, and nobody waits longer. */
const PATIENCE = 120_000;

/** What a model says of rows that are not there, or quotes that nobody wrote, is dropped; what it said before of the same words stays as decided. */
export const findPossibleFunction = defineFunction(findPossible, async ({ db, drafters, identity, input }) => {
  const project_id = input.projectId;
  const { organization_id, name, type } = await getProject(db, { id: project_id });
  const { ai, is_operators, daily_limit } = await drafters.of(db, organization_id);
  if (ai.built_in) throw new Failure("conflict", "No language model is set. An admin can set one in the organization settings.");
  const read = () => readProjectContent(db, { project_id });
  const units = await wholeProjects.within([organization_id, String(identity.claims.sub)], read, async (all) => unitsOf(all));
  if (units.length === 0) throw new Failure("conflict", "There are no rows yet that a model could look at.");
  const { question, shown } = askForPossible({ name, type }, units);
  const asked = { function: findPossible.name, provider: ai.provider, model: ai.model ?? undefined, own_model: !is_operators };
  const believed = await runWebRequest(db, { organization_id, ...asked, daily_limit }, () =>
    ai.ask(question, { signal: AbortSignal.timeout(PATIENCE) }),
  );
  const { kept, dropped } = checked(believed, units.slice(0, shown), project_id);
  const known = new Set((await listPossible(db, { project_id })).map(keyOf));
  const found = kept.filter((one) => !known.has(keyOf(one)));
  await addPossible(db, { project_id, model: [ai.provider, ai.model].filter(Boolean).join(" "), found });
  return { found: found.length, dropped, left_out: units.length - shown };
});
