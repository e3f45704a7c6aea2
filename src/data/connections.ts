import * as z from "zod";
import type { Database } from "./database.types.ts";
import { type Db, unwrap } from "./db.ts";
import { withCalls } from "./project-api-keys.ts";

type Functions = Database["public"]["Functions"];

const COLUMNS = "id, project_id, name, scope, client_host, is_verified, revoked, last_used_at, created_at, key_calls(calls)";

/** The applications that are let into the project, the last one first, with how often each has called. */
export async function listConnections(db: Db, { project_id }: { project_id: string }) {
  const found = unwrap(
    await db
      .from("project_api_keys")
      .select(COLUMNS)
      .eq("via", "oauth")
      .eq("revoked", false)
      .eq("project_id", project_id)
      .order("created_at", { ascending: false })
      .order("id"),
  );
  return found.map(withCalls);
}
export type Connection = Awaited<ReturnType<typeof listConnections>>[number];

/** Refuses whoever had us look at what applications say of themselves too often. */
export async function countConnectionLook(db: Db) {
  unwrap(await db.rpc("count_connection_look"));
}

export async function allowConnection(db: Db, allowed: Functions["allow_connection"]["Args"]) {
  unwrap(await db.rpc("allow_connection", allowed));
}

/** What the token endpoint answers, but for the tokens themselves, which only hashes are kept of. */
const granted = z.union([
  z.object({ scope: z.enum(["read_only", "read_write"]) }),
  z.object({ error: z.string(), error_description: z.string() }),
]);

export async function takeConnection(db: Db, shown: Functions["take_connection"]["Args"]) {
  return granted.parse(unwrap(await db.rpc("take_connection", shown)));
}

export async function renewConnection(db: Db, shown: Functions["renew_connection"]["Args"]) {
  return granted.parse(unwrap(await db.rpc("renew_connection", shown)));
}

/** Says nothing about tokens that are not known. */
export async function endConnection(db: Db, shown: Functions["end_connection"]["Args"]) {
  unwrap(await db.rpc("end_connection", shown));
}

/** The projects the person may let an application into: those of organizations they work in, most recently updated first. */
export async function listConnectableProjects(db: Db, { user_id }: { user_id: string }) {
  const memberships = unwrap(
    await db
      .from("organization_members")
      .select("organization_id, organizations(name)")
      .eq("user_id", user_id)
      .in("role", ["member", "admin"]),
  );
  const names = new Map(memberships.map(({ organization_id, organizations: { name } }) => [organization_id, name]));
  const projects = unwrap(
    await db
      .from("projects")
      .select("id, organization_id, name, color")
      .in("organization_id", [...names.keys()])
      .order("updated_at", { ascending: false })
      .limit(1000),
  );
  return projects.map(({ organization_id, ...project }) => ({ ...project, organization_name: names.get(organization_id) ?? "" }));
}
