import { beforeAll, expect, test } from "vitest";
import type { Sql } from "#server/postgres/sql.ts";
import { startServer } from "#tests/support/server.ts";

let sql: Sql;
beforeAll(async () => {
  ({ sql } = (await startServer()).database);
});

// all members hear the channel, and the audit log is for admins; a revision is written with its row, a call with its key's, which are announced
test("every table of a project, and of an organization, announces what is written to it on that channel", async () => {
  const silent = await sql`
    select c.relname as table, a.attname as by, missing as written
    from pg_class c join pg_attribute a on a.attrelid = c.oid, unnest(array['inserted', 'updated', 'deleted']) missing
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attname in ('project_id', 'organization_id')
      and c.relname not in ('audit_events', 'row_revisions', 'statement_sources', 'key_calls') and not exists (
        select from pg_trigger t
        where t.tgrelid = c.oid and t.tgname = 'announce_' || missing || '_' || replace(a.attname, '_id', '')
      )
    order by 1, 2, 3`;
  expect(silent).toEqual([]);
});

test("what stands behind the channels is protected, and only the database announces a change", async () => {
  const open = await sql`
    select relname from pg_class where relnamespace = 'realtime'::regnamespace and relkind in ('r', 'p') and not relrowsecurity`;
  expect(open).toEqual([]);
  const [may] = await sql`
    select has_table_privilege('authenticated', 'realtime.presences', 'select') as read_presences,
      has_table_privilege('authenticated', 'realtime.messages', 'delete') as delete_messages,
      has_function_privilege('authenticated', 'private.tell(text, jsonb)', 'execute') as tell`;
  expect(may).toEqual({ read_presences: false, delete_messages: false, tell: false });
  const policies = await sql`
    select policyname as name, cmd, roles::text from pg_policies
    where schemaname = 'realtime' and roles::text not like '%service_role%' order by 1`;
  expect(policies).toEqual([
    { name: "channels_presence", cmd: "INSERT", roles: "{authenticated}" },
    { name: "channels_read", cmd: "SELECT", roles: "{authenticated}" },
  ]);
});
