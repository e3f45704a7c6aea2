-- What a screen shows of one project, or of one organization, comes in one answer; under the caller's own rights.
create function public.read_project(project_id uuid, parts text[]) returns json
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
  from unnest(parts) part
$$;
comment on function public.read_project is 'Of a project those that are asked for: `questionnaires`, the newest first; `versions` as {"specifications": […], "snapshots": […]}; `row_counts` as `count_rows` answers, `work` as `list_work` and `acceptance` as `list_acceptance`.';
revoke execute on function public.read_project from public, anon;
grant execute on function public.read_project to authenticated, service_role;

create function public.read_organization(organization_id uuid, parts text[]) returns json
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
  from unnest(parts) part
$$;
comment on function public.read_organization is 'Of an organization those that are asked for, as far as the caller may see them: `members`, `invitations` that are open, `security`, `rules` and `models`, each null where nothing was set.';
revoke execute on function public.read_organization from public, anon;
grant execute on function public.read_organization to authenticated, service_role;
