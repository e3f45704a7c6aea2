-- What our own export says of a project beside its rows and texts comes back too: its questionnaire, its version and its colour.

create function private.bring_questionnaire(project uuid, form jsonb) returns uuid
language plpgsql set search_path = '' as $$
declare
  asked uuid := gen_random_uuid();
  columns text := (select string_agg(format('%I', a.attname), ', ') from pg_catalog.pg_attribute a
    where a.attrelid = 'public.questionnaires'::regclass and a.attnum > 0 and not a.attisdropped and form ? a.attname
      and a.attname not in ('id', 'project_id', 'revision', 'created_at', 'updated_at', 'project_documents'));
begin
  if exists (select from public.questionnaires q where q.project_id = project) then
    raise exception 'This project has a questionnaire already. Leave out the one of the file.' using errcode = 'P0001';
  end if;
  -- what it says has arrived where it was exported; where somebody took it out since, it stays out
  perform set_config('private.restoring', 'on', true);
  execute format('insert into public.questionnaires (id, project_id%1$s) select $2, $3%1$s from jsonb_populate_record(null::public.questionnaires, $1)',
    coalesce(', ' || columns, '')) using form, asked, project;
  perform set_config('private.restoring', 'off', true);
  return asked;
end $$;

drop function public.bring_rows(text, uuid, jsonb, jsonb, jsonb, jsonb, integer, text);

create function public.bring_rows(
  name text,
  project_id uuid default null,
  new_project jsonb default null,
  written jsonb default '{}',
  changed jsonb default '[]',
  texts jsonb default '{}',
  texts_revision integer default null,
  kept text default null,
  questionnaire jsonb default null
) returns jsonb
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  project uuid := project_id;
  brought uuid;
  unknown text;
  listed record;
  one jsonb;
  before jsonb := '[]';
  specification public.specifications;
  asked uuid;
begin
  perform set_config('private.through', 'import', true);
  if (select coalesce(sum(jsonb_array_length(l.value)), 0) from jsonb_each(written) l) > 5000 then
    raise exception 'This is too much for one import. Bring at most 5000 rows at a time.' using errcode = 'PT413';
  end if;
  select k into unknown from jsonb_object_keys(written) k where k not in (select t.short from private.row_tables() t) limit 1;
  if found then
    raise exception 'There is no list "%" to write to. Name a list of the project.', unknown using errcode = '22023';
  end if;
  if project is null then
    insert into public.projects (organization_id, name, type, description, version, color)
    values ((new_project ->> 'organization_id')::uuid, new_project ->> 'name', new_project ->> 'type', new_project ->> 'description',
      coalesce(nullif(btrim(new_project ->> 'version'), ''), '0.1'), new_project ->> 'color')
    returning id into project;
  end if;
  if questionnaire is not null then
    asked := private.bring_questionnaire(project, questionnaire);
  end if;

  for listed in select t.named, t.short, written -> t.short::text as list from private.row_tables() t where written ? t.short::text order by t.depth, t.short loop
    if jsonb_array_length(listed.list) > 0 then
      perform private.bring_list(project, listed.named, listed.short, listed.list);
    end if;
  end loop;

  for one in select c from jsonb_array_elements(changed) c loop
    select t.named, t.short into listed from private.row_tables() t where t.short = one ->> 'list';
    if not found then
      raise exception 'There is no list "%" to write to. Name a list of the project.', one ->> 'list' using errcode = '22023';
    end if;
    before := before || private.bring_change(listed.named, listed.short, (one ->> 'id')::uuid, (one ->> 'revision')::integer, one -> 'words');
  end loop;

  if texts <> '{}' then
    insert into public.specifications (project_id, version) select p.id, p.version from public.projects p where p.id = project
    on conflict do nothing;
    select s.* into specification from public.specifications s join public.projects p on p.id = s.project_id and p.version = s.version where p.id = project;
    before := before || private.bring_change('public.specifications', 'specifications', specification.id, coalesce(texts_revision, specification.revision), texts);
  end if;

  insert into public.imports (project_id, name, kept, added, changed)
  values (project, name, nullif(kept, ''), (
    select coalesce(jsonb_object_agg(l.key, (select jsonb_agg(r -> 'id') from jsonb_array_elements(l.value) r)), '{}')
    from jsonb_each(written) l where jsonb_array_length(l.value) > 0)
    || case when asked is null then '{}' else jsonb_build_object('questionnaires', jsonb_build_array(asked)) end, before)
  returning id into brought;
  return jsonb_build_object('project_id', project, 'import_id', brought);
