import { type Db, unwrap } from "./db.ts";

/** An answer that a project's specification does not take; `difference` is the hash of the answer and of what is kept. */
export type KeptAnswer = { field: string; difference: string };

export async function listKeptAnswers(db: Db, { project_id }: { project_id: string }): Promise<KeptAnswer[]> {
  return unwrap(await db.from("kept_answers").select("field, difference").eq("project_id", project_id));
}

/** Somebody else may have decided the same in the same moment. */
export async function keepAnswer(db: Db, kept: KeptAnswer & { project_id: string }): Promise<void> {
  const onConflict = "project_id,field,difference";
  unwrap(await db.from("kept_answers").upsert(kept, { onConflict, ignoreDuplicates: true }).select("id"));
}

export async function dropKeptAnswer(db: Db, { project_id, field, difference }: KeptAnswer & { project_id: string }) {
  const given = { project_id, field, difference };
  return unwrap(await db.from("kept_answers").delete().match(given).select("id"));
}
