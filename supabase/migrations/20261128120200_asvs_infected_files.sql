-- Called by our server with its own rights, where a virus was found in a file that was sent. It is an event of the organization whose
-- project the path names, else of the account; what is sent to a box of CVs has neither.

create function private.note_infected(person uuid, path text, virus text, address text, agent text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  about public.projects;
  found jsonb := jsonb_build_object('virus', left(virus, 200), 'path', left(path, 200));
begin
  select p.* into about from public.projects p
  where p.id = case when split_part(path, '/', 2) ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then split_part(path, '/', 2)::uuid end;
  -- a flood must not fill the log
  if 60 <= (
    select count(*) from public.audit_events e
    where e.organization_id = about.organization_id and e.at > now() - interval '1 hour' and e.action = 'file.infected'
  ) or 60 <= (
    select count(*) from auth.audit_log_entries e
    where about.id is null and e.payload ->> 'actor_id' = coalesce(person::text, 'a visitor') and e.created_at > now() - interval '1 hour'
      and e.payload ->> 'action' = 'file_infected'
  ) then
    return;
  end if;
  if about.id is not null then
    insert into public.audit_events (organization_id, actor_id, actor_label, action, target_kind, target_id, target_label, address, agent, details)
    values (about.organization_id, person, left(private.email_of(person), 320), 'file.infected', 'project', about.id::text, left(about.name, 320),
      nullif(left(address, 64), ''), nullif(left(agent, 512), ''), found);
  else
    insert into auth.audit_log_entries (instance_id, id, payload, created_at, ip_address)
    values ('00000000-0000-0000-0000-000000000000', gen_random_uuid(), json_build_object(
      'action', 'file_infected', 'actor_id', coalesce(person::text, 'a visitor'), 'actor_username', coalesce(private.email_of(person), ''), 'log_type', 'account',
      'traits', found || jsonb_build_object('user_agent', left(agent, 512))
    ), now(), coalesce(left(address, 64), ''));
  end if;
end $$;
revoke execute on function private.note_infected from public;
