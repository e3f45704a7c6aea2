import { listAcceptance } from "#data/acceptance.ts";
import { keepSourceTexts } from "#data/coverage.ts";
import { listDeletedNames } from "#data/generations.ts";
import { listKeptTexts } from "#data/imports.ts";
import { listProjectEvidence } from "#data/web-evidence.ts";
import type { Brief } from "#domain/brief.ts";
import { evidenceUnits } from "#domain/evidence/units.ts";
import type { ProjectContent } from "#domain/project-content.ts";
import { readDocuments } from "#server/reading/read-documents.ts";
import type { FunctionContext } from "./function.ts";

type Described = { id: string; organization_id: string; content: ProjectContent; built_in: boolean; alone: boolean };
export type Sources = Pick<Brief, "documents" | "deleted" | "website" | "taken">;

/** What a draft is made from beside what the project says. The built-in drafter reads documents only where nobody described the project. */
export async function sourcesOf(context: FunctionContext, { id: project_id, ...described }: Described): Promise<Sources> {
  const { db } = context;
  const { organization_id, content, built_in, alone } = described;
  const [kept, deleted, shown, acceptance] = await Promise.all([
    listKeptTexts(db, { project_id }),
    listDeletedNames(db, { project_id }),
    listProjectEvidence(db, { project_id }),
    // whoever asks for one section wants it for what stands, and a model is told what stands
    built_in && !alone && content.user_stories.length > 0 ? listAcceptance(db, { project_id }) : undefined,
  ]);
  const open = acceptance?.open.user_stories ?? {};
  const taken = new Set(content.user_stories.flatMap(({ id }) => (id in open ? [] : [id])));
  const website = shown && evidenceUnits(shown);
  const said = content.questionnaire?.project_description?.trim() || content.project.description?.trim();
  const documents = content.questionnaire?.project_documents ?? [];
  if (documents.length === 0 || (built_in && said)) return { documents: kept, deleted, website, taken };
  const read = await keptDocuments(context, { organization_id, project_id, documents });
  return { documents: [...kept, ...read], deleted, website, taken };
}

type Asked = { organization_id: string; project_id: string; documents: readonly { name: string; path: string }[] };
type Context = Pick<FunctionContext, "db" | "readers" | "identity">;

/** What the documents of a project say, kept with it, so that nobody has to read them again to know what was said. */
export async function keptDocuments({ db, readers, identity }: Context, { organization_id, ...asked }: Asked) {
  const whose = [organization_id, String(identity.claims.sub)];
  const read = await readDocuments(db, readers.reading, { ...asked, whose });
  await keepSourceTexts(db, { project_id: asked.project_id, texts: read });
  return read;
}
