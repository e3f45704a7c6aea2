import type { SectionInput } from "#domain/nouns/sections.ts";
import { type Db, unwrap, unwrapAll } from "./db.ts";
import { unwrapChanged } from "./revisions.ts";

const COLUMNS = "id, project_id, page_id, number, revision, name, description, order_index, generation_id, created_at";

/** A page's sections in their order. */
export async function listSections(db: Db, { page_id }: { page_id: string }) {
  return unwrap(await db.from("sections").select(COLUMNS).eq("page_id", page_id).order("order_index").order("number"));
}
export type Section = Awaited<ReturnType<typeof listSections>>[number];

/** Every section of the project, with its page's name, in the order of pages and sections. */
export async function listProjectSections(db: Db, { project_id }: { project_id: string }) {
  return unwrapAll((from, to) =>
    db
      .from("sections")
      .select(`${COLUMNS}, pages!sections_page_id_project_id_fkey!inner(name, project_id)`)
      .eq("pages.project_id", project_id)
      .order("page_id")
      .order("order_index")
      .order("number")
      .range(from, to),
  );
}

/** The section, or null where it is gone or may not be seen. */
export async function getSection(db: Db, { id }: { id: string }) {
  return unwrap(await db.from("sections").select(COLUMNS).eq("id", id).maybeSingle());
}

export async function addSection(
  db: Db,
  { page_id, name, description, order_index }: SectionInput & { page_id: string; order_index: number },
) {
  return unwrap(await db.from("sections").insert({ page_id, name, description, order_index }).select(COLUMNS).single());
}

export async function changeSection(
  db: Db,
  { id, revision, name, description }: SectionInput & { id: string; revision: number },
) {
  const answer = await db
    .from("sections")
    .update({ name, description })
    .eq("id", id)
    .eq("revision", revision)
    .select(COLUMNS)
    .maybeSingle();
  return unwrapChanged(answer, revision, () => db.from("sections").select("revision").eq("id", id).maybeSingle());
}

export async function removeSection(db: Db, { id }: { id: string }) {
  return unwrap(await db.from("sections").delete().eq("id", id).select("id").single());
}

/** Puts the page's sections in the order of `ids`; sections that are not named come after. */
export async function reorderSections(db: Db, { page_id, ids }: { page_id: string; ids: string[] }) {
  return unwrap(await db.rpc("reorder_sections", { page_id, ids }));
}
