-- What is revoked when somebody goes may be made once more by what they had begun: a key while its maker is being removed, an
-- invitation that is opened again. So whoever uses one is asked whether who made it still may. And of keys there are so few that their
-- end never holds up a removal.

-- A key opens nothing once its maker works in its project no more.
create or replace function private.key_of(token text, needed text default 'read_only', resource text default null) returns public.project_api_keys
language plpgsql security definer set search_path = '' as $$
declare
  key public.project_api_keys;
  refusal text;
begin
  select * into key from public.project_api_keys k where k.hashed_key = encode(sha256(convert_to(token, 'UTF8')), 'hex');
  if not found then
    raise exception 'This key is not known. Copy it again, or make a new one in the settings of the project.' using errcode = 'PT401';
  elsif key.revoked then
    raise exception 'This key was revoked. Make a new one in the settings of the project.' using errcode = 'PT401';
  elsif key.expires_at <= now() then
    raise exception 'This key has expired. Make a new one in the settings of the project.' using errcode = 'PT401';
  elsif not private.works_in(key.created_by, key.project_id) then
    raise exception 'Whoever made this key works in this project no more. Make a new one in the settings of the project.' using errcode = 'PT401';
  elsif key.audience is not null and key.audience is distinct from resource then
    raise exception 'This key is for % alone. Use it there, or make a key in the settings of the project.', key.audience using errcode = 'PT401';
  elsif needed = 'read_write' and key.scope <> 'read_write' then
    raise exception 'This key may only read. Make one that may read and write in the settings of the project.' using errcode = 'PT403';
  end if;
  refusal := private.key_refused_because(key);
  if refusal is not null then
    raise exception '%', refusal using errcode = 'PT403';
  end if;
  perform private.count_key_call(key);
  return key;
end $$;
comment on function private.key_of is 'The key a token belongs to, the call counted; refuses what is unknown, revoked, expired, made by somebody who works in the project no more, used too often, made for another resource than the one it was shown at or by somebody who does not meet the organization''s rules, or may not do what is needed.';

-- Those of an application are renewed for as long as it holds a token for that.
create function private.is_live(key public.project_api_keys) returns boolean
language sql stable set search_path = '' as $$
  select not key.revoked and (key.expires_at is null or key.expires_at > now() or key.via = 'oauth' and exists (
    select from private.refresh_tokens t where t.key_id = key.id and t.used_at is null and t.expires_at > now()))
$$;
comment on function private.is_live is 'Whether a key opens its project, now or once it is renewed.';

create or replace function private.end_keys_of_member() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' or new.role = 'viewer' then
    update public.project_api_keys k set revoked = true from public.projects p
    where p.id = k.project_id and p.organization_id = old.organization_id and k.created_by = old.user_id and private.is_live(k);
  end if;
  return null;
end $$;

create function private.too_many_keys(project uuid, person uuid, more integer) returns text
language sql stable security definer set search_path = '' as $$
  select case
    when 200 < more + (select count(*) from public.project_api_keys k where k.project_id = project and private.is_live(k))
      then 'A project has 200 keys and connected applications at most. Revoke some that are not needed any more.'
    when 1000 < more + (select count(*) from public.project_api_keys k where k.created_by = person and private.is_live(k))
      then 'One account has 1,000 keys and connected applications at most, in all projects together. Revoke some that are not needed any more.'
  end
$$;
comment on function private.too_many_keys is 'Why a project or an account may not have so many more keys, or null.';

create function private.limit_keys() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  made record;
  refusal text;
begin
  if auth.role() = 'authenticated' then
    perform private.spend_many('keys_by:' || auth.uid(), (select count(*) from added)::integer, 600, 3600, 'You have made 600 keys within an hour.');
  end if;
  for made in select distinct a.project_id, a.created_by from added a order by 1, 2 loop
    -- one after the other, so that two who make some at once cannot both make the last
    perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('keys:' || made.project_id, 0));
    perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('keys_by:' || made.created_by, 0)) where made.created_by is not null;
    refusal := private.too_many_keys(made.project_id, made.created_by, 0);
    if refusal is not null then
      raise exception '%', refusal using errcode = 'P0001';
    end if;
  end loop;
  return null;
end $$;
create trigger limit_keys after insert on public.project_api_keys referencing new table as added
  for each statement execute function private.limit_keys();
revoke execute on function private.is_live, private.too_many_keys, private.limit_keys from public;

-- Whoever lets an application in hears it there, and not the application later.
create or replace function public.allow_connection(
  project_id uuid, scope text, client_id text, client_name text, client_host text, is_verified boolean,
  redirect_uri text, audience text, challenge text, code_hash text
) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  project public.projects;
  refusal text;
