-- Refused access that the address of a request does not name: what only its body names, rows and files that policies hide from
-- whoever asks, and what belongs to organizations they are no member of.

-- Called by our server with its own rights, after the answer. `hidden` is the id of a row of a table, or the path of a file (bucket
-- first), that was asked for by itself and not found: what is not there is hidden from nobody.
create function private.note_refusal(
  person uuid, named uuid, hidden_in text, hidden text, what text, address text, agent text
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  about uuid := named;
  row_found jsonb;
begin
  if hidden_in = 'files' then
    if not exists (
      select from storage.objects o where o.bucket_id = split_part(hidden, '/', 1) and o.name = substr(hidden, strpos(hidden, '/') + 1)
    ) then
      return;
    end if;
  elsif hidden_in is not null then
    if not exists (
      select from pg_catalog.pg_class c join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attname = 'id' and a.atttypid = 'uuid'::regtype
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname = hidden_in
    ) then
      return;
    end if;
    execute format('select to_jsonb(t) from public.%I t where t.id = $1', hidden_in) into row_found using hidden::uuid;
    if row_found is null then
      return;
    end if;
    about := coalesce(row_found ->> 'project_id', row_found ->> 'organization_id', hidden)::uuid;
  end if;
  if exists (
    select from public.organization_members m
    where m.user_id = person and m.organization_id in (select about union all select p.organization_id from public.projects p where p.id = about)
  ) then
    perform private.record_refusal(person, about, what, address, agent);
  else
    insert into auth.audit_log_entries (instance_id, id, payload, created_at, ip_address)
    values ('00000000-0000-0000-0000-000000000000', gen_random_uuid(), json_build_object(
      'action', 'access_refused', 'actor_id', person, 'actor_username', coalesce(private.email_of(person), ''), 'log_type', 'account',
      'traits', json_build_object('reason', case when hidden is null then 'not_allowed' else 'hidden' end, 'path', left(what, 200), 'user_agent', left(agent, 512))
    ), now(), coalesce(left(address, 64), ''));
  end if;
end $$;
revoke execute on function private.note_refusal from public;
