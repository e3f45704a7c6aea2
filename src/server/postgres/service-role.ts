import type { Query } from "./sql.ts";

/**
 * The service's key stands above row-level security. Where the login may not hand out BYPASSRLS (only a superuser or a role that
 * has it may), a policy on every table says the same.
 */
export async function letServicePass(admin: Query): Promise<void> {
  await admin.unsafe(`
    do $$
    declare
      closed record;
    begin
      if (select rolbypassrls from pg_roles where rolname = 'service_role') then return; end if;
      for closed in
        select c.oid::regclass as name from pg_class c
        where c.relnamespace in (select oid from pg_namespace where nspname in ('public', 'storage'))
          and c.relkind in ('r', 'p') and c.relrowsecurity and pg_has_role(c.relowner, 'usage')
          and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'service_role_passes')
      loop
        execute format('create policy service_role_passes on %s for all to service_role using (true) with check (true)', closed.name);
      end loop;
    end
    $$`);
}
