-- What a document begins with comes in one small answer, before its thousands of rows; under the caller's own rights.
create function public.read_document_beginning(project_id uuid) returns json
language sql stable set search_path = '' as $$
  with begins as materialized (
    select f.id, f.number, f.revision, f.name, f.page_id, f.section_id, f.position from public.features f
    where f.project_id = read_document_beginning.project_id order by f.position, f.number limit 48
  )
  select json_build_object(
    'project', (select to_json(own) from (
      select p.id, p.organization_id, p.revision, p.name, p.type, p.description, p.version, p.color, p.created_at, p.updated_at) own),
    'role', (select m.role from public.organization_members m where m.organization_id = p.organization_id and m.user_id = (select auth.uid())),
    'specification', (select to_jsonb(s) - 'created_at' from public.specifications s where s.project_id = p.id and s.version = coalesce(nullif(p.version, ''), '1')),
    'parts', public.read_project(p.id, array['questionnaires', 'versions', 'row_counts']),
    'features', (select coalesce(json_agg(b order by b.position, b.number), '[]') from begins b),
    'pages', (select coalesce(json_agg(json_build_object('id', g.id, 'number', g.number, 'revision', g.revision, 'name', g.name)), '[]')
      from public.pages g where g.project_id = p.id and g.id in (select b.page_id from begins b)),
    'sections', (select coalesce(json_agg(json_build_object('id', c.id, 'page_id', c.page_id, 'number', c.number, 'revision', c.revision, 'name', c.name)), '[]')
      from public.sections c where c.id in (select b.section_id from begins b)))
  from public.projects p where p.id = project_id
$$;
comment on function public.read_document_beginning is 'What the first chapters of a project''s document are made of: the `project`, the caller''s `role` in its organization, the `specification` of its version, as `parts` what `read_project` answers of `questionnaires`, `versions` and `row_counts`, and the first 48 `features` with the names of their `pages` and `sections`. Null where the project may not be seen.';
revoke execute on function public.read_document_beginning from public, anon;
grant execute on function public.read_document_beginning to authenticated, service_role;
