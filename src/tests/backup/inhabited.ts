import { createClient } from "@supabase/supabase-js";
import { generate } from "otplib";
import pg from "pg";
import { expect } from "vitest";
import { addProjectDocument } from "#data/files.ts";
import { callFunction } from "#data/functions.ts";
import { addPageDesign } from "#data/page-designs.ts";
import { shareDocument } from "#domain/project-shares.ts";
import { makeWorld, plantRow } from "#tests/hostile/victim.ts";
import { tables } from "#tests/policies/samples.ts";
import { type Cluster, clusterUrl, type Database } from "#tests/support/cluster.ts";
import { type Author, author, person, startProject } from "#tests/support/people.ts";
import { addKey } from "#tests/support/sample-key.ts";
import { passSecondFactor } from "#tests/support/second-factor.ts";
import type { TestServer } from "#tests/support/server.ts";

export type Inhabited = {
  ada: Author;
  token: string;
  share: string;
  secret: string;
  document: { path: string; bytes: Uint8Array };
  removed_page: string;
};

const pixel = Uint8Array.from(
  Buffer.from("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==", "base64"),
);

/** A server with everything in it: a row in every table, history, files, a deleted page with its design, a key, a link, an authenticator app. */
export async function inhabit(server: TestServer, cluster: Cluster): Promise<Inhabited> {
  const ada = await author(server);
  const { db, organization_id, project_id } = ada;
  const admin = new pg.Client(clusterUrl(cluster, "supabase_admin", server.database.name));
  await admin.connect();
  const bystander = await person(server, { name: "bystander" });
  const world = await makeWorld(admin, { organization_id, project_id, bystander_id: bystander.id, actor_id: ada.id }, "kept");
  for (const name of Object.keys(tables)) await plantRow({ admin }, name, world, "kept\t\\N\n'é\u2028");
  await admin.end();
  const bytes = new Uint8Array(300_000).map((_, at) => at * at);
  const file = new File([bytes], "Charter.docx", {
    type: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  });
  bytes.set([0x50, 0x4b, 3, 4]);
  const { path } = await addProjectDocument(db, { project_id, file: new File([bytes], file.name, { type: file.type }) });
  const page = await db.from("pages").insert({ project_id, name: "Gone" }).select("id").single().throwOnError();
  await addPageDesign(db, { project_id, page_id: page.data.id, file: new File([pixel], "Home.png", { type: "image/png" }) });
  await db.from("pages").delete().eq("id", page.data.id).throwOnError();
  const plain_id = await startProject(ada, organization_id, "Marina");
  const { token } = await addKey(ada, plain_id);
  const expiresAt = new Date(Date.now() + 86_400_000).toISOString();
  const asked = { projectId: plain_id, name: "The client", version: null, chapters: null, expiresAt, password: "" };
  const share = (await callFunction(db, shareDocument, asked)).token;
  const { secret } = await passSecondFactor(db);
  return { ada, token, share, secret, document: { path, bytes }, removed_page: page.data.id };
}

/** Who was there signs in at another home with password and authenticator app, as before. */
export async function signInAgain(home: { url: string; publishableKey: string }, { ada, secret }: Inhabited) {
  const db = createClient(home.url, home.publishableKey, { auth: { persistSession: false, autoRefreshToken: false } });
  const signedIn = await db.auth.signInWithPassword({ email: ada.email, password: ada.password });
  const [factor] = signedIn.data.user?.factors ?? [];
  const verified = await db.auth.mfa.challengeAndVerify({ factorId: factor?.id ?? "", code: await generate({ secret }) });
  expect([signedIn.error, verified.error]).toEqual([null, null]);
  return db;
}

/** Of every table that is backed up, how many rows there are and their digest: asked of the database past everything of ours. */
export async function digests({ sql }: Database): Promise<Record<string, string>> {
  const tables = await sql<{ name: string }[]>`
    select schemaname || '.' || tablename as name from pg_tables
    where schemaname in ('public', 'private') or schemaname || '.' || tablename in
      ('auth.users', 'auth.identities', 'auth.mfa_factors', 'auth.audit_log_entries', 'storage.buckets', 'storage.objects',
        'platform.auth_known_addresses', 'platform.auth_recovery_sets', 'platform.auth_recovery_codes')`;
  const parts = tables.map(
    ({ name }) =>
      `select '${name}' as name, count(*) || ' ' || md5(string_agg(t::text, ',' order by t::text)) as digest from ${name} t`,
  );
  const rows = await sql.unsafe<{ name: string; digest: string }[]>(parts.join(" union all "));
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]));
}
