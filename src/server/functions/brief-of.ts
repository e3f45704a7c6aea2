import { listDeletedNames } from "#data/generations.ts";
import { listKeptTexts } from "#data/imports.ts";
import type { Brief } from "#domain/brief.ts";
import type { ProjectContent } from "#domain/project-content.ts";
import { readDocuments } from "#server/reading/read-documents.ts";
import type { FunctionContext } from "./function.ts";

type Described = {
  id: string;
  organization_id: string;
  content: ProjectContent;
  built_in: boolean;
  instruction: string | undefined;
};

/** All that a draft is made from. The built-in drafter reads documents only where nobody described the project. */
export async function briefOf({ db, readers }: FunctionContext, { id: project_id, ...described }: Described): Promise<Brief> {
  const { organization_id, content, built_in, instruction } = described;
  const [kept, deleted] = await Promise.all([listKeptTexts(db, { project_id }), listDeletedNames(db, { project_id })]);
  const brief = { ...content, documents: kept, deleted, instruction };
  const said = brief.questionnaire?.project_description?.trim() || brief.project.description?.trim();
  const documents = brief.questionnaire?.project_documents ?? [];
  if (documents.length === 0 || (built_in && said)) return brief;
  const read = await readDocuments(db, readers.reading, { organization_id, project_id, documents });
  return { ...brief, documents: [...kept, ...read] };
}
