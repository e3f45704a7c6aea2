-- Who did what in an organization, for its admins: written by the database in the transaction of what was done, only ever
-- added to, and dropped once it is older than the organization keeps it.

create table public.audit_events (
  id uuid primary key default gen_random_uuid(),
  -- no reference: what was done to an organization outlives it
  organization_id uuid not null,
  at timestamptz not null default clock_timestamp(),
  actor_id uuid,
  actor_label text check (char_length(actor_label) <= 320),
  action text not null check (action ~ '^[a-z_]+\.[a-z_]+$'),
  target_kind text check (char_length(target_kind) <= 40),
  target_id text check (char_length(target_id) <= 80),
  target_label text check (char_length(target_label) <= 320),
  address text check (char_length(address) <= 64),
  agent text check (char_length(agent) <= 512),
  details jsonb not null default '{}'
);
comment on table public.audit_events is 'What was done in an organization, by whom and from where; only added to, and readable by its admins.';
create index audit_events_organization_id_idx on public.audit_events (organization_id, at desc, id desc);
create index audit_events_at_idx on public.audit_events using brin (at);
alter table public.audit_events enable row level security;
revoke all on public.audit_events from anon, authenticated, service_role;
grant select on public.audit_events to authenticated, service_role;
create policy audit_events_select on public.audit_events for select to authenticated
  using (organization_id in (select private.organization_ids('admin')));

-- Since when and until when somebody belonged to an organization they have left.
create table private.past_members (
  organization_id uuid not null,
  user_id uuid not null,
  joined_at timestamptz not null,
  left_at timestamptz not null default clock_timestamp()
);
comment on table private.past_members is 'Former members, so that their sign-ins of that time stay in the audit log.';
create index past_members_organization_id_idx on private.past_members (organization_id, user_id);
alter table private.past_members enable row level security;
revoke all on private.past_members from public, anon, authenticated, service_role;

create function private.audit_days(organization uuid) returns integer
language sql stable security definer set search_path = '' as $$
  select coalesce((select s.audit_days from public.organization_security s where s.organization_id = organization), 365)
$$;

-- Whoever asks, even the owner of the table: nothing is changed, and only what is too old may go.
create function private.keep_audit_events() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    if old.at < now() - make_interval(days => private.audit_days(old.organization_id)) then
      return old;
    end if;
  end if;
  raise exception 'The audit log is only added to.' using errcode = '42501';
end $$;
create trigger keep_audit_events before update or delete on public.audit_events
  for each row execute function private.keep_audit_events();
create trigger keep_all_audit_events before truncate on public.audit_events
  for each statement execute function private.keep_audit_events();

-- To be called regularly; answers how many events were dropped.
create function private.sweep_audit_events() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  dropped integer;
begin
  delete from public.audit_events e where e.at < now() - interval '30 days'
    and e.at < now() - make_interval(days => private.audit_days(e.organization_id));
  get diagnostics dropped = row_count;
  delete from private.past_members m where m.left_at < now() - make_interval(days => private.audit_days(m.organization_id));
  return dropped;
end $$;

-- From where the caller asks: what the request says, else where the session was begun.
create function private.caller_place(out address text, out agent text)
language plpgsql stable security definer set search_path = '' as $$
declare
  headers jsonb;
  session text := auth.jwt() ->> 'session_id';
begin
  begin
    headers := nullif(current_setting('request.headers', true), '')::jsonb;
  exception when others then
    headers := null;
  end;
  address := btrim(split_part(headers ->> 'x-forwarded-for', ',', 1));
  agent := headers ->> 'user-agent';
  if nullif(address, '') is null and session ~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$' then
    select host(s.ip), coalesce(agent, s.user_agent) into address, agent from auth.sessions s where s.id = session::uuid;
  end if;
  address := nullif(left(address, 64), '');
  agent := nullif(left(agent, 512), '');
end $$;

create function private.email_of(person uuid) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce((select u.email::text from auth.users u where u.id = person), case when person = auth.uid() then auth.email() end)
$$;

create function private.record_event(
  organization uuid, action text, target_kind text default null, target_id text default null, target_label text default null,
  details jsonb default '{}'
) returns void
language sql volatile security definer set search_path = '' as $$
  insert into public.audit_events (organization_id, actor_id, actor_label, action, target_kind, target_id, target_label, address, agent, details)
  select organization, auth.uid(), left(private.email_of(auth.uid()), 320), action, target_kind, target_id, left(target_label, 320),
    p.address, p.agent, details
  from private.caller_place() p
$$;

