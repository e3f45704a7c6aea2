-- What keeps a session out is asked once for each organization, not once for each of its projects.

create or replace function private.project_ids(at_least public.organization_role) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select p.id from public.projects p where p.organization_id in (select private.organization_ids(at_least))
$$;
