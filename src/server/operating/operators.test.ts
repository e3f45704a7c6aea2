import { createClient } from "@supabase/supabase-js";
import { beforeAll, expect, test } from "vitest";
import type { Database } from "#data/database.types.ts";
import { callFunction } from "#data/functions.ts";
import { isOperator, listInstanceOrganizations } from "#data/instance.ts";
import { describeInstance } from "#domain/instance.ts";
import { author, known, type Person, person } from "#tests/support/people.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";

const MAIL = "ops@example.com";
let server: TestServer;
let ops: Pick<Person, "db">;
beforeAll(async () => {
  server = await startServer({ variables: { OPERATORS: ` Ops@Example.com , second@example.com` } });
  const client = (key: string) =>
    createClient<Database>(server.url, key, { auth: { persistSession: false, autoRefreshToken: false } });
  const { password, password_hash } = known;
  await client(server.secretKey).auth.admin.createUser({ email: MAIL, password_hash, email_confirm: true });
  const db = client(server.publishableKey);
  await db.auth.signInWithPassword({ email: MAIL, password });
  ops = { db };
});

test("operators are the confirmed accounts that the setting names, after their second factor [OPS-10]", async () => {
  const { sql } = server.database;
  const rows = await sql<{ email: string }[]>`select email from private.operators order by email`;
  expect(rows.map(({ email }) => email)).toEqual([MAIL, "second@example.com"]);
  const grants = await sql`select r.rolname from pg_roles r
    where r.rolname in ('anon', 'authenticated', 'service_role') and has_table_privilege(r.oid, 'private.operators', 'insert, update')`;
  expect(grants).toEqual([]);
  const ada = await person(server);
  expect([await isOperator(ops.db), await isOperator(ada.db)]).toEqual([true, false]);

  // an address that is only asked for is nobody's yet
  const asked = await ada.db.auth.updateUser({ email: "second@example.com" });
  expect(asked.error).toBeNull();
  expect(await isOperator(ada.db)).toBe(false);
  await ada.db.auth.updateUser({ data: { email: MAIL, is_operator: true, role: "operator" } });
  expect(await isOperator(ada.db)).toBe(false);

  await sql`update auth.users set email_confirmed_at = null where email = ${MAIL}`;
  expect(await isOperator(ops.db)).toBe(false);
  await sql`update auth.users set email_confirmed_at = now() where email = ${MAIL}`;
  await sql`insert into auth.mfa_factors (id, user_id, status, factor_type, created_at, updated_at)
    select gen_random_uuid(), id, 'verified', 'totp', now(), now() from auth.users where email = ${MAIL}`;
  const refused = await ops.db.rpc("get_instance_figures");
  expect([refused.status, refused.error?.message]).toEqual([403, "Enter the code of your authenticator app first."]);
  await sql`delete from auth.mfa_factors`;
  expect((await ops.db.rpc("get_instance_figures")).status).toBe(200);
});

test("figures are told to operators alone, and hold nothing but names of what people wrote [OPS-11]", async () => {
  const ada = await author(server);
  const { sql } = server.database;
  const { project_id, organization_id } = ada;
  await sql`update public.organizations set name = 'Only the name' where id = ${organization_id}`;
  await ada.db.from("user_classes").insert({ project_id, name: "My secret harbour master" }).throwOnError();
  const file = await ada.db.storage
    .from("project_documents")
    .upload(`${project_id}/a.txt`, new Blob(["12345"], { type: "text/plain" }));
  expect(file.error).toBeNull();
  const failed = { project_id, function: "generate-scope", provider: "openai", model: "m", status: "failed" };
  await sql`insert into public.generations (project_id, function, provider, model, status, finished_at)
    values (${project_id}, 'generate-scope', 'openai', 'm', 'failed', now())`;

  for (const refused of [ada.db.rpc("get_instance_figures"), ada.db.rpc("list_instance_organizations")])
    expect(await refused).toMatchObject({ status: 403, error: { message: "Only operators of this instance see its figures." } });
  await expect(callFunction(ada.db, describeInstance, {})).rejects.toMatchObject({ kind: "forbidden" });

  const described = await callFunction(ops.db, describeInstance, {});
  const { figures, server: said } = described;
  expect(figures).toMatchObject({
    drafts: 1,
    failures: { drafts: 1, searches: 0, runs: 0 },
    limits: { organizations_per_account: 20 },
  });
  expect(figures.models).toMatchObject([{ provider: failed.provider, model: failed.model, answered_at: null }]);
  expect(figures.postgres).toMatch(/^\d+/);
  expect(figures.migration).toMatch(/^\d{14}$/);
  expect(said).toMatchObject({
    program: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    backup: { succeeded_at: null, failed_at: null, reason: null, is_old: false },
    mail: { by: "outbox" },
    file_bytes: 5,
  });
  expect(said.disk?.free).toBeGreaterThan(0);

  const { organizations } = await listInstanceOrganizations(ops.db, { search: "only THE", after: null });
  expect(organizations).toMatchObject([
    { id: organization_id, name: "Only the name", members: 1, projects: 1, file_bytes: 5, drafts: 1, found: 1 },
  ]);
  expect(organizations[0]?.row_count).toBeGreaterThan(0);
  expect(JSON.stringify([described, organizations])).not.toMatch(/Harbour|harbour/);
});

test("thousands of organizations are told in pages, each once, by name [OPS-12]", async () => {
  const { sql } = server.database;
  await sql`insert into public.organizations (name) select 'Guild ' || (n % 40) from generate_series(1, 60) n`;
  const told: { id: string; name: string }[] = [];
  const pages: number[] = [];
  for (let after: { id: string; name: string } | null = null, more = true; more; ) {
    const { organizations, found, next } = await listInstanceOrganizations(ops.db, { search: "GUILD", after });
    expect(found).toBe(60);
    pages.push(organizations.length);
    told.push(...organizations);
    after = next;
    more = next !== null;
  }
  expect(pages).toEqual([25, 25, 10]);
  expect(new Set(told.map(({ id }) => id)).size).toBe(60);
  const expected = await sql<
    { id: string }[]
  >`select id from public.organizations where name like 'Guild%' order by lower(name), id`;
  expect(told.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
  expect((await listInstanceOrganizations(ops.db, { search: "%", after: null })).organizations).toEqual([]);
});