create function private.audit_organization() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    perform private.record_event(new.id, 'organization.created', 'organization', new.id::text, new.name);
  elsif tg_op = 'DELETE' then
    perform private.record_event(old.id, 'organization.deleted', 'organization', old.id::text, old.name);
  elsif new.name is distinct from old.name then
    perform private.record_event(new.id, 'organization.renamed', 'organization', new.id::text, new.name);
  end if;
  return null;
end $$;
create trigger audit_organization after insert or update or delete on public.organizations
  for each row execute function private.audit_organization();

-- What goes along with its organization or project is told by their deletion alone.
create function private.audit_member() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := case when tg_op = 'DELETE' then old.user_id else new.user_id end;
  organization uuid := case when tg_op = 'DELETE' then old.organization_id else new.organization_id end;
begin
  if not exists (select from public.organizations o where o.id = organization) then
    return null;
  elsif tg_op = 'INSERT' then
    perform private.record_event(organization, 'member.joined', 'member', person::text, private.email_of(person), jsonb_build_object('role', new.role));
  elsif tg_op = 'DELETE' then
    insert into private.past_members (organization_id, user_id, joined_at) values (organization, person, old.created_at);
    perform private.record_event(organization, case when person = auth.uid() then 'member.left' else 'member.removed' end, 'member',
      person::text, private.email_of(person), jsonb_build_object('role', old.role));
  elsif new.role is distinct from old.role then
    perform private.record_event(organization, 'member.role_changed', 'member', person::text, private.email_of(person),
      jsonb_build_object('from', old.role, 'to', new.role));
  end if;
  return null;
end $$;
create trigger audit_member after insert or update or delete on public.organization_members
  for each row execute function private.audit_member();

create function private.audit_invitation() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    if exists (select from public.organizations o where o.id = old.organization_id) then
      perform private.record_event(old.organization_id, 'invitation.deleted', 'invitation', old.id::text, old.email, jsonb_build_object('role', old.role));
    end if;
  elsif tg_op = 'INSERT' then
    perform private.record_event(new.organization_id, 'invitation.made', 'invitation', new.id::text, new.email, jsonb_build_object('role', new.role));
  elsif new.accepted_at is distinct from old.accepted_at and new.accepted_at is not null then
    perform private.record_event(new.organization_id, 'invitation.accepted', 'invitation', new.id::text, new.email, jsonb_build_object('role', new.role));
  elsif new.revoked_at is distinct from old.revoked_at and new.revoked_at is not null then
    perform private.record_event(new.organization_id,
      case when new.email = private.my_email() then 'invitation.declined' else 'invitation.revoked' end,
      'invitation', new.id::text, new.email, jsonb_build_object('role', new.role, 'had_expired', old.expires_at <= now()));
  elsif new.role is distinct from old.role then
    perform private.record_event(new.organization_id, 'invitation.role_changed', 'invitation', new.id::text, new.email,
      jsonb_build_object('from', old.role, 'to', new.role));
  elsif new.token_hash is distinct from old.token_hash and new.token_hash is not null then
    perform private.record_event(new.organization_id, 'invitation.sent', 'invitation', new.id::text, new.email);
  end if;
  return null;
end $$;
create trigger audit_invitation after insert or update or delete on public.organization_invitations
  for each row execute function private.audit_invitation();

create function private.audit_project() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    perform private.record_event(new.organization_id, 'project.created', 'project', new.id::text, new.name);
  elsif exists (select from public.organizations o where o.id = old.organization_id) then
    perform private.record_event(old.organization_id, 'project.deleted', 'project', old.id::text, old.name);
  end if;
  return null;
end $$;
create trigger audit_project after insert or delete on public.projects
  for each row execute function private.audit_project();

create function private.audit_api_key() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  key public.project_api_keys;
  project public.projects;
  done text := case tg_op when 'INSERT' then 'api_key.made' when 'DELETE' then 'api_key.deleted' end;
begin
  if tg_op = 'DELETE' then key := old; else key := new; end if;
  if tg_op = 'UPDATE' then
    done := case when new.revoked and not old.revoked then 'api_key.revoked' when new.name is distinct from old.name then 'api_key.renamed' end;
  end if;
  if done is null then
    return null;
  end if;
  select * into project from public.projects p where p.id = key.project_id;
  if found then
    perform private.record_event(project.organization_id, done, 'api_key', key.id::text, key.name,
      jsonb_build_object('project_id', project.id, 'scope', key.scope, 'expires_at', key.expires_at));
  end if;
  return null;
