-- What is asked for in parts is answered once, however often its name is said: each answer stood in memory again.
create function private.each_once(parts text[]) returns setof text
language plpgsql immutable set search_path = '' as $$
begin
  if cardinality(parts) > 20 then
    raise exception 'Name each part once, 20 of them at most.' using errcode = '22023';
  end if;
  return query select distinct p from unnest(parts) p where p is not null;
end $$;
revoke execute on function private.each_once from public;
grant execute on function private.each_once to authenticated, service_role;

create or replace function public.read_mine(parts text[]) returns json
language sql stable set search_path = '' as $$
  select json_object_agg(part, case part
    when 'profiles' then (select to_json(m) from (
      select p.id, p.first_name, p.last_name, p.company, p.updated_at from public.profiles p where p.id = (select auth.uid())) m)
    when 'organizations' then (select coalesce(json_agg(m), '[]') from (
      select o.id, o.name, o.created_by, o.created_at from public.organizations o order by o.created_at desc) m)
    when 'my_invitations' then (select coalesce(json_agg(i), '[]') from public.get_my_invitations() i)
    when 'closed_organizations' then (select coalesce(json_agg(c), '[]') from public.get_closed_organizations() c)
    when 'finished_generations' then (select coalesce(json_agg(m), '[]') from (
      select g.id, g.project_id, g.function, g.status, g.row_count, g.error, g.finished_at,
        (select json_build_object('name', p.name) from public.projects p where p.id = g.project_id) as projects
      from public.generations g where g.status in ('succeeded', 'failed') and g.finished_at is not null
      order by g.finished_at desc limit 60) m)
  end)
  from private.each_once(parts) part
$$;

create or replace function public.read_project(project_id uuid, parts text[]) returns json
language sql stable set search_path = '' as $$
  select json_object_agg(part, case part
    when 'questionnaires' then (select coalesce(json_agg(q order by q.created_at desc), '[]')
      from public.questionnaires q where q.project_id = read_project.project_id)
    when 'versions' then json_build_object(
      'specifications', (select coalesce(json_agg(json_build_object('id', s.id, 'version', s.version, 'updated_at', s.updated_at)
        order by s.updated_at desc), '[]') from public.specifications s where s.project_id = read_project.project_id),
      'snapshots', (select coalesce(json_agg(json_build_object('id', s.id, 'version', s.version, 'created_at', s.created_at,
        'next_version', s.next_version, 'restored_version', s.restored_version) order by s.created_at desc, s.id), '[]')
        from public.specification_snapshots s where s.project_id = read_project.project_id))
    when 'row_counts' then public.count_rows(project_id)::json
    when 'work' then public.list_work(project_id)::json
    when 'acceptance' then public.list_acceptance(project_id)::json
  end)
  from private.each_once(parts) part
$$;

create or replace function public.read_organization(organization_id uuid, parts text[]) returns json
language sql stable set search_path = '' as $$
  select json_object_agg(part, case part
    when 'members' then (select coalesce(json_agg(m order by m.created_at), '[]')
      from (select o.organization_id, o.user_id, o.role, o.created_at from public.organization_members o
        where o.organization_id = read_organization.organization_id) m)
    when 'invitations' then (select coalesce(json_agg(i), '[]') from public.get_org_invitations(organization_id) i)
    when 'security' then (select to_json(s) from (select o.requires_second_factor, o.email_domains, o.audit_days
      from public.organization_security o where o.organization_id = read_organization.organization_id) s)
    when 'rules' then (select to_json(r) from (select o.on_unaccepted
      from public.organization_rules o where o.organization_id = read_organization.organization_id) r)
    when 'models' then (select to_json(m) from (
      select o.organization_id, o.provider, o.model, o.base_url, o.key_hint, o.updated_by, o.updated_at
      from public.organization_models o where o.organization_id = read_organization.organization_id) m)
  end)
  from private.each_once(parts) part
$$;
