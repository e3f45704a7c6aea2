-- Documents tell how clean the wording is, and which findings were kept on purpose, why, by whom and when.

-- Whoever reads what somebody decided reads whose decision it is.
create function private.name_of_keeper(kept_by uuid, project uuid) returns text
language sql stable security definer set search_path = '' as $$
  select nullif(btrim(p.first_name || ' ' || p.last_name), '') from public.profiles p
  where p.id = kept_by
    and exists (select from public.finding_suppressions s where s.project_id = project and s.suppressed_by = kept_by)
$$;
revoke execute on function private.name_of_keeper from public;
grant execute on function private.name_of_keeper to authenticated, service_role;

-- Of a version that was left, what was kept until then.
create function private.quality_of(project uuid, named text) returns jsonb
language sql stable set search_path = '' as $$
  with until (at) as (
    select coalesce((select max(s.created_at) from public.specification_snapshots s join public.projects p on p.id = s.project_id
      where s.project_id = project and s.version = named and p.version is distinct from named), 'infinity'))
  select jsonb_build_object(
    'settings', (select to_jsonb(q) - array['id', 'project_id', 'updated_at'] from public.quality_settings q where q.project_id = project),
    'kept', coalesce((
      select jsonb_agg((to_jsonb(s) - array['project_id']) || jsonb_build_object('by', private.name_of_keeper(s.suppressed_by, project))
        order by s.suppressed_at, s.id)
      from public.finding_suppressions s, until where s.project_id = project and s.suppressed_at <= until.at), '[]'))
$$;
revoke execute on function private.quality_of from public;
grant execute on function private.quality_of to authenticated, service_role;

drop function public.read_quality(uuid);
create function public.read_quality(project_id uuid, version text default null) returns jsonb
language sql stable set search_path = '' as $$
  select private.quality_of(project_id, version)
$$;
comment on function public.read_quality is 'What a project''s words are held to as `settings`, null where that is what everybody''s are, and the findings it keeps as `kept`, with the name of whoever decided as `by`; of a version that was left, what was kept until then.';
revoke execute on function public.read_quality from public, anon;
grant execute on function public.read_quality to authenticated, service_role;

-- As before, and what the wording is held to.
create or replace function private.beside(project uuid, named text, wanted text[]) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'logo', case when 'logo' = any (wanted) then (select l.png from public.project_logos l where l.project_id = project) end,
    'changes', case when 'changes' = any (wanted) then private.last_changes(project, named) end,
    'completeness', case when 'completeness' = any (wanted) then private.completeness_of(project, named) end,
    'quality', case when 'quality' = any (wanted) then private.quality_of(project, named) end,
    -- how far something is built, and what is accepted of it, is said of the version that is worked on
    'reports', case when 'reports' = any (wanted) and named = (select p.version from public.projects p where p.id = project)
      then private.last_reports(project) end,
    'acceptance', case when 'acceptance' = any (wanted) and named = (select p.version from public.projects p where p.id = project)
      then public.list_acceptance(project) || jsonb_build_object('sources', public.list_told_sources(project)) end,
    'origins', case when 'origins' = any (wanted) and named = (select p.version from public.projects p where p.id = project)
      then private.row_origins(project) end)
$$;
comment on function public.read_beside is 'Of a version of a project, as wanted: its `logo` in base64, when rows and texts last changed as `changes`, {"row id": "time"}, as `completeness` what `get_completeness` answers, as `quality` what `read_quality` does, and of the current version the last progress report of each row as `reports`, and as `acceptance` what `list_acceptance` answers, with what `list_told_sources` does as its `sources`, and as `origins` of each row and text whether it is accepted and where it comes from.';