end $$;
create trigger audit_api_key after insert or update or delete on public.project_api_keys
  for each row execute function private.audit_api_key();

-- The address of a model may carry a password, and its key is one: neither is written down.
create function private.audit_model() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    if exists (select from public.organizations o where o.id = old.organization_id) then
      perform private.record_event(old.organization_id, 'model.removed', 'model', old.provider, old.model);
    end if;
  elsif tg_op = 'INSERT' then
    perform private.record_event(new.organization_id, 'model.set', 'model', new.provider, new.model);
  else
    perform private.record_event(new.organization_id, 'model.changed', 'model', new.provider, new.model, jsonb_build_object(
      'key_changed', new.sealed_key is distinct from old.sealed_key, 'address_changed', new.base_url is distinct from old.base_url));
  end if;
  return null;
end $$;
create trigger audit_model after insert or update or delete on public.organization_models
  for each row execute function private.audit_model();

create function private.audit_security() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  had_factor boolean := case when tg_op = 'UPDATE' then old.requires_second_factor else false end;
  had_domains text[] := case when tg_op = 'UPDATE' then old.email_domains else '{}' end;
  had_days integer := case when tg_op = 'UPDATE' then old.audit_days else 365 end;
begin
  if new.requires_second_factor is distinct from had_factor then
    perform private.record_event(new.organization_id, 'security.second_factor_changed', 'organization', new.organization_id::text, null,
      jsonb_build_object('from', had_factor, 'to', new.requires_second_factor));
  end if;
  if new.email_domains is distinct from had_domains then
    perform private.record_event(new.organization_id, 'security.domains_changed', 'organization', new.organization_id::text, null,
      jsonb_build_object('from', had_domains, 'to', new.email_domains));
  end if;
  if new.audit_days is distinct from had_days then
    perform private.record_event(new.organization_id, 'audit.retention_changed', 'organization', new.organization_id::text, null,
      jsonb_build_object('from', had_days, 'to', new.audit_days));
  end if;
  return null;
end $$;
create trigger audit_security after insert or update on public.organization_security
  for each row execute function private.audit_security();

