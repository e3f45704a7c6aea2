import { readProjectContent } from "#data/project-content.ts";
import { getProject } from "#data/projects.ts";
import { readProjectDocuments } from "#domain/source-units/read-documents.ts";
import { wholeProjects } from "#server/looking/whole-projects.ts";
import { defineFunction } from "./function.ts";
import { keptDocuments } from "./sources-of.ts";

export const readDocumentsFunction = defineFunction(readProjectDocuments, async ({ input, ...context }) => {
  const { id, organization_id } = await getProject(context.db, { id: input.projectId });
  const documents = await wholeProjects.within(
    [organization_id, String(context.identity.claims.sub)],
    () => readProjectContent(context.db, { project_id: id }),
    async ({ questionnaire }) => questionnaire?.project_documents ?? [],
  );
  return { count: (await keptDocuments(context, { project_id: id, organization_id, documents })).length };
});
