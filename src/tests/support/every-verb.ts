import { listAcceptance, listToldSources } from "#data/acceptance.ts";
import { listActivity } from "#data/activity.ts";
import { getCompleteness } from "#data/completeness.ts";
import { getCoverage } from "#data/coverage.ts";
import type { Db } from "#data/db.ts";
import { listGenerations } from "#data/generations.ts";
import { readMine } from "#data/mine.ts";
import { readOrganizationParts } from "#data/organization-parts.ts";
import { readProjectParts } from "#data/project-parts.ts";
import { getProjectAndRole, listProjects } from "#data/projects.ts";
import { readQuality } from "#data/quality.ts";
import { listRemovals } from "#data/removed-rows.ts";
import { listRevisions } from "#data/row-revisions.ts";
import { addRow, changeRow, countRows, getRow, listFirstPagesWithWork, listRows, moveRows, removeRows } from "#data/rows.ts";
import { searchProject } from "#data/search.ts";
import { cloneSpecification, getSpecification, listVersions, switchVersion } from "#data/specifications.ts";
import { listSources } from "#data/statement-sources.ts";
import { allNouns } from "#domain/nouns/all.ts";
import type { Sql } from "#server/postgres/sql.ts";
import { draftingVerbs } from "./drafting-verbs.ts";
import { exchangeVerbs } from "./exchange-verbs.ts";
import { qualityVerbs } from "./quality-verbs.ts";
import { togetherVerbs } from "./together-verbs.ts";
import { webVerbs } from "./web-verbs.ts";

export type Ids = { user_id: string; organization_id: string; project_id: string };
/** Rows of the project that are changed, moved and removed. */
export type Standing = { story_id: string; last_story_id: string; user_class_id: string; page_id: string };

/** What the product asks of the database in a project, by the words it is known by. */
export function everyVerb(place: Ids, standing: Standing): Record<string, (db: Db) => PromiseLike<unknown>> {
  const { user_id, organization_id, project_id } = place;
  const { story_id, last_story_id, user_class_id } = standing;
  const words = { user_class_id, name: "Moor", story: "As a skipper, I moor.", acceptance_criteria: "Moored.", priority: null };
  const bulk = Array.from({ length: 100 }, (_, n) => ({ project_id, name: `Lamp ${n}`, description: "It glows." }));
  return {
    "list stories": (db) => listRows(db, "user_stories", { project_id }),
    "list stories by id": (db) => listRows(db, "user_stories", { project_id, ids: [story_id, last_story_id] }),
    "list sections": (db) => listRows(db, "sections", { project_id }),
    "get a story": (db) => getRow(db, "user_stories", { id: story_id }),
    "add a story": (db) => addRow(db, "user_stories", { ...words, project_id }),
    "change a story": (db) => changeRow(db, "user_stories", { ...words, id: story_id, revision: 1 }),
    "move a story": (db) => moveRows(db, "user_stories", { project_id, ids: [story_id], before: last_story_id }),
    "remove a story": (db) => removeRows(db, "user_stories", { project_id, ids: [story_id] }),
    "add 100 features": (db) => db.from("features").insert(bulk).throwOnError(),
    "every list with what rides along": (db) => listFirstPagesWithWork(db, { project_id, lists: [...allNouns, "told_sources"] }),
    "count rows": (db) => countRows(db, { project_id }),
    "parts of a project": (db) =>
      readProjectParts(db, { project_id, parts: ["questionnaires", "versions", "row_counts", "work", "acceptance"] }),
    "parts of an organization": (db) =>
      readOrganizationParts(db, { organization_id, parts: ["members", "invitations", "security", "rules", "models"] }),
    "what a person has": (db) =>
      readMine(db, ["profiles", "organizations", "own_roles", "my_invitations", "closed_organizations", "finished_generations"]),
    "list projects": (db) => listProjects(db, { organization_id }),
    "get a project and the role": (db) => getProjectAndRole(db, { id: project_id, user_id }),
    specification: (db) => getSpecification(db, { project_id, version: "0.1" }),
    versions: (db) => listVersions(db, { project_id }),
    search: (db) => searchProject(db, { project_id, query: "berth" }),
    "history of a row": (db) => listRevisions(db, "user_stories", { project_id, row_id: story_id }),
    activity: (db) => listActivity(db, { project_id }),
    "sources of a row": (db) => listSources(db, { project_id, row_id: story_id }),
    "what nobody accepted": (db) => listAcceptance(db, { project_id }),
    "told sources": (db) => listToldSources(db, { project_id }),
    coverage: (db) => getCoverage(db, { project_id }),
    quality: (db) => readQuality(db, { project_id }),
    completeness: (db) => getCompleteness(db, { project_id }),
    removals: (db) => listRemovals(db, { project_id }),
    runs: (db) => listGenerations(db, { project_id }),
    "make a version": (db) => cloneSpecification(db, { project_id, new_version: "0.2" }),
    "make a version and go back": async (db) => {
      await cloneSpecification(db, { project_id, new_version: "0.2" });
      await switchVersion(db, { project_id, version: "0.1" });
    },
    ...draftingVerbs(project_id),
    ...exchangeVerbs({ ...place, ...standing }),
    ...togetherVerbs({ ...place, ...standing }),
    ...qualityVerbs({ ...place, ...standing }),
    ...webVerbs(place),
  };
}

/** Rows of a project that a verb can be tried on. */
export async function standingIn(sql: Sql, project_id: string): Promise<Standing> {
  const [standing] = await sql<Standing[]>`
    select (array_agg(id order by number))[1] as story_id, (array_agg(id order by number desc))[1] as last_story_id,
      (array_agg(user_class_id))[1] as user_class_id,
      (select p.id from public.pages p where p.project_id = ${project_id} and p.number = 1) as page_id from public.user_stories where project_id = ${project_id}`;
  if (!standing) throw new Error("The project has no stories.");
  return standing;
}
