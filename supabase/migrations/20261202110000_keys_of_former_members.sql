-- A key by hand, too, is its maker's: it ends with their work in the organization, and opens nothing while they do not meet its rules.

drop trigger end_connections on public.organization_members;
drop function private.end_connections_of_member();
create function private.end_keys_of_member() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' or new.role = 'viewer' then
    update public.project_api_keys k set revoked = true from public.projects p
    where p.id = k.project_id and p.organization_id = old.organization_id and k.created_by = old.user_id and not k.revoked;
  end if;
  return null;
end $$;
create trigger end_keys after update of role or delete on public.organization_members
  for each row execute function private.end_keys_of_member();

drop trigger nobodys_connection on public.project_api_keys;
drop function private.end_connection_of_nobody();
create function private.end_key_of_nobody() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.created_by is null and not new.revoked then
    new.revoked := true;
    new.revoked_at := now();
  end if;
  return new;
end $$;
create trigger nobodys_key before update of created_by on public.project_api_keys
  for each row when (old.created_by is not null) execute function private.end_key_of_nobody();

-- Those whose makers went before.
update public.project_api_keys k set revoked = true
where not k.revoked and (k.created_by is null or not private.works_in(k.created_by, k.project_id));

-- A key shows no second factor: that its maker has one stands for it.
create function private.key_refused_because(key public.project_api_keys) returns text
language sql stable security definer set search_path = '' as $$
  select case
    when u.deleted_at is not null or u.banned_until > now()
      then 'The account of whoever made this key is locked. Another member can make a new one in the settings of the project.'
    when (s.requires_second_factor or exists (select from private.settings where name = 'requires_second_factor' and value > 0))
      and not exists (select from auth.mfa_factors f where f.user_id = u.id and f.status = 'verified')
      then 'Whoever made this key has to set up a second factor first, which this organization asks for.'
    when cardinality(s.email_domains) > 0
      and (u.email_confirmed_at is null or not coalesce(private.domain_of(u.email) = any (s.email_domains), false))
      then format('This organization admits only addresses at %s, and whoever made this key has another one. Another member can make a new one in the settings of the project.',
        array_to_string(s.email_domains, ', '))
  end
  from auth.users u
  join public.projects p on p.id = key.project_id
  left join public.organization_security s on s.organization_id = p.organization_id
  where u.id = key.created_by
$$;
comment on function private.key_refused_because is 'Why the rules that hold for a session of whoever made this key keep the key out, or null.';

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
comment on function private.key_of is 'The key a token belongs to, the call counted; refuses what is unknown, revoked, expired, used too often, made for another resource than the one it was shown at or by somebody who does not meet the organization''s rules, or may not do what is needed.';

revoke execute on function private.end_keys_of_member, private.end_key_of_nobody, private.key_refused_because from public;
