-- Whether a row still stands, and what stands on rows of an import, was looked for by id alone: where a planner cannot know how few ids
-- those are, it went through the rows of all projects. Rows of one project refer to one another alone, so they are looked for in it.

create or replace function private.restore_list(project uuid, named regclass, kept jsonb) returns setof text
language plpgsql set search_path = '' as $$
declare
  short text := (select relname from pg_catalog.pg_class where oid = named);
  own constant text[] := array['id', 'project_id', 'number', 'revision', 'position', 'generation_id', 'created_at', 'created_by', 'updated_at', 'version'];
  words text[] := array(select a.attname from pg_catalog.pg_attribute a
    where a.attrelid = named and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and a.attname <> all (own) and a.attname not like '%\_file'
      and exists (select from jsonb_array_elements(kept) k where k ? a.attname) order by a.attnum);
  columns text := (select string_agg(format('%I', w), ', ') from unnest(words) w);
begin
  perform set_config('private.origins', (select coalesce(jsonb_object_agg(k ->> 'id', jsonb_build_object('revision', k -> 'revision')), '{}')
    from jsonb_array_elements(kept) k where k ->> 'revision' ~ '^[1-9][0-9]{0,8}$')::text, true);
  return query execute format('update %1$s t set %2$s from jsonb_array_elements($1) k, jsonb_populate_record(null::%1$s, k) p
    where t.id = p.id and t.project_id = $2 and (%3$s) returning t.id::text', named,
    (select string_agg(format('%1$I = case when k ? %1$L then p.%1$I else t.%1$I end', w), ', ') from unnest(words) w),
    (select string_agg(format('k ? %1$L and p.%1$I is distinct from t.%1$I', w), ' or ') from unnest(words) w)) using kept, project;
  perform set_config('private.restoring', 'on', true);
  return query execute format('insert into %1$s (id, project_id, number, revision, created_at, %2$s)
    select p.id, $2, p.number, 1 + greatest(p.revision, l.revision), p.created_at, %3$s
    from jsonb_array_elements($1) k cross join jsonb_populate_record(null::%1$s, k) p
    left join private.last_revisions($2, $3) l on l.id = p.id::text
    where not exists (select from %1$s t where t.id = p.id and t.project_id = $2) order by p.number returning id::text', named, columns,
    (select string_agg(format('p.%I', w), ', ') from unnest(words) w)) using kept, project, short;
  perform set_config('private.restoring', 'off', true), set_config('private.origins', '', true);
end $$;

create or replace function private.with_what_they_need(project uuid, content jsonb, wanted jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  before jsonb;
  tie record;
  needed jsonb;
begin
  loop
    before := wanted;
    for tie in select * from private.row_references() loop
      execute format('select jsonb_agg(distinct jsonb_build_object(''table'', $1, ''id'', k ->> $2)) from jsonb_array_elements($3) k
        where $4 @> jsonb_build_array(jsonb_build_object(''table'', $5, ''id'', k ->> ''id'')) and k ->> $2 is not null
          and not exists (select from %s t where t.id = (k ->> $2)::uuid and t.project_id = $7)
          and $6 @> jsonb_build_array(jsonb_build_object(''id'', k ->> $2))', tie.target)
        into needed using tie.target_short, tie.column_name, coalesce(content -> tie.short::text, '[]'), wanted, tie.short, coalesce(content -> tie.target_short::text, '[]'), project;
      wanted := wanted || coalesce((select jsonb_agg(n) from jsonb_array_elements(needed) n where not wanted @> jsonb_build_array(n)), '[]');
    end loop;
    exit when wanted = before;
  end loop;
  return wanted;
end $$;

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
    execute format('select exists (select from %s t join %s r on %s where r.id = any ($1) and r.project_id = $3 and t.project_id = $3 and not t.id = any ($2))',
      listed.named, listed.target, listed.tie)
      into is_stood_on using array(select jsonb_array_elements_text(run.added -> listed.target_short::text))::uuid[],
        array(select jsonb_array_elements_text(coalesce(run.added -> listed.short::text, '[]')))::uuid[], run.project_id;
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
