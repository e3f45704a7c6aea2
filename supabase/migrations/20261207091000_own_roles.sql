-- As before, and the role one has in each of one's organizations, so that what may be done there is known as soon as they are.
create or replace function public.read_mine(parts text[]) returns json
language sql stable set search_path = '' as $$
  select json_object_agg(part, case part
    when 'profiles' then (select to_json(m) from (
      select p.id, p.first_name, p.last_name, p.company, p.updated_at from public.profiles p where p.id = (select auth.uid())) m)
    when 'organizations' then (select coalesce(json_agg(m), '[]') from (
      select o.id, o.name, o.created_by, o.created_at from public.organizations o order by o.created_at desc) m)
    when 'own_roles' then (select coalesce(json_agg(m), '[]') from (
      select m.organization_id, m.role from public.organization_members m where m.user_id = (select auth.uid())
      order by m.organization_id) m)
    when 'my_invitations' then (select coalesce(json_agg(i), '[]') from public.get_my_invitations() i)
    when 'closed_organizations' then (select coalesce(json_agg(c), '[]') from public.get_closed_organizations() c)
    when 'finished_generations' then (select coalesce(json_agg(m), '[]') from (
      select g.id, g.project_id, g.function, g.status, g.row_count, g.error, g.finished_at,
        (select json_build_object('name', p.name) from public.projects p where p.id = g.project_id) as projects,
        (select coalesce(json_agg(json_build_object('run_id', d.run_id)), '[]') from public.drafting_parts d
          where d.draft_id = g.id and d.project_id = g.project_id) as drafting_parts
      from public.generations g where g.status in ('succeeded', 'failed') and g.finished_at is not null
      order by g.finished_at desc limit 60) m)
  end)
  from private.each_once(parts) part
$$;
