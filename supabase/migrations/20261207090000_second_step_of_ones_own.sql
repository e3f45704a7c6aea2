-- What is one's own beside a team waits for the second step as well: where one is signed in, and who invites.

create or replace function private.my_sessions()
returns table (id uuid, created_at timestamptz, last_seen_at timestamptz, user_agent text, address text, is_current boolean)
language sql stable security definer set search_path = '' as $$
  select s.id, s.created_at, coalesce(s.refreshed_at at time zone 'utc', s.updated_at, s.created_at), s.user_agent, host(s.ip),
    s.id::text = (select auth.jwt() ->> 'session_id')
  from auth.sessions s
  where s.user_id = (select auth.uid()) and (select private.passed_second_step()) and (s.not_after is null or s.not_after > now())
  order by 6 desc, 3 desc
$$;

create or replace function private.my_invitations()
returns table (id uuid, organization_id uuid, organization_name text, role public.organization_role, created_at timestamptz, expires_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select i.id, i.organization_id, o.name, i.role, i.created_at, i.expires_at
  from public.organization_invitations i join public.organizations o on o.id = i.organization_id
  where i.email = (select private.my_email()) and (select private.passed_second_step())
    and i.accepted_at is null and i.revoked_at is null and i.expires_at > now()
    and private.administers(i.invited_by, i.organization_id)
  order by i.created_at desc
$$;
