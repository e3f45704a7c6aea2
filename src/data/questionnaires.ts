import { type QuestionnaireInput, storedQuestionnaire } from "#domain/questionnaires.ts";
import { overtakenFailure } from "#domain/revisions.ts";
import { type Db, unwrap } from "./db.ts";
import { unwrapChanged } from "./revisions.ts";

const COLUMNS =
  "id, project_id, revision, created_at, updated_at, project_description, domain_answers, prd_language, prd_language_other, github_repo_link, project_documents, project_type, project_type_other, frontend_technology, frontend_technology_other, backend_technology, backend_technology_other, database_type, database_type_other, technology_providers, authentication_types, authentication_provider, authentication_provider_other, payment_provider, payment_provider_other, third_party_providers, business_model, business_model_other, design_description, design_links, design_framework, design_framework_other, main_color_primary, main_color_secondary, main_font_primary, main_font_secondary";

/** The project's questionnaires, newest first. */
export async function listQuestionnaires(db: Db, { project_id }: { project_id: string }) {
  return unwrap(
    await db.from("questionnaires").select(COLUMNS).eq("project_id", project_id).order("created_at", { ascending: false }),
  );
}
export type Questionnaire = Awaited<ReturnType<typeof listQuestionnaires>>[number];

/** The questionnaire, or null where there is none or it may not be seen. */
export async function getQuestionnaire(db: Db, { id }: { id: string }) {
  return unwrap(await db.from("questionnaires").select(COLUMNS).eq("id", id).maybeSingle());
}

/** The project's questionnaire with the newest change, or null. */
export async function getLatestQuestionnaire(db: Db, { project_id }: { project_id: string }) {
  return unwrap(
    await db
      .from("questionnaires")
      .select(COLUMNS)
      .eq("project_id", project_id)
      .order("updated_at", { ascending: false })
      .limit(1)
      .maybeSingle(),
  );
}

export async function addQuestionnaire(db: Db, { project_id, form }: { project_id: string; form: QuestionnaireInput }) {
  return unwrap(
    await db
      .from("questionnaires")
      .insert({ project_id, ...storedQuestionnaire(form) })
      .select(COLUMNS)
      .single(),
  );
}

export async function changeQuestionnaire(
  db: Db,
  { id, revision, form }: { id: string; revision: number; form: QuestionnaireInput },
) {
  const answer = await db
    .from("questionnaires")
    .update(storedQuestionnaire(form))
    .eq("id", id)
    .eq("revision", revision)
    .select(COLUMNS)
    .maybeSingle();
  return unwrapChanged(answer, revision, () => db.from("questionnaires").select("revision").eq("id", id).maybeSingle());
}

/** The one that is known as it was read: its revision is what a save begins from. */
export type KnownQuestionnaire = Pick<Questionnaire, "id" | "revision">;

/**
 * Saves to the known questionnaire; without one it takes over the project's latest, and only then makes a new one. A `Failure`
 * where the latest says something already: what it says has to be read first.
 */
export async function saveQuestionnaire(
  db: Db,
  { known, project_id, form }: { known: KnownQuestionnaire | undefined; project_id: string; form: QuestionnaireInput },
) {
  if (known) return changeQuestionnaire(db, { ...known, form });
  if (await getLatestQuestionnaire(db, { project_id })) throw overtakenFailure();
  return addQuestionnaire(db, { project_id, form });
}