begin
  perform private.require_second_step();
  select * into project from public.projects p where p.id = project_id and p.id in (select private.project_ids('member'));
  if not found then
    raise exception 'Only a member of its organization can connect an application to a project.' using errcode = '42501';
  end if;
  refusal := private.too_many_keys(project.id, auth.uid(), 1);
  if refusal is not null then
    raise exception '%', refusal using errcode = 'P0001';
  end if;
  perform private.spend('connections:' || auth.uid(), 60, 3600, 'You have connected applications 60 times within an hour.');
  delete from private.authorization_codes c where c.expires_at < now() - interval '1 day';
  insert into private.authorization_codes
    (hashed, project_id, user_id, scope, client_id, client_name, client_host, is_verified, redirect_uri, audience, challenge)
  values (code_hash, project.id, auth.uid(), scope, client_id, client_name, client_host, is_verified, redirect_uri, audience, challenge);
  perform private.record_event(project.organization_id, 'connection.allowed', 'api_key', null, client_name,
    jsonb_build_object('project_id', project.id, 'scope', scope, 'host', client_host));
end $$;

-- An invitation is the word of whoever is an admin when it is accepted.
create function private.administers(person uuid, organization uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.organization_members m where m.organization_id = organization and m.user_id = person and m.role = 'admin')
$$;
revoke execute on function private.administers from public;

create function private.keep_withdrawn() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.revoked_at := old.revoked_at;
  return new;
end $$;
revoke execute on function private.keep_withdrawn from public;
create trigger keep_withdrawn before update on public.organization_invitations
  for each row when (old.revoked_at is not null) execute function private.keep_withdrawn();

create or replace function private.accept_invitation(invitation_id uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  invitation public.organization_invitations;
  vouched boolean;
begin
  perform private.require_second_step();
  select * into invitation from public.organization_invitations where id = invitation_id;
  -- in the order in which a removal locks: while their inviter is being removed, whoever accepts waits
  perform from public.organization_members m
  where m.organization_id = invitation.organization_id and m.user_id = invitation.invited_by and m.role = 'admin' for share;
  vouched := found;
  select * into invitation from public.organization_invitations where id = invitation_id for update;
  if not found or invitation.email is distinct from private.my_email() then
    raise exception 'This invitation is for another address. Sign in with the address it was sent to.' using errcode = 'P0001';
  elsif invitation.revoked_at is not null or (invitation.accepted_at is null and not vouched) then
    raise exception 'This invitation was withdrawn. Ask for a new one.' using errcode = 'P0001';
  elsif invitation.accepted_at is not null then
    raise exception 'This invitation was accepted already.' using errcode = 'P0001';
  elsif invitation.expires_at <= now() then
    raise exception 'This invitation has expired. Ask for a new one.' using errcode = 'P0001';
  end if;
  insert into public.organization_members (organization_id, user_id, role)
  values (invitation.organization_id, auth.uid(), invitation.role)
  on conflict (organization_id, user_id) do nothing;
  update public.organization_invitations set accepted_at = now() where id = invitation_id;
  return invitation.organization_id;
end $$;

create or replace function private.my_invitations()
returns table (id uuid, organization_id uuid, organization_name text, role public.organization_role, created_at timestamptz, expires_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select i.id, i.organization_id, o.name, i.role, i.created_at, i.expires_at
  from public.organization_invitations i join public.organizations o on o.id = i.organization_id
  where i.email = (select private.my_email()) and i.accepted_at is null and i.revoked_at is null and i.expires_at > now()
    and private.administers(i.invited_by, i.organization_id)
  order by i.created_at desc
$$;

create or replace function private.invitation_of(token text)
returns table (organization_name text, email text, role public.organization_role, state text, expires_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select o.name, i.email, i.role,
    case when i.revoked_at is not null then 'revoked' when i.accepted_at is not null then 'accepted'
      when not private.administers(i.invited_by, i.organization_id) then 'revoked'
      when i.expires_at <= now() then 'expired' else 'open' end,
    i.expires_at
  from public.organization_invitations i join public.organizations o on o.id = i.organization_id
  where i.token_hash = private.hash_of(token)
$$;

alter policy organization_invitations_select on public.organization_invitations using (
  organization_id in (select private.organization_ids('admin'))
  or id in (select mine.id from private.my_invitations() mine)
);

-- One that nobody can accept gives way to a new one, whatever the reason.
create or replace function private.clear_expired_invitation() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.organization_invitations i set revoked_at = now()
  where i.organization_id = new.organization_id and i.email = new.email and i.accepted_at is null and i.revoked_at is null
    and (i.expires_at <= now() or not private.administers(i.invited_by, i.organization_id));
  return new;
end $$;
