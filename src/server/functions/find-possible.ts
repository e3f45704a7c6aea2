import { addPossible, listPossible } from "#data/possible.ts";
import { readProjectContent } from "#data/project-content.ts";
import { getProject } from "#data/projects.ts";
import { Failure } from "#domain/failure.ts";
import type { ProjectContent } from "#domain/project-content.ts";
import { findPossible, keyOf } from "#domain/quality/possible/possible.ts";
import { lookApart } from "#server/looking/look-apart.ts";
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
  const whose = [organization_id, String(identity.claims.sub)];
  const asked = { function: findPossible.name, provider: ai.provider, model: ai.model ?? undefined, own_model: !is_operators };
  const look = async (content: ProjectContent) => {
    const { lines, all } = await lookApart("possible", { content }, { whose });
    if (all === 0) throw new Failure("conflict", "There are no rows yet that a model could look at.");
    const question = askForPossible({ name, type }, lines);
    const { value: believed, usage } = await ai.ask(question, { signal: AbortSignal.timeout(PATIENCE) });
    const shown = lines.length;
    const { kept, dropped } = await lookApart("believed", { content, shown, believed, project_id }, { whose });
    return { value: { kept, dropped, left_out: all - shown }, usage };
  };
  // counted before anything is read or looked through
  const { kept, dropped, left_out } = await runWebRequest(db, { organization_id, ...asked, daily_limit }, () =>
    wholeProjects.within(whose, () => readProjectContent(db, { project_id }), look),
  );
  const known = new Set((await listPossible(db, { project_id })).map(keyOf));
  const found = kept.filter((one) => !known.has(keyOf(one)));
  await addPossible(db, { project_id, model: [ai.provider, ai.model].filter(Boolean).join(" "), found });
  return { found: found.length, dropped, left_out };
});
