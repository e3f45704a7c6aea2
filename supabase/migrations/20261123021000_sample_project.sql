-- A sample to look at: one of a name in an organization, however often and however quickly it is asked for.

create function public.start_sample(name text, questionnaire jsonb, organization_id uuid default null)
returns table (project_id uuid, owner_id uuid)
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
begin
  perform pg_advisory_xact_lock(hashtextextended(
    'start_sample ' || coalesce(organization_id, (select auth.uid()))::text || name, 0));
  return query select p.id, p.organization_id from public.projects as p join public.organizations as o on o.id = p.organization_id
    where p.name = name and (o.id = organization_id or organization_id is null and o.created_by = (select auth.uid()))
    order by p.created_at limit 1;
  if not found then
    return query select s.project_id, s.owner_id from public.start_project(name, questionnaire, organization_id) as s;
  end if;
end $$;
comment on function public.start_sample is 'The sample project of this name, made where the organization has none; without an organization in the caller''s own, which is made too.';
revoke execute on function public.start_sample from public, anon;
grant execute on function public.start_sample to authenticated, service_role;
