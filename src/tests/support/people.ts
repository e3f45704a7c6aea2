import { createClient } from "@supabase/supabase-js";
import type { Database as Schema } from "#data/database.types.ts";
import type { Db } from "#data/db.ts";
import type { TestServer } from "./server.ts";

type Server = Pick<TestServer, "url" | "publishableKey" | "secretKey">;
export type Role = "viewer" | "member" | "admin";
export type Visitor = { db: Db };
export type Person = { db: Db; id: string; email: string; password: string; token: string };
export type Author = Person & { organization_id: string; project_id: string; founder: Person };

/** One password for everybody, hashed once as the server hashes: each hash takes a processor longer than the rest of a test. */
export const known = {
  password: "Correct-horse-battery-9",
  password_hash: "$argon2id$v=19$m=19456,t=2,p=1$Rcmz4+OGDFY5kNV0pfdBfg$pPjAfXkFg1cAyWcI/rZyzDWM8W5B2mOnlcMHQfgl6Hc",
};

/** Somebody who is not signed in. */
export function visitor(server: Server): Visitor {
  return { db: client(server, server.publishableKey) };
}

/** Somebody with a confirmed account, signed in with their password; member of nothing. */
export async function person(server: Server, options: { name?: string } = {}): Promise<Person> {
  const email = `${options.name ?? "person"}-${crypto.randomUUID()}@example.com`;
  const { password, password_hash } = known;
  const made = await client(server, server.secretKey).auth.admin.createUser({ email, password_hash, email_confirm: true });
  if (made.error) throw made.error;
  const db = client(server, server.publishableKey);
  const { data, error } = await db.auth.signInWithPassword({ email, password });
  if (error) throw error;
  return { db, id: data.user.id, email, password, token: data.session.access_token };
}

/** Somebody with an account who belongs to another organization than everybody else. */
export const stranger = (server: Server): Promise<Author> => author(server);

/** Somebody in an organization of their own test, with a project to work on. */
export async function author(server: Server, options: { role?: Role } = {}): Promise<Author> {
  const founder = await person(server, { name: "founder" });
  const organization_id = await foundOrganization(founder, "Acme");
  const project_id = await startProject(founder, organization_id);
  const role = options.role ?? "admin";
  if (role === "admin") return { ...founder, organization_id, project_id, founder };
  const joined = await person(server, { name: role });
  await join(server, { organization_id, user_id: joined.id, role });
  return { ...joined, organization_id, project_id, founder };
}

/** Makes somebody a member without the trip through an invitation. */
export async function join(server: Server, member: { organization_id: string; user_id: string; role: Role }): Promise<void> {
  const { error } = await client(server, server.secretKey).from("organization_members").insert(member);
  if (error) throw error;
}

async function foundOrganization(founder: Person, name: string): Promise<string> {
  const { data, error } = await founder.db.from("organizations").insert({ name }).select("id").single();
  if (error) throw error;
  return data.id;
}

export async function startProject(founder: Person, organization_id: string, name = "Harbour"): Promise<string> {
  const { data, error } = await founder.db.from("projects").insert({ organization_id, name }).select("id").single();
  if (error) throw error;
  return data.id;
}

function client(server: Server, key: string): Db {
  // a screen test runs in a browser, whose own origin passes everything on to the server
  const url = "location" in globalThis ? location.origin : server.url;
  return createClient<Schema>(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false, storageKey: crypto.randomUUID() },
  });
}
