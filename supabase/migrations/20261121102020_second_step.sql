-- Where somebody has switched a second factor on, a session that has not shown it reaches nothing of a team.

create function private.passed_second_step() returns boolean
language sql stable security definer set search_path = '' as $$
  select auth.jwt() ->> 'aal' is distinct from 'aal1'
    or not exists (select from auth.mfa_factors where user_id = (select auth.uid()) and status = 'verified')
$$;
revoke execute on function private.passed_second_step from public;
grant execute on function private.passed_second_step to authenticated, service_role;

create or replace function private.organization_ids(at_least public.organization_role) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select organization_id from public.organization_members
  where user_id = (select auth.uid()) and role >= at_least and (select private.passed_second_step())
$$;

create or replace function private.project_ids(at_least public.organization_role) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select p.id from public.projects p
  join public.organization_members m on m.organization_id = p.organization_id
  where m.user_id = (select auth.uid()) and m.role >= at_least and (select private.passed_second_step())
$$;

-- What a session is not trusted with before its second step, beyond reading a team's work.
create function private.require_second_step() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.passed_second_step() then
    raise exception 'Enter the code of your authenticator app first.' using errcode = '42501';
  end if;
end $$;
revoke execute on function private.require_second_step from public;

-- The rows that are one's own whatever the team: they, too, wait for the second step.
create policy profiles_second_step on public.profiles as restrictive for all to authenticated
  using ((select private.passed_second_step())) with check ((select private.passed_second_step()));
create policy organization_members_second_step on public.organization_members as restrictive for all to authenticated
  using ((select private.passed_second_step())) with check ((select private.passed_second_step()));
create policy organizations_second_step on public.organizations as restrictive for all to authenticated
  using ((select private.passed_second_step())) with check ((select private.passed_second_step()));
