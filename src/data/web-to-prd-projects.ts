import type { EvidenceUnit } from "#domain/evidence/units.ts";
import { Failure } from "#domain/failure.ts";
import type { WebToPrdEntry } from "#domain/web-to-prd.ts";
import { ideaOf, questionnaireOf } from "#domain/web-to-prd-project.ts";
import { type Db, unwrap } from "./db.ts";
import { addProject, removeProject } from "./projects.ts";
import { addQuestionnaire } from "./questionnaires.ts";

/** A project of an analyzed website with its questionnaire filled, or neither. */
export async function addProjectFromEntry(
  db: Db,
  entry: WebToPrdEntry & { organization_id: string },
  units: readonly EvidenceUnit[] = [],
) {
  const form = questionnaireOf(entry, units);
  const project = await addProject(db, {
    organization_id: entry.organization_id,
    name: entry.name.slice(0, 200),
    type: form.project_type,
    description: ideaOf(entry, units).slice(0, 8000),
  });
  try {
    await addQuestionnaire(db, { project_id: project.id, form });
    unwrap(await db.from("project_websites").insert({ project_id: project.id, entry_id: entry.id }));
  } catch (error) {
    await removeProject(db, { id: project.id });
    throw error;
  }
  return project;
}

/** After this long in milliseconds the server that drafted is taken for dead. */
const GIVEN_UP = 60 * 60_000;

/** Runs `work` as the only one that makes a project of the entry; refused while another does. */
export async function aloneWithEntry<Made>(db: Db, { id }: { id: string }, work: () => Promise<Made>): Promise<Made> {
  const given_up = new Date(Date.now() - GIVEN_UP).toISOString();
  const isFree = `drafting_since.is.null,drafting_since.lt.${given_up}`;
  const now = { drafting_since: new Date().toISOString() };
  const taken = unwrap(await db.from("web_to_prd").update(now).eq("id", id).or(isFree).select("id").maybeSingle());
  if (!taken) throw await whyNotTaken(db, { id });
  try {
    return await work();
  } finally {
    await db
      .from("web_to_prd")
      .update({ drafting_since: null })
      .match({ id, ...now });
  }
}

async function whyNotTaken(db: Db, { id }: { id: string }): Promise<Failure> {
  const entry = unwrap(await db.from("web_to_prd").select("drafting_since").eq("id", id).maybeSingle());
  return entry?.drafting_since
    ? new Failure("conflict", "A project is already being generated from this website. Wait until it is done.")
    : new Failure("forbidden", "You can read this website but not turn it into a project. Ask an admin of the organization.");
}
