import type { KeyScope } from "#domain/project-api-keys.ts";
import { type Db, unwrap } from "./db.ts";

const COLUMNS = "id, project_id, name, prefix, last_four, revoked, revoked_at, scope, expires_at, last_used_at, created_at";
const COUNTED = `${COLUMNS}, key_calls(calls)` as const;

/** A key with how often it has called, of the days its calls were counted on. */
export const withCalls = <Key extends { key_calls: readonly { calls: number }[] }>({ key_calls, ...key }: Key) => ({
  ...key,
  calls: key_calls.reduce((sum, { calls }) => sum + calls, 0),
});

/** The project's keys that were made by hand, newest first; people who only read see none. */
export async function listProjectApiKeys(db: Db, { project_id }: { project_id: string }) {
  const found = unwrap(
    await db
      .from("project_api_keys")
      .select(COUNTED)
      .eq("via", "hand")
      .eq("project_id", project_id)
      .order("created_at", { ascending: false })
      .order("id"),
  );
  return found.map(withCalls);
}
export type ProjectApiKey = Awaited<ReturnType<typeof listProjectApiKeys>>[number];

export type NewProjectApiKey = {
  project_id: string;
  name: string;
  hashed_key: string;
  prefix: string;
  last_four: string;
  scope: KeyScope;
  expires_at: string | null;
};

/** A name that the project has already is a `conflict`. */
export async function addProjectApiKey(
  db: Db,
  { project_id, name, hashed_key, prefix, last_four, scope, expires_at }: NewProjectApiKey,
) {
  const limits = { ...(scope === "read_write" ? {} : { scope }), ...(expires_at ? { expires_at } : {}) };
  const kept = { project_id, name, hashed_key, prefix, last_four, ...limits };
  return withCalls(unwrap(await db.from("project_api_keys").insert(kept).select(COUNTED).single()));
}

/** `revoked_at` is an ISO 8601 time. */
export async function revokeProjectApiKey(db: Db, { id, revoked_at }: { id: string; revoked_at: string }) {
  const revoked = await db.from("project_api_keys").update({ revoked: true, revoked_at }).eq("id", id).select(COUNTED).single();
  return withCalls(unwrap(revoked));
}
