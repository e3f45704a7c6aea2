import type { QuestionnaireInput } from "#domain/questionnaires.ts";
import type { Json } from "./database.types.ts";
import { type Db, unwrap } from "./db.ts";

type Start = { organization_id: string | undefined; name: string; questionnaire: Partial<QuestionnaireInput> };

/** Makes a project with its questionnaire, all or nothing; without an organization in a new one named after the person. Answers the ids of both. */
export async function startProject(db: Db, { organization_id, name, questionnaire }: Start) {
  const given = { name, questionnaire: questionnaire as Json };
  return unwrap(await db.rpc("start_project", { ...given, ...(organization_id ? { organization_id } : {}) }).single());
}

/** The sample project of that name, made where there is none; however often it is asked for, it is one. */
export async function findOrStartSample(db: Db, { organization_id, name, questionnaire }: Start) {
  const given = { name, questionnaire: questionnaire as Json };
  return unwrap(await db.rpc("start_sample", { ...given, ...(organization_id ? { organization_id } : {}) }).single());
}
