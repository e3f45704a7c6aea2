import { getWebToPrd, type WebToPrd } from "#data/web-to-prd.ts";
import { addProjectFromEntry, aloneWithEntry } from "#data/web-to-prd-projects.ts";
import { Failure } from "#domain/failure.ts";
import { generateFullPrd } from "#domain/web-to-prd.ts";
import { defineFunction, type FunctionContext } from "./function.ts";
import { prdParts } from "./prd-parts.ts";

/** A project of an analyzed website; what a draft fails at is named, and the project is there all the same. */
export const generateFullPrdFunction = defineFunction(generateFullPrd, async ({ input, ...context }) => {
  const entry = await getWebToPrd(context.db, { id: input.entryId });
  if (!entry) throw new Failure("not_found", "This website is not there any more. Go back to the list.");
  return aloneWithEntry(context.db, entry, () => projectOf(entry, context));
});

async function projectOf(entry: WebToPrd, context: FunctionContext) {
  const project = await addProjectFromEntry(context.db, entry);
  const made = { projectId: project.id, name: project.name };
  // each part is a run of its own, and none of them is the request that came in
  const own = { ...context, request_key: undefined, tell: undefined };
  for (const [at, part] of prdParts.entries()) {
    try {
      await part.draft(own, project);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      return { ...made, missing: prdParts.slice(at).map(({ name }) => name), reason: error.message };
    }
  }
  return { ...made, missing: [] };
}