-- A document is put together where it is read, so whoever takes one along says so.
create function private.record_export(project uuid, what text, format text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  taken public.projects;
begin
  select * into taken from public.projects p where p.id = project and p.id in (select private.project_ids('viewer'));
  if not found then
    raise exception 'This project does not exist, or you may not see it.' using errcode = '42501';
  elsif what !~ '^[a-z_]{1,40}$' or format !~ '^[a-z0-9_]{1,20}$' then
    raise exception 'Name what was exported, and the format, in small letters.' using errcode = '22023';
  end if;
  perform private.spend('exports_by:' || auth.uid(), 600, 3600, 'You have exported 600 documents within the hour.');
  perform private.record_event(taken.organization_id, 'export.document', 'project', taken.id::text, taken.name,
    jsonb_build_object('what', what, 'format', format));
end $$;

create function public.record_export(project_id uuid, what text, format text) returns void
language sql set search_path = '' as $$
  select private.record_export(project_id, what, format)
$$;
comment on function public.record_export is 'Writes into the audit log that a document of the project was downloaded.';

-- Called by our server with its own rights, where a refusal names an organization or a project its caller belongs to.
create function private.record_refusal(person uuid, named uuid, what text, address text, agent text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  organization uuid := (
    select m.organization_id from public.organization_members m
    where m.user_id = person and m.organization_id in (select named union all select p.organization_id from public.projects p where p.id = named)
  );
begin
  if organization is null or 60 <= (
    select count(*) from public.audit_events e
    where e.organization_id = organization and e.at > now() - interval '1 hour' and e.actor_id = person and e.action = 'access.refused'
  ) then
    return;
  end if;
  insert into public.audit_events (organization_id, actor_id, actor_label, action, target_kind, target_id, address, agent, details)
  values (organization, person, left(private.email_of(person), 320), 'access.refused',
    case when named = organization then 'organization' else 'project' end, named::text,
    nullif(left(address, 64), ''), nullif(left(agent, 512), ''), jsonb_build_object('what', left(what, 120)));
end $$;

-- Everything at once, the latest first: what was done here, and how members of that time signed in or failed to.
create function private.audit_log(
  organization uuid, areas text[], person text, since timestamptz, until timestamptz, before_at timestamptz, before_id uuid, most integer
) returns table (
  id uuid, at timestamptz, action text, actor_id uuid, actor_label text, target_kind text, target_id text, target_label text,
  address text, agent text, details jsonb
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  kept_since timestamptz := greatest(since, now() - make_interval(days => private.audit_days(organization)));
begin
  perform private.require_admin(organization);
  return query
    with done as (
      select e.id, e.at, e.action, e.actor_id, e.actor_label, e.target_kind, e.target_id, e.target_label, e.address, e.agent, e.details
      from public.audit_events e where e.organization_id = organization
    ), signed_in as (
      select e.id, e.created_at, 'auth.' || (e.payload ->> 'action'), m.user_id,
        coalesce(nullif(e.payload ->> 'actor_username', ''), private.email_of(m.user_id)), null::text, null::text, null::text,
        nullif(e.ip_address::text, ''), coalesce(e.payload ->> 'user_agent', e.payload -> 'traits' ->> 'user_agent'),
        coalesce((e.payload -> 'traits')::jsonb - 'user_agent', '{}')
      from (
        select c.user_id, c.created_at as joined_at, 'infinity'::timestamptz as left_at
        from public.organization_members c where c.organization_id = organization
        union all
        select p.user_id, p.joined_at, p.left_at from private.past_members p where p.organization_id = organization
      ) m
      join auth.audit_log_entries e on e.payload ->> 'actor_id' = m.user_id::text and e.created_at >= m.joined_at and e.created_at < m.left_at
      where e.payload ->> 'action' not in ('token_refreshed', 'token_revoked')
    )
    select l.* from (select * from done union all select * from signed_in) l
    where l.at >= kept_since and (until is null or l.at < until)
      and (before_at is null or (l.at, l.id) < (before_at, before_id))
      and (areas is null or split_part(l.action, '.', 1) = any (areas))
      and (person is null or strpos(lower(concat_ws(' ', l.actor_label, l.target_label)), lower(person)) > 0)
    order by l.at desc, l.id desc
    limit least(greatest(most, 1), 1000);
end $$;

create function public.get_audit_log(
  organization_id uuid, areas text[] default null, person text default null, since timestamptz default null,
  until timestamptz default null, before_at timestamptz default null, before_id uuid default null
) returns table (
  id uuid, at timestamptz, action text, actor_id uuid, actor_label text, target_kind text, target_id text, target_label text,
  address text, agent text, details jsonb
)
language sql stable set search_path = '' as $$
  select * from private.audit_log(organization_id, areas, person, since, until, before_at, before_id, 100)
$$;
comment on function public.get_audit_log is 'A hundred events of an organization, the latest first, for its admins; the last one''s time and id lead to the next hundred.';

create function private.export_audit_log(
  organization uuid, format text, areas text[], person text, since timestamptz, until timestamptz, before_at timestamptz, before_id uuid
) returns table (
  id uuid, at timestamptz, action text, actor_id uuid, actor_label text, target_kind text, target_id text, target_label text,
  address text, agent text, details jsonb
)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
begin
  perform private.require_admin(organization);
  if format is null or format not in ('csv', 'json') then
    raise exception 'The audit log is exported as csv or json.' using errcode = '22023';
  end if;
  if before_at is null then
    perform private.record_event(organization, 'audit.exported', 'organization', organization::text, null,
      jsonb_strip_nulls(jsonb_build_object('format', format, 'areas', areas, 'since', since, 'until', until)));
  end if;
  return query select * from private.audit_log(organization, areas, person, since, until, before_at, before_id, 1000);
end $$;

create function public.export_audit_log(
  organization_id uuid, format text, areas text[] default null, person text default null, since timestamptz default null,
  until timestamptz default null, before_at timestamptz default null, before_id uuid default null
) returns table (
  id uuid, at timestamptz, action text, actor_id uuid, actor_label text, target_kind text, target_id text, target_label text,
  address text, agent text, details jsonb
)
language sql set search_path = '' as $$
  select * from private.export_audit_log(organization_id, format, areas, person, since, until, before_at, before_id)
$$;
comment on function public.export_audit_log is 'A thousand events at a time, to be kept as a file; the first call is an event itself.';

revoke execute on function private.audit_days, private.keep_audit_events, private.sweep_audit_events, private.caller_place, private.email_of,
  private.record_event, private.record_refusal, private.record_export, private.audit_log, private.export_audit_log,
  private.audit_organization, private.audit_member, private.audit_invitation, private.audit_project, private.audit_api_key,
  private.audit_model, private.audit_security from public;
grant execute on function private.record_export, private.audit_log, private.export_audit_log to authenticated;
revoke execute on function public.record_export, public.get_audit_log, public.export_audit_log from public, anon;
grant execute on function public.record_export, public.get_audit_log, public.export_audit_log to authenticated, service_role;
