-- At which resource a key of an application is shown, the server says in a word that it alone can make: at the data API an application
-- named the resource itself, and with it read a whole project there.

alter table public.project_api_keys add column audience_hash text check (audience_hash ~ '^[0-9a-f]{64}$');
comment on column public.project_api_keys.audience_hash is 'The SHA-256 of the server''s word for the audience. A key without it opens nothing; the server writes it at its start, where it may.';
alter table private.authorization_codes add column audience_hash text check (audience_hash ~ '^[0-9a-f]{64}$');

-- As before, but the resource is the server's word for it.
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
  elsif key.audience is not null and (resource is null or key.audience_hash is distinct from private.hash_of(resource)) then
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

drop function public.allow_connection(uuid, text, text, text, text, boolean, text, text, text, text);
create function public.allow_connection(
  project_id uuid, scope text, client_id text, client_name text, client_host text, is_verified boolean,
  redirect_uri text, audience text, audience_hash text, challenge text, code_hash text
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
    (hashed, project_id, user_id, scope, client_id, client_name, client_host, is_verified, redirect_uri, audience, audience_hash, challenge)
  values (code_hash, project.id, auth.uid(), scope, client_id, client_name, client_host, is_verified, redirect_uri, audience, audience_hash, challenge);
  perform private.record_event(project.organization_id, 'connection.allowed', 'api_key', null, client_name,
    jsonb_build_object('project_id', project.id, 'scope', scope, 'host', client_host));
end $$;
comment on function public.allow_connection is 'Lets an application into a project for the caller: whoever then shows the code, and the verifier of the challenge, gets a key.';
revoke execute on function public.allow_connection from public, anon;
grant execute on function public.allow_connection to authenticated, service_role;

-- As before, but whoever shows the code or token comes by the server, whose word `audience` is.
create or replace function public.take_connection(
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
  elsif audience is null or allowed.audience_hash is distinct from private.hash_of(audience) then
    return private.refused('invalid_target', 'This code is for another resource. Begin again.');
  elsif not private.works_in(allowed.user_id, allowed.project_id) then
    return private.refused('invalid_grant', 'Who allowed this is no member of the project''s organization any more.');
  end if;
  insert into public.project_api_keys as k
    (project_id, name, hashed_key, prefix, last_four, scope, expires_at, created_by, via, client_id, client_host, is_verified, audience, audience_hash)
  values (allowed.project_id, allowed.client_name, hashed_key, prefix, last_four, allowed.scope, now() + interval '1 hour', allowed.user_id,
    'oauth', allowed.client_id, allowed.client_host, allowed.is_verified, allowed.audience, allowed.audience_hash)
  returning k.id into made;
  update private.authorization_codes c set key_id = made where c.hashed = allowed.hashed;
  insert into private.refresh_tokens (hashed, key_id) values (refresh_hash, made);
  return jsonb_build_object('scope', allowed.scope);
end $$;

-- The same.
create or replace function public.renew_connection(
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
  elsif key.audience_hash is null then
    return private.refused('invalid_grant', 'This application was connected to another server. Connect again.');
  elsif audience is null or key.audience_hash is distinct from private.hash_of(audience) then
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
