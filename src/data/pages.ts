import type { PageInput, PageNameInput } from "#domain/nouns/pages.ts";
import { among, type Db, unwrap, unwrapAll } from "./db.ts";
import { unwrapChanged } from "./revisions.ts";

const COLUMNS =
  "id, project_id, number, revision, name, description, features, sections, designs_link, forms, designs_file, generation_id, created_at";

/** The project's pages, or those of them with these ids, oldest first. */
export async function listPages(db: Db, { project_id, ids }: { project_id: string; ids?: readonly string[] }) {
  return unwrapAll((from, to) =>
    among(ids, db.from("pages").select(COLUMNS).eq("project_id", project_id)).order("created_at").order("number").range(from, to),
  );
}
export type Page = Awaited<ReturnType<typeof listPages>>[number];

/** The page, or null where there is none or it may not be seen. */
export async function getPage(db: Db, { id }: { id: string }) {
  return unwrap(await db.from("pages").select(COLUMNS).eq("id", id).maybeSingle());
}

export async function addPage(db: Db, { project_id, name }: PageNameInput & { project_id: string }) {
  return unwrap(
    await db
      .from("pages")
      .insert({ project_id, name, description: null, features: null, designs_link: null, forms: null, designs_file: null })
      .select(COLUMNS)
      .single(),
  );
}

export async function changePage(
  db: Db,
  { id, revision, name, description, features, designs_link }: PageInput & { id: string; revision: number },
) {
  const answer = await db
    .from("pages")
    .update({ name, description, features, designs_link })
    .eq("id", id)
    .eq("revision", revision)
    .select(COLUMNS)
    .maybeSingle();
  return unwrapChanged(answer, revision, () => db.from("pages").select("revision").eq("id", id).maybeSingle());
}

export async function removePage(db: Db, { id }: { id: string }) {
  return unwrap(await db.from("pages").delete().eq("id", id).select("id").single());
}
