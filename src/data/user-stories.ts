import type { UserStoryInput, UserStoryWords } from "#domain/nouns/user-stories.ts";
import { among, type Db, unwrap, unwrapAll } from "./db.ts";
import { unwrapChanged } from "./revisions.ts";

const COLUMNS = "id, project_id, user_class_id, number, revision, name, story, acceptance_criteria, generation_id, created_at";

/** The project's stories with their user class, or those of them with these ids, oldest first. */
export async function listUserStories(db: Db, { project_id, ids }: { project_id: string; ids?: readonly string[] }) {
  return unwrapAll((from, to) =>
    among(ids, db.from("user_stories").select(`${COLUMNS}, user_classes(name, description)`).eq("project_id", project_id))
      .order("created_at")
      .order("number")
      .range(from, to),
  );
}
export type UserStory = Awaited<ReturnType<typeof listUserStories>>[number];

/** The story, or null where it is gone or may not be seen. */
export async function getUserStory(db: Db, { id }: { id: string }) {
  return unwrap(await db.from("user_stories").select(COLUMNS).eq("id", id).maybeSingle());
}

export async function addUserStory(
  db: Db,
  { project_id, user_class_id, name, story, acceptance_criteria }: UserStoryInput & { project_id: string },
) {
  return unwrap(
    await db
      .from("user_stories")
      .insert({ project_id, user_class_id, name, story, acceptance_criteria })
      .select(COLUMNS)
      .single(),
  );
}

export async function changeUserStory(
  db: Db,
  { id, revision, name, story, acceptance_criteria }: UserStoryWords & { id: string; revision: number },
) {
  const answer = await db
    .from("user_stories")
    .update({ name, story, acceptance_criteria })
    .eq("id", id)
    .eq("revision", revision)
    .select(COLUMNS)
    .maybeSingle();
  return unwrapChanged(answer, revision, () => db.from("user_stories").select("revision").eq("id", id).maybeSingle());
}

export async function removeUserStory(db: Db, { id }: { id: string }) {
  return unwrap(await db.from("user_stories").delete().eq("id", id).select("id").single());
}
