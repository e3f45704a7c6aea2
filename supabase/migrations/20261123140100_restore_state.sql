-- What was kept of a project can be brought back, whole or row by row: as new revisions of the rows that stand, and with what was
-- deleted since. How everything stood before is kept first, so that one more call takes it back.

alter table public.specification_snapshots add column restored_version text check (char_length(restored_version) <= 50);
comment on column public.specification_snapshots.restored_version is 'The version that something was brought back from right after; null where this one was left.';

create function private.keep_state(project uuid, restored text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  current_version text := (select p.version from public.projects p where p.id = project and p.id in (select private.project_ids('member')) for update);
  kept uuid;
begin
  if current_version is null then
    raise exception 'You may not change this project.' using errcode = '42501';
  end if;
  insert into public.specification_snapshots (project_id, version, content, created_by, restored_version)
  values (project, current_version, private.content_of(project, current_version), auth.uid(), restored) returning id into kept;
  return kept;
end $$;

-- The revision a row comes back with is above every one it had.
create function private.last_revisions(project uuid, short text) returns table (id text, revision integer)
language sql stable security definer set search_path = '' as $$
  select o.id, max(o.revision) from (
    select r.row_id::text, (r.before ->> 'revision')::integer from private.removed_rows r
    where r.project_id = project and r.table_name = short and r.after is null
    union all
    select e ->> 'id', (e ->> 'revision')::integer from public.specification_snapshots s, jsonb_array_elements(s.content -> short) e
    where s.project_id = project and jsonb_typeof(s.content -> short) = 'array'
  ) o (id, revision)
  where project in (select private.project_ids('member')) group by o.id
$$;

-- The rows of a table that are to be as they were kept, with those of its other lists that they refer to and that are gone.
create function private.with_what_they_need(project uuid, content jsonb, wanted jsonb) returns jsonb
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
          and not exists (select from %s t where t.id = (k ->> $2)::uuid)
          and $6 @> jsonb_build_array(jsonb_build_object(''id'', k ->> $2))', tie.target)
        into needed using tie.target_short, tie.column_name, coalesce(content -> tie.short::text, '[]'), wanted, tie.short, coalesce(content -> tie.target_short::text, '[]');
      wanted := wanted || coalesce((select jsonb_agg(n) from jsonb_array_elements(needed) n where not wanted @> jsonb_build_array(n)), '[]');
    end loop;
    exit when wanted = before;
  end loop;
  return wanted;
end $$;

-- Rows of one list as they were kept: those that changed are changed back, those that are gone come back. Answers their ids.
create function private.restore_list(project uuid, named regclass, kept jsonb) returns setof text
language plpgsql set search_path = '' as $$
declare
  short text := (select relname from pg_catalog.pg_class where oid = named);
  own constant text[] := array['id', 'project_id', 'number', 'revision', 'position', 'generation_id', 'created_at', 'created_by', 'updated_at', 'version'];
  words text[] := array(select a.attname from pg_catalog.pg_attribute a
    where a.attrelid = named and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and a.attname <> all (own) and a.attname not like '%\_file'
      and exists (select from jsonb_array_elements(kept) k where k ? a.attname) order by a.attnum);
  columns text := (select string_agg(format('%I', w), ', ') from unnest(words) w);
begin
  return query execute format('update %1$s t set %2$s from jsonb_array_elements($1) k, jsonb_populate_record(null::%1$s, k) p
    where t.id = p.id and t.project_id = $2 and (%3$s) returning t.id::text', named,
    (select string_agg(format('%1$I = case when k ? %1$L then p.%1$I else t.%1$I end', w), ', ') from unnest(words) w),
    (select string_agg(format('k ? %1$L and p.%1$I is distinct from t.%1$I', w), ' or ') from unnest(words) w)) using kept, project;
  perform set_config('private.restoring', 'on', true);
  return query execute format('insert into %1$s (id, project_id, number, revision, created_at, %2$s)
    select p.id, $2, p.number, 1 + greatest(p.revision, l.revision), p.created_at, %3$s
    from jsonb_array_elements($1) k cross join jsonb_populate_record(null::%1$s, k) p
    left join private.last_revisions($2, $3) l on l.id = p.id::text
    where not exists (select from %1$s t where t.id = p.id) order by p.number returning id::text', named, columns,
    (select string_agg(format('p.%I', w), ', ') from unnest(words) w)) using kept, project, short;
  perform set_config('private.restoring', 'off', true);
end $$;

-- The texts of the current version as they were kept, of `wanted` those columns or all of them; risks are told by their ids.
create function private.restore_texts(project uuid, named text, kept jsonb, wanted jsonb, keeps_added boolean) returns jsonb
language plpgsql set search_path = '' as $$
declare
  stands jsonb := (select to_jsonb(s) from public.specifications s where s.project_id = project and s.version = named);
  risks_now jsonb := coalesce(stands ->> 'security_risks', '[]')::jsonb;
  risks_then jsonb := coalesce(kept ->> 'security_risks', '[]')::jsonb;
  risks jsonb;
  columns text[];
  changed jsonb;
begin
  if stands is null then
    insert into public.specifications (project_id, version) values (project, named) on conflict do nothing;
    stands := '{}';
  end if;
  risks := coalesce((select jsonb_agg(c.r order by c.part, c.place) from (
    select 1, place, r from jsonb_array_elements(risks_then) with ordinality l (r, place)
    where wanted is null or wanted @> jsonb_build_array(jsonb_build_object('table', 'risks', 'id', r ->> 'id'))
    union all
    select 2, place, r from jsonb_array_elements(risks_now) with ordinality l (r, place)
    where case when wanted is null then keeps_added and not risks_then @> jsonb_build_array(jsonb_build_object('id', r ->> 'id'))
      else not wanted @> jsonb_build_array(jsonb_build_object('table', 'risks', 'id', r ->> 'id')) end
  ) c (part, place, r)), '[]');
  select array_agg(c.key) into columns from jsonb_each(kept) c
  where c.key not in ('revision', 'security_risks') and c.value is distinct from coalesce(stands -> c.key, 'null')
    and (wanted is null or wanted @> jsonb_build_array(jsonb_build_object('table', 'specifications', 'id', c.key)))
    and exists (select from pg_catalog.pg_attribute a where a.attrelid = 'public.specifications'::regclass and a.attname = c.key and not a.attisdropped);
  if columns is not null then
    execute format('update public.specifications s set %s from jsonb_populate_record(null::public.specifications, $1) p where s.project_id = $2 and s.version = $3',
      (select string_agg(format('%1$I = p.%1$I', c), ', ') from unnest(columns) c)) using kept, project, named;
  end if;
  changed := coalesce((select jsonb_agg(jsonb_build_object('table', 'specifications', 'id', c)) from unnest(columns) c), '[]')
    || coalesce((select jsonb_agg(jsonb_build_object('table', 'risks', 'id', coalesce(a.r, b.r) ->> 'id'))
      from jsonb_array_elements(risks_now) a (r) full join jsonb_array_elements(risks) b (r) on a.r ->> 'id' = b.r ->> 'id'
      where a.r is null or b.r is null or private.risk_words(a.r) <> private.risk_words(b.r)), '[]');
  if exists (select from jsonb_array_elements(changed) c where c ->> 'table' = 'risks') then
    update public.specifications s set security_risks = risks::text where s.project_id = project and s.version = named;
  end if;
  return changed;
end $$;

create function public.restore_state(project_id uuid, version text, snapshot_id uuid default null, parts jsonb default null, keeps_added boolean default false)
returns table (state_id uuid, state_version text, restored jsonb)
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  content jsonb := public.get_version_content(project_id, version, snapshot_id);
  listed record;
  list jsonb;
  ids text[];
begin
  perform set_config('private.through', 'restore', true);
  if content is null then
    raise exception 'There is nothing kept of version %.', version using errcode = 'P0001';
  end if;
  if parts is not null and (jsonb_typeof(parts) <> 'array' or jsonb_array_length(parts) > 10000) then
    raise exception 'Name what is to be restored as a list of tables and ids.' using errcode = '22023';
  end if;
  state_id := private.keep_state(project_id, version);
  select p.version into state_version from public.projects p where p.id = project_id;
  if parts is not null then
    parts := private.with_what_they_need(project_id, content, parts);
  end if;
  restored := private.restore_texts(project_id, state_version, coalesce(nullif(content -> 'specification', 'null'), '{}'), parts, keeps_added);
  for listed in select t.named, t.short from private.row_tables() t where not t.is_versioned and jsonb_typeof(content -> t.short::text) = 'array' order by t.depth, t.short loop
    list := coalesce((select jsonb_agg(k) from jsonb_array_elements(content -> listed.short::text) k
      where parts is null or parts @> jsonb_build_array(jsonb_build_object('table', listed.short, 'id', k ->> 'id'))), '[]');
    if list <> '[]' then
      restored := restored || coalesce((select jsonb_agg(jsonb_build_object('table', listed.short, 'id', id)) from private.restore_list(project_id, listed.named, list) id), '[]');
    end if;
  end loop;
  for listed in select t.named, t.short from private.row_tables() t where not t.is_versioned and jsonb_typeof(content -> t.short::text) = 'array' order by t.depth desc, t.short loop
    list := content -> listed.short::text;
    execute format('with gone as (
        delete from %s t where t.project_id = $1 and not $2 @> jsonb_build_array(jsonb_build_object(''id'', t.id))
          and case when $3 is null then not $4 else $3 @> jsonb_build_array(jsonb_build_object(''table'', $5, ''id'', t.id)) end returning t.id
      ) select array_agg(id::text) from gone', listed.named) into ids using project_id, list, parts, keeps_added, listed.short;
    restored := restored || coalesce((select jsonb_agg(jsonb_build_object('table', listed.short, 'id', id)) from unnest(ids) id), '[]');
  end loop;
  if restored = '[]' then
    raise exception 'Nothing has changed since, so there is nothing to restore.' using errcode = 'P0001';
  end if;
  return next;
exception
  when foreign_key_violation then
    raise exception 'What this belonged to is not there any more, and was not kept. Restore that first.' using errcode = 'P0001';
end $$;
comment on function public.restore_state is 'Makes the project, or some rows and texts alone of it, what was kept of a version: as new revisions, what came since being deleted unless it is kept. Answers where the state before is kept and what changed, which together undo it.';
revoke execute on function public.restore_state from public, anon;
grant execute on function public.restore_state to authenticated, service_role;
revoke execute on function private.keep_state, private.last_revisions, private.with_what_they_need, private.restore_list, private.restore_texts from public;
grant execute on function private.keep_state, private.last_revisions, private.with_what_they_need, private.restore_list, private.restore_texts to authenticated, service_role;
revoke execute on function private.risk_words from public;
grant execute on function private.risk_words to authenticated, service_role;