exception when unique_violation then
  raise exception 'This was imported already.' using errcode = '23505';
end $$;
comment on function public.bring_rows is 'Writes what was brought into a project, or into a new one: rows with ids of their own, changes of rows and texts, and what stays source text; all of it or nothing.';

create or replace function public.undo_import(import_id uuid) returns integer
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  run public.imports;
  listed record;
  one jsonb;
  is_edited boolean;
  is_stood_on boolean;
  now_at integer;
  ids uuid[];
  gone integer;
  removed integer := 0;
  edited constant text := 'Something of this import was edited since, so it cannot be undone as a whole. Delete single rows instead.';
begin
  perform set_config('private.through', 'undo', true);
  select * into run from public.imports i where i.id = import_id for update;
  if not found then
    raise exception 'You may not undo this import. Ask an admin of the organization.' using errcode = '42501';
  elsif run.undone_at is not null then
    raise exception 'This import was undone already.' using errcode = 'P0001';
  end if;

  for listed in
    select t.*, (select string_agg(format(' or t.%I is not null', a.attname), '') from pg_catalog.pg_attribute a
      where a.attrelid = t.named and not a.attisdropped and a.attname like '%\_file') as has_files
    from private.row_tables() t where run.added ? t.short::text
  loop
    ids := array(select jsonb_array_elements_text(run.added -> listed.short::text))::uuid[];
    execute format('select bool_or(t.revision > 1%s) from (select * from %s t where t.id = any ($1) and t.project_id = $2 for update) t',
      listed.has_files, listed.named) into is_edited using ids, run.project_id;
    if is_edited then
      raise exception '%', edited using errcode = 'P0001';
    end if;
  end loop;
  if exists (select from public.questionnaires q where q.project_id = run.project_id and q.revision > 1
    and q.id::text in (select jsonb_array_elements_text(coalesce(run.added -> 'questionnaires', '[]'))) for update) then
    raise exception '%', edited using errcode = 'P0001';
  end if;
  for listed in select * from private.row_references() f where run.added ? f.target_short::text loop
    execute format('select exists (select from %s t join %s r on %s where r.id = any ($1) and not t.id = any ($2))', listed.named, listed.target, listed.tie)
      into is_stood_on using array(select jsonb_array_elements_text(run.added -> listed.target_short::text))::uuid[],
        array(select jsonb_array_elements_text(coalesce(run.added -> listed.short::text, '[]')))::uuid[];
    if is_stood_on then
      raise exception 'Other % stand on the % of this import. Delete those first.', replace(listed.short, '_', ' '), replace(listed.target_short, '_', ' ')
        using errcode = 'P0001';
    end if;
  end loop;

  for one in select c from jsonb_array_elements(run.changed) c loop
    select coalesce((select t.named from private.row_tables() t where t.short = one ->> 'list'), 'public.specifications'::regclass) as named into listed;
    execute format('select t.revision from %s t where t.id = $1 and t.project_id = $2 for update', listed.named)
      into now_at using (one ->> 'id')::uuid, run.project_id;
    if now_at is distinct from (one ->> 'revision')::integer then
      raise exception '%', edited using errcode = 'P0001';
    end if;
    perform private.bring_change(listed.named, one ->> 'list', (one ->> 'id')::uuid, now_at, one -> 'before');
  end loop;

  for listed in select t.* from private.row_tables() t where run.added ? t.short::text order by t.depth desc, t.short loop
    execute format('delete from %s t where t.id = any ($1) and t.project_id = $2', listed.named)
      using array(select jsonb_array_elements_text(run.added -> listed.short::text))::uuid[], run.project_id;
    get diagnostics gone = row_count;
    removed := removed + gone;
  end loop;
  delete from public.questionnaires q
    where q.project_id = run.project_id and q.id = any (array(select jsonb_array_elements_text(coalesce(run.added -> 'questionnaires', '[]')))::uuid[]);
  get diagnostics gone = row_count;
  removed := removed + gone;
  update public.imports i set undone_at = now() where i.id = import_id;
  return removed + jsonb_array_length(run.changed);
end $$;
comment on function public.undo_import is 'Takes back all that an import wrote and changed; refused where any of it was edited since, or something else stands on it.';

revoke execute on function private.bring_questionnaire from public;
grant execute on function private.bring_questionnaire to authenticated, service_role;
revoke execute on function public.bring_rows, public.undo_import from public, anon;
grant execute on function public.bring_rows, public.undo_import to authenticated, service_role;
