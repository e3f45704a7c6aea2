import type { TestCaseInput } from "#domain/nouns/test-cases.ts";
import { among, type Db, unwrap, unwrapAll } from "./db.ts";
import { unwrapChanged } from "./revisions.ts";

const COLUMNS = "id, project_id, user_story_id, number, revision, name, given, when, then, generation_id, created_at";

/** The project's test cases, or those of them with these ids, oldest first. */
export async function listTestCases(db: Db, { project_id, ids }: { project_id: string; ids?: readonly string[] }) {
  return unwrapAll((from, to) =>
    among(ids, db.from("test_cases").select(COLUMNS).eq("project_id", project_id))
      .order("created_at")
      .order("number")
      .range(from, to),
  );
}
export type TestCase = Awaited<ReturnType<typeof listTestCases>>[number];

/** The test case, or null where it is gone or may not be seen. */
export async function getTestCase(db: Db, { id }: { id: string }) {
  return unwrap(await db.from("test_cases").select(COLUMNS).eq("id", id).maybeSingle());
}

export async function addTestCase(
  db: Db,
  { project_id, user_story_id, name, given, when, then }: TestCaseInput & { project_id: string },
) {
  return unwrap(
    await db.from("test_cases").insert({ project_id, user_story_id, name, given, when, then }).select(COLUMNS).single(),
  );
}

export async function changeTestCase(
  db: Db,
  { id, revision, user_story_id, name, given, when, then }: TestCaseInput & { id: string; revision: number },
) {
  const answer = await db
    .from("test_cases")
    .update({ user_story_id, name, given, when, then })
    .eq("id", id)
    .eq("revision", revision)
    .select(COLUMNS)
    .maybeSingle();
  return unwrapChanged(answer, revision, () => db.from("test_cases").select("revision").eq("id", id).maybeSingle());
}

export async function removeTestCase(db: Db, { id }: { id: string }) {
  return unwrap(await db.from("test_cases").delete().eq("id", id).select("id").single());
}
