import { createClient } from "@supabase/supabase-js";
import { expect, test } from "vitest";
import type { Database } from "#data/database.types.ts";
import { listMyInvitations } from "#data/organization-invitations.ts";
import { author, join, known, person } from "#tests/support/people.ts";
import { passSecondFactor } from "#tests/support/second-factor.ts";
import { startServer } from "#tests/support/server.ts";

const server = await startServer();

test("where an account has a second factor, its password alone reads no row of any table, and neither its invitations nor its other sessions [ATTACK-101]", async () => {
  const [ada, eve, bob] = await Promise.all([author(server), author(server), person(server, { name: "bob" })]);
  await join(server, { organization_id: ada.organization_id, user_id: bob.id, role: "admin" });
  const invited = { organization_id: eve.organization_id, email: bob.email, role: "member", invited_by: eve.id } as const;
  await eve.db.from("organization_invitations").insert(invited).throwOnError();
  await passSecondFactor(bob.db);
  const half = createClient<Database>(server.url, server.publishableKey, { auth: { persistSession: false } });
  await half.auth.signInWithPassword({ email: bob.email, password: known.password });
  expect((await half.auth.getUser()).data.user?.id).toBe(bob.id);

  const tables = await server.database.sql<{ name: string; first: string }[]>`
    select t.relname as name, min(c.column_name) as first from pg_class t
    join information_schema.column_privileges c on c.table_schema = 'public' and c.table_name = t.relname
    where t.relnamespace = 'public'::regnamespace and t.relkind = 'r' and c.grantee = 'authenticated' and c.privilege_type = 'SELECT'
    group by t.relname`;
  expect(tables.length).toBeGreaterThan(40);
  for (const { name, first } of tables) {
    const { data } = await half
      .from(name as "projects")
      .select(first as "id")
      .throwOnError();
    expect(data, name).toEqual([]);
  }
  expect(await listMyInvitations(half)).toEqual([]);
  expect((await half.rpc("get_my_sessions").throwOnError()).data).toEqual([]);

  expect((await bob.db.from("organization_invitations").select("email").eq("email", bob.email).throwOnError()).data).toHaveLength(
    1,
  );
  expect(await listMyInvitations(bob.db)).toHaveLength(1);
  expect((await bob.db.rpc("get_my_sessions").throwOnError()).data).toHaveLength(2);
});
