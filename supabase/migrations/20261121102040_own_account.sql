-- What everybody may do with their own account: see and end its sessions, take its data along, leave for good.

create function private.my_sessions()
returns table (id uuid, created_at timestamptz, last_seen_at timestamptz, user_agent text, address text, is_current boolean)
language sql stable security definer set search_path = '' as $$
  select s.id, s.created_at, coalesce(s.refreshed_at at time zone 'utc', s.updated_at, s.created_at), s.user_agent, host(s.ip),
    s.id::text = (select auth.jwt() ->> 'session_id')
  from auth.sessions s
  where s.user_id = (select auth.uid()) and (s.not_after is null or s.not_after > now())
  order by 6 desc, 3 desc
$$;

create function public.get_my_sessions()
returns table (id uuid, created_at timestamptz, last_seen_at timestamptz, user_agent text, address text, is_current boolean)
language sql stable set search_path = '' as $$
  select * from private.my_sessions()
$$;
comment on function public.get_my_sessions is 'Where the caller is signed in, this session first.';

create function private.end_my_session(session_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_second_step();
  delete from auth.sessions s where s.id = session_id and s.user_id = auth.uid();
  if not found then
    raise exception 'This session has ended already.' using errcode = 'P0001';
  end if;
end $$;

create function public.end_my_session(session_id uuid) returns void
language sql set search_path = '' as $$
  select private.end_my_session(session_id)
$$;
comment on function public.end_my_session is 'Signs the caller out in one place.';

create function private.my_data() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := auth.uid();
begin
  perform private.require_second_step();
  return jsonb_build_object(
    'account', (select jsonb_build_object('id', u.id, 'email', u.email, 'created_at', u.created_at, 'last_sign_in_at', u.last_sign_in_at)
      from auth.users u where u.id = me),
    'profile', (select to_jsonb(p) from public.profiles p where p.id = me),
    'memberships', (select coalesce(jsonb_agg(jsonb_build_object('organization_id', m.organization_id, 'organization_name', o.name,
        'role', m.role, 'created_at', m.created_at) order by m.created_at), '[]')
      from public.organization_members m join public.organizations o on o.id = m.organization_id where m.user_id = me),
    'invitations_sent', (select coalesce(jsonb_agg(jsonb_build_object('id', i.id, 'organization_id', i.organization_id, 'email', i.email,
        'role', i.role, 'created_at', i.created_at) order by i.created_at), '[]')
      from public.organization_invitations i where i.invited_by = me),
    'sessions', (select coalesce(jsonb_agg(to_jsonb(s)), '[]') from private.my_sessions() s),
    'created', jsonb_build_object(
      'organizations', (select coalesce(jsonb_agg(id order by created_at), '[]') from public.organizations where created_by = me),
      'projects', (select coalesce(jsonb_agg(id order by created_at), '[]') from public.projects where created_by = me),
      'generations', (select coalesce(jsonb_agg(id order by created_at), '[]') from public.generations where created_by = me),
      'project_api_keys', (select coalesce(jsonb_agg(id order by created_at), '[]') from public.project_api_keys where created_by = me),
      'web_to_prd', (select coalesce(jsonb_agg(id order by created_at), '[]') from public.web_to_prd where created_by = me)
    )
  );
end $$;

create function public.get_my_data() returns jsonb
language sql stable set search_path = '' as $$
  select private.my_data()
$$;
comment on function public.get_my_data is 'Everything that belongs to the caller''s account rather than to a team.';

create function private.delete_my_account(email text) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  me uuid := auth.uid();
  mine text := (select u.email from auth.users u where u.id = me);
  left_alone text;
begin
  perform private.require_second_step();
  if mine is null or lower(btrim(email)) is distinct from lower(mine) then
    raise exception 'Type the e-mail address of your account to delete it.' using errcode = 'P0001';
  end if;
  select string_agg(o.name, ', ' order by o.name) into left_alone
  from public.organization_members m join public.organizations o on o.id = m.organization_id
  where m.user_id = me and m.role = 'admin' and not exists (
    select from public.organization_members other
    where other.organization_id = m.organization_id and other.role = 'admin' and other.user_id <> me
  );
  if left_alone is not null then
    raise exception 'You are the last admin of %: make somebody else an admin there or delete it first.', left_alone using errcode = 'P0001';
  end if;
  delete from auth.users u where u.id = me;
end $$;

create function public.delete_my_account(email text) returns void
language sql set search_path = '' as $$
  select private.delete_my_account(email)
$$;
comment on function public.delete_my_account is 'Deletes the caller''s account, whose address must be typed; refused while a team would lose its last admin.';

revoke execute on function private.my_sessions, private.end_my_session, private.my_data, private.delete_my_account from public;
grant execute on function private.my_sessions, private.end_my_session, private.my_data, private.delete_my_account to authenticated, service_role;
revoke execute on function public.get_my_sessions, public.end_my_session, public.get_my_data, public.delete_my_account from public, anon;
grant execute on function public.get_my_sessions, public.end_my_session, public.get_my_data, public.delete_my_account to authenticated, service_role;
