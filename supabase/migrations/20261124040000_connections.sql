-- Applications that sign in for a person (OAuth 2.1) instead of being given a key. What such an application holds is a project API key
-- like any other, made for an hour and renewed: one row for as long as it stays connected, so that its calls are counted and Revoke
-- ends it. Codes and refresh tokens are kept as their SHA-256 and work once; one shown twice may have been stolen and ends it all.

alter table public.project_api_keys
  add column via text not null default 'hand' check (via in ('hand', 'oauth')),
  add column client_id text check (char_length(client_id) <= 4000),
  -- whom the person was shown: the host they were sent back to, and whether that host vouches for the name
  add column client_host text check (char_length(client_host) <= 255),
  add column is_verified boolean,
  add column audience text check (char_length(audience) <= 2000),
  add constraint project_api_keys_client check (via = 'hand' or (client_id is not null and client_host is not null and is_verified is not null and audience is not null));
grant select (via, client_host, is_verified) on public.project_api_keys to authenticated;

-- Keys made by hand are told apart by their names; applications call themselves what they like, and several people may connect the same.
alter table public.project_api_keys drop constraint project_api_keys_project_id_name_key;
create unique index project_api_keys_project_id_name_key on public.project_api_keys (project_id, name) where via = 'hand';

create table private.authorization_codes (
  hashed text primary key check (hashed ~ '^[0-9a-f]{64}$'),
  project_id uuid not null references public.projects (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  scope text not null check (scope in ('read_only', 'read_write')),
  client_id text not null check (char_length(client_id) <= 4000),
  client_name text not null check (btrim(client_name) <> '' and char_length(client_name) <= 100),
  client_host text not null check (char_length(client_host) <= 255),
  is_verified boolean not null,
  redirect_uri text not null check (char_length(redirect_uri) <= 2000),
  audience text not null check (char_length(audience) <= 2000),
  challenge text not null check (challenge ~ '^[A-Za-z0-9_-]{43}$'),
  expires_at timestamptz not null default now() + interval '60 seconds',
  used_at timestamptz,
  key_id uuid references public.project_api_keys (id) on delete set null
);
create index authorization_codes_project_id_idx on private.authorization_codes (project_id);
create index authorization_codes_user_id_idx on private.authorization_codes (user_id);
create index authorization_codes_key_id_idx on private.authorization_codes (key_id);
create index authorization_codes_expires_at_idx on private.authorization_codes (expires_at);
create table private.refresh_tokens (
  hashed text primary key check (hashed ~ '^[0-9a-f]{64}$'),
  key_id uuid not null references public.project_api_keys (id) on delete cascade,
  expires_at timestamptz not null default now() + interval '30 days',
  used_at timestamptz
);
create index refresh_tokens_key_id_idx on private.refresh_tokens (key_id);
alter table private.authorization_codes enable row level security;
alter table private.refresh_tokens enable row level security;
revoke all on private.authorization_codes, private.refresh_tokens from public, anon, authenticated;

create function public.allow_connection(
  project_id uuid, scope text, client_id text, client_name text, client_host text, is_verified boolean,
  redirect_uri text, audience text, challenge text, code_hash text
) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  project public.projects;
begin
  perform private.require_second_step();
  select * into project from public.projects p where p.id = project_id and p.id in (select private.project_ids('member'));
  if not found then
    raise exception 'Only a member of its organization can connect an application to a project.' using errcode = '42501';
  end if;
  perform private.spend('connections:' || auth.uid(), 60, 3600, 'You have connected applications 60 times within an hour.');
  delete from private.authorization_codes c where c.expires_at < now() - interval '1 day';
  insert into private.authorization_codes
    (hashed, project_id, user_id, scope, client_id, client_name, client_host, is_verified, redirect_uri, audience, challenge)
  values (code_hash, project.id, auth.uid(), scope, client_id, client_name, client_host, is_verified, redirect_uri, audience, challenge);
  perform private.record_event(project.organization_id, 'connection.allowed', 'api_key', null, client_name,
    jsonb_build_object('project_id', project.id, 'scope', scope, 'host', client_host));
end $$;
comment on function public.allow_connection is 'Lets an application into a project for the caller: whoever then shows the code, and the verifier of the challenge, gets a key.';

-- What the token endpoint answers where it refuses. Answered, not raised: that a code was used up has to stay.
create function private.refused(error text, description text) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object('error', error, 'error_description', description)
$$;

create function private.works_in(person uuid, project uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.projects p join public.organization_members m on m.organization_id = p.organization_id
    where p.id = project and m.user_id = person and m.role in ('member', 'admin'))
$$;

create function public.take_connection(
  code text, client_id text, redirect_uri text, audience text, verifier text, hashed_key text, prefix text, last_four text, refresh_hash text
) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  allowed private.authorization_codes;
  made uuid;
begin
  select * into allowed from private.authorization_codes c where c.hashed = private.hash_of(code) for update;
  if not found then
    return private.refused('invalid_grant', 'This code is not known. Begin again.');
  elsif allowed.used_at is not null then
    update public.project_api_keys k set revoked = true where k.id = allowed.key_id and not k.revoked;
    return private.refused('invalid_grant', 'This code was used before, so what it gave has ended. Begin again.');
  end if;
  update private.authorization_codes c set used_at = now() where c.hashed = allowed.hashed;
  if allowed.expires_at <= now() then
    return private.refused('invalid_grant', 'This code has expired. Begin again.');
  elsif allowed.client_id is distinct from client_id or allowed.redirect_uri is distinct from redirect_uri then
    return private.refused('invalid_grant', 'This code was given to another client or address. Begin again.');
  elsif allowed.challenge is distinct from translate(rtrim(encode(sha256(convert_to(verifier, 'UTF8')), 'base64'), '='), '+/', '-_') then
    return private.refused('invalid_grant', 'The code verifier is not the one of this code. Begin again.');
  elsif allowed.audience is distinct from audience then
    return private.refused('invalid_target', 'This code is for another resource. Begin again.');
  elsif not private.works_in(allowed.user_id, allowed.project_id) then
    return private.refused('invalid_grant', 'Who allowed this is no member of the project''s organization any more.');
  end if;
  insert into public.project_api_keys as k
    (project_id, name, hashed_key, prefix, last_four, scope, expires_at, created_by, via, client_id, client_host, is_verified, audience)
  values (allowed.project_id, allowed.client_name, hashed_key, prefix, last_four, allowed.scope, now() + interval '1 hour', allowed.user_id,
    'oauth', allowed.client_id, allowed.client_host, allowed.is_verified, allowed.audience)
  returning k.id into made;
  update private.authorization_codes c set key_id = made where c.hashed = allowed.hashed;
  insert into private.refresh_tokens (hashed, key_id) values (refresh_hash, made);
  return jsonb_build_object('scope', allowed.scope);
end $$;
comment on function public.take_connection is 'Gives the key a code stands for to the client that proves to be the one it was made for; answers its scope, or an error of RFC 6749.';

create function public.renew_connection(
  refresh text, client_id text, audience text, hashed_key text, prefix text, last_four text, refresh_hash text
) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  shown private.refresh_tokens;
  key public.project_api_keys;
begin
  select * into shown from private.refresh_tokens t where t.hashed = private.hash_of(refresh) for update;
  if not found then
    return private.refused('invalid_grant', 'This refresh token is not known. Connect again.');
  end if;
  select * into key from public.project_api_keys k where k.id = shown.key_id for update;
  if key.client_id is distinct from client_id then
    return private.refused('invalid_grant', 'This refresh token was given to another client.');
  elsif key.revoked then
    return private.refused('invalid_grant', 'This application was disconnected. Connect again.');
  elsif shown.used_at is not null then
    update public.project_api_keys k set revoked = true where k.id = key.id;
    return private.refused('invalid_grant', 'This refresh token was used before, so the application was disconnected. Connect again.');
  elsif shown.expires_at <= now() then
    return private.refused('invalid_grant', 'This refresh token has expired. Connect again.');
  elsif key.audience is distinct from audience then
    return private.refused('invalid_target', 'This refresh token is for another resource.');
  elsif not private.works_in(key.created_by, key.project_id) then
    return private.refused('invalid_grant', 'Who allowed this is no member of the project''s organization any more.');
  end if;
  update private.refresh_tokens t set used_at = now() where t.hashed = shown.hashed;
  insert into private.refresh_tokens (hashed, key_id) values (refresh_hash, key.id);
  delete from private.refresh_tokens t where t.key_id = key.id and t.expires_at < now();
  update public.project_api_keys k
  set hashed_key = hashed_key, prefix = prefix, last_four = last_four, expires_at = now() + interval '1 hour' where k.id = key.id;
  return jsonb_build_object('scope', key.scope);
end $$;
comment on function public.renew_connection is 'Gives an application its key for the next hour and its next refresh token; answers its scope, or an error of RFC 6749.';

create function public.end_connection(token text, client_id text) returns void
language sql volatile security definer set search_path = '' as $$
  update public.project_api_keys k set revoked = true
  where k.via = 'oauth' and k.client_id = end_connection.client_id and not k.revoked and (k.hashed_key = private.hash_of(token)
    or k.id = (select t.key_id from private.refresh_tokens t where t.hashed = private.hash_of(token)))
$$;
comment on function public.end_connection is 'Disconnects the application that shows one of its own tokens; says nothing about tokens that are not known.';


-- A key by hand is the project's and stays; what was let in for a person goes with that person.
create function private.end_connections_of_member() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' or new.role = 'viewer' then
    update public.project_api_keys k set revoked = true from public.projects p
    where p.id = k.project_id and p.organization_id = old.organization_id and k.created_by = old.user_id and k.via = 'oauth' and not k.revoked;
  end if;
  return null;
end $$;
create trigger end_connections after update of role or delete on public.organization_members
  for each row execute function private.end_connections_of_member();
create function private.end_connection_of_nobody() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.via = 'oauth' and new.created_by is null and not new.revoked then
    new.revoked := true;
    new.revoked_at := now();
  end if;
  return new;
end $$;
create trigger nobodys_connection before update of created_by on public.project_api_keys
  for each row execute function private.end_connection_of_nobody();

create or replace function private.audit_api_key() returns trigger
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
  -- that an application was let in is told when a person allows it
  if key.via = 'oauth' then
    done := case done when 'api_key.made' then null when 'api_key.revoked' then 'connection.ended' else done end;
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

revoke execute on function private.refused, private.works_in, private.end_connections_of_member, private.end_connection_of_nobody from public;
revoke execute on function public.allow_connection from public, anon;
grant execute on function public.allow_connection to authenticated, service_role;
revoke execute on function public.take_connection, public.renew_connection, public.end_connection from public;
grant execute on function public.take_connection, public.renew_connection, public.end_connection to anon, authenticated, service_role;
