-- The tables of a project's numbered rows are found in the catalogue: a new one is its `create table` and `call private.protect`.

-- Those that others refer to come first. A table with a column `version` has rows of each version, of which those count that are of
-- the version their project is at: `live` says so of `t`, with "and" before it.
create function private.row_tables() returns table (named regclass, short name, depth integer, is_versioned boolean, live text)
language sql stable set search_path = '' as $$
  with recursive numbered as (
    select c.oid, c.relname from pg_catalog.pg_class c join pg_catalog.pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not a.attisdropped
      and a.attname in ('id', 'project_id', 'number', 'revision', 'generation_id')
    group by c.oid, c.relname having count(*) = 5
  ), standing (oid, depth) as (
    select n.oid, 0 from numbered n
    union
    select f.conrelid, s.depth + 1 from standing s
    join pg_catalog.pg_constraint f on f.confrelid = s.oid and f.contype = 'f' and f.conrelid <> f.confrelid
    join numbered n on n.oid = f.conrelid
    where s.depth < 20
  )
  select n.oid::regclass, n.relname, max(s.depth), v.attname is not null,
    case when v.attname is null then '' else 'and t.version = (select p.version from public.projects p where p.id = t.project_id)' end
  from standing s join numbered n on n.oid = s.oid
  left join pg_catalog.pg_attribute v on v.attrelid = n.oid and v.attname = 'version' and not v.attisdropped
  group by n.oid, n.relname, v.attname order by 3, 2
$$;
comment on function private.row_tables is 'The tables whose rows a run can write: numbered, revised, of a project, with the run they are of.';

-- Which tables of rows refer to which, and by which columns.
create function private.row_references() returns table (
  named regclass, short name, target regclass, target_short name, column_name name, tie text, said text
)
language sql stable set search_path = '' as $$
  select t.named, t.short, r.named, r.short,
    (select a.attname from unnest(f.conkey, f.confkey) p (ours, theirs)
      join pg_catalog.pg_attribute a on a.attrelid = f.conrelid and a.attnum = p.ours
      join pg_catalog.pg_attribute b on b.attrelid = f.confrelid and b.attnum = p.theirs and b.attname = 'id'),
    (select string_agg(format('t.%I = r.%I', a.attname, b.attname), ' and ') from unnest(f.conkey, f.confkey) p (ours, theirs)
      join pg_catalog.pg_attribute a on a.attrelid = f.conrelid and a.attnum = p.ours
      join pg_catalog.pg_attribute b on b.attrelid = f.confrelid and b.attnum = p.theirs),
    pg_catalog.obj_description(f.oid, 'pg_constraint')
  from private.row_tables() t
  join pg_catalog.pg_constraint f on f.conrelid = t.named and f.contype = 'f'
  join private.row_tables() r on r.named = f.confrelid
  order by r.depth, r.short, t.depth, t.short, f.conname
$$;

-- A list of rows, each with the lists that belong to it: {"name": "Boxes", "sections": [{"name": "Open"}]}. Answers how many rows,
-- those that belong to them not counted. What a table keeps for itself is not taken from a draft.
create function private.write_rows(wanted regclass, owned jsonb, list jsonb) returns integer
language plpgsql set search_path = '' as $$
declare
  columns text := (
    select string_agg(format('%I', a.attname), ', ' order by a.attnum) from pg_catalog.pg_attribute a
    where a.attrelid = wanted and a.attnum > 0 and not a.attisdropped and (owned ? a.attname
      or a.attname not in ('id', 'project_id', 'number', 'revision', 'generation_id', 'created_at')
        and exists (select from jsonb_array_elements(list) r where jsonb_typeof(r -> a.attname) <> 'array'))
  );
  belonging jsonb := (
    select jsonb_object_agg(f.short, jsonb_build_object('named', f.named::oid, 'column', f.column_name)) from private.row_references() f
    where f.target = wanted and exists (select from jsonb_array_elements(list) r where jsonb_typeof(r -> f.short::text) = 'array')
  );
  call constant text := 'insert into %1$s (%2$s) select %2$s from jsonb_array_elements($1) with ordinality l (r, place),
    jsonb_populate_record(null::%1$s, r || $2) order by place';
  one jsonb;
  child record;
  written uuid;
  added integer := 0;
begin
  if belonging is null then
    execute format(call, wanted, columns) using list, owned;
    get diagnostics added = row_count;
    return added;
  end if;
  for one in select r from jsonb_array_elements(list) r loop
    execute format(call || ' returning id', wanted, columns) into written using jsonb_build_array(one), owned;
    added := added + 1;
    for child in select b.key, (b.value ->> 'named')::oid::regclass as named, b.value ->> 'column' as owner from jsonb_each(belonging) b loop
      -- what belongs to a row stands in the order it was drafted in
      perform private.write_rows(child.named, owned || jsonb_build_object(child.owner, written), (
        select coalesce(jsonb_agg(jsonb_build_object('order_index', place - 1) || r order by place), '[]')
        from jsonb_array_elements(coalesce(nullif(one -> child.key, 'null'), '[]')) with ordinality l (r, place)));
    end loop;
  end loop;
  return added;
end $$;

drop function public.finish_generation;
create function public.finish_generation(
  generation_id uuid,
  drafted jsonb default '{}',
  input_tokens integer default null,
  output_tokens integer default null,
  answer jsonb default null
) returns integer
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  project uuid;
  unknown text;
  listed record;
  written integer := 0;
begin
  select g.project_id into project from public.generations g where g.id = generation_id and g.status = 'running' for update;
  if not found then
    raise exception 'This run has ended already. Generate again.' using errcode = 'P0001';
  end if;
  select k into unknown from jsonb_object_keys(drafted) k where k not in (select t.short from private.row_tables() t) limit 1;
  if found then
    raise exception 'There is no list "%" to write to. Name a list of the project.', unknown using errcode = '22023';
  end if;
  for listed in
    select t.named, drafted -> t.short::text as list from private.row_tables() t where drafted ? t.short::text order by t.depth, t.short
  loop
    written := written + private.write_rows(listed.named, jsonb_build_object('project_id', project, 'generation_id', generation_id), listed.list);
  end loop;
  update public.generations g
  set status = 'succeeded', row_count = written, input_tokens = input_tokens, output_tokens = output_tokens, answer = answer, finished_at = now()
  where g.id = generation_id;
  return written;
end $$;
comment on function public.finish_generation is 'Writes everything a run drafted, {"pages": [{"name": …}], …} by the names of lists, or nothing, and ends the run; answers how many rows (sections not counted).';
revoke execute on function public.finish_generation from public, anon;
grant execute on function public.finish_generation to authenticated, service_role;

-- What stands on a draft is named by the lists' names, where the reference does not say it in words of its own.
do $$
declare
  named text;
begin
  foreach named in array array['sections_page_id_project_id_fkey on public.sections', 'user_stories_user_class_id_project_id_fkey on public.user_stories',
    'features_page_id_project_id_fkey on public.features', 'features_section_id_project_id_fkey on public.features',
    'features_section_id_page_id_fkey on public.features'] loop
    execute 'comment on constraint ' || named || ' is ''Other sections, stories or features stand on this draft. Undo or delete those first.''';
  end loop;
end $$;
comment on constraint test_cases_user_story_id_project_id_fkey on public.test_cases
  is 'Test cases stand on the stories of this draft. Undo or delete those first.';

-- Why runs of a project cannot be taken back, as the person who asks sees it; null where one can. Each table is asked once, however
-- many runs there are.
create function private.undo_obstacles(project uuid, runs uuid[]) returns table (id uuid, obstacle text)
language plpgsql stable set search_path = '' as $$
declare
  listed record;
  found_runs uuid[];
  edited_runs uuid[];
  standing uuid[] := '{}';
  edited uuid[] := '{}';
  stood_on jsonb := '{}';
begin
  for listed in
    -- a file is hung on a row without another revision of its words
    select t.named, t.live, (select string_agg(format(' or t.%I is not null', a.attname), '') from pg_catalog.pg_attribute a
      where a.attrelid = t.named and not a.attisdropped and a.attname like '%\_file') as has_files
    from private.row_tables() t
  loop
    execute format('select array_agg(distinct t.generation_id), array_agg(distinct t.generation_id) filter (where t.revision > 1%s)
      from %s t where t.generation_id = any ($2) and t.project_id = $1 %s', listed.has_files, listed.named, listed.live)
      into found_runs, edited_runs using project, runs;
    standing := standing || found_runs;
    edited := edited || edited_runs;
  end loop;
  for listed in select * from private.row_references() loop
    execute format('select array_agg(distinct r.generation_id) from %s r join %s t on %s
      where r.generation_id = any ($2) and r.project_id = $1 and t.generation_id is distinct from r.generation_id',
      listed.target, listed.named, listed.tie) into found_runs using project, runs;
    stood_on := coalesce((select jsonb_object_agg(f, coalesce(listed.said, format('%s stand on the %s of this draft. Undo or delete those first.',
      initcap(left(listed.short, 1)) || replace(substr(listed.short, 2), '_', ' '), replace(listed.target_short, '_', ' '))))
      from unnest(found_runs) f), '{}') || stood_on;
  end loop;
  return query
    select g.id, case
      when g.status = 'running' then 'This draft is still being written. Undo it when it is done.'
      when g.status = 'undone' then 'This draft was undone already.'
      when g.status = 'failed' or coalesce(g.row_count, 0) = 0 then 'This draft stored nothing, so there is nothing to undo.'
      when g.id <> all (standing) then 'Everything in this draft was deleted already.'
      when g.id = any (edited)
        then 'Something in this draft was edited since, so it cannot be undone as a whole. Delete single entries instead.'
      else stood_on ->> g.id::text
    end
    from public.generations g where g.id = any (runs) and g.project_id = project;
end $$;

create or replace function public.get_undoable_generations(project_id uuid) returns setof uuid
language sql stable set search_path = '' as $$
  select o.id from private.undo_obstacles(get_undoable_generations.project_id, array(
    select r.id from public.generations r
    where r.project_id = get_undoable_generations.project_id and r.status = 'succeeded' and r.row_count > 0
    order by r.created_at desc limit 200
  )) o
  where o.obstacle is null
$$;

create or replace function public.undo_generation(generation_id uuid) returns integer
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  run public.generations;
  listed record;
  obstacle text;
  removed integer := 0;
  gone integer;
begin
  select * into run from public.generations g where g.id = generation_id for update;
  if not found then
    raise exception 'You may not undo this draft. Ask an admin of the organization.' using errcode = '42501';
  end if;

  -- Locked first: whoever edits a row, or hangs something on it, comes before or after, never in between.
  for listed in select * from private.row_tables() t loop
    execute format('select from %s t where t.generation_id = $1 %s for update', listed.named, listed.live) using generation_id;
  end loop;

  select o.obstacle into obstacle from private.undo_obstacles(run.project_id, array[generation_id]) o;
  if obstacle is not null then
    raise exception '%', obstacle using errcode = 'P0001';
  end if;

  -- What belongs to a row goes with it, and is not counted.
  for listed in select * from private.row_tables() t order by t.depth loop
    execute format('delete from %s t where t.generation_id = $1 %s', listed.named, listed.live) using generation_id;
    get diagnostics gone = row_count;
    removed := removed + gone;
  end loop;
  update public.generations g set status = 'undone' where g.id = generation_id;
  return removed;
end $$;
drop function private.undo_obstacle;

-- Of tables with rows of each version, the version's own.
create or replace function private.content_of(project uuid, named text) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  content jsonb := jsonb_build_object('specification', (
    select to_jsonb(s) - array['id', 'project_id', 'version', 'created_at', 'updated_at']
    from public.specifications s where s.project_id = project and s.version = named));
  listed record;
  found_rows jsonb;
begin
  for listed in select * from private.row_tables() loop
    execute format(
      'select coalesce(jsonb_agg(to_jsonb(t) - array[''project_id'', ''version''] order by t.number), ''[]'') from %s t where t.project_id = $1 %s',
      listed.named, case when listed.is_versioned then 'and t.version = $2' end) into found_rows using project, named;
    content := content || jsonb_build_object(listed.short, found_rows);
  end loop;
  return content;
end $$;

-- One call makes a table one of a project's, and another one after a column was added to it makes that right: the policies, grants,
-- announcements, fixed columns and the most rows of a request and, where its rows are numbered, numbers, revisions and what brings
-- them back. Its words are what counts as a change; where none are named they are all columns but those that keep order.
create or replace procedure private.protect(named regclass, variadic words text[] default '{}')
language plpgsql set search_path = '' as $$
declare
  short text := (select relname from pg_catalog.pg_class where oid = named);
  is_numbered boolean := 2 = (select count(*) from pg_catalog.pg_attribute a where a.attrelid = named and not a.attisdropped and a.attname in ('number', 'revision'));
  rule record;
begin
  execute format('alter table %s enable row level security', named);
  execute format('revoke all on %s from anon, authenticated', named);
  execute format('grant select, insert, update, delete on %s to authenticated', named);
  for rule in select * from (values ('select', 'viewer'), ('insert', 'member'), ('update', 'member'), ('delete', 'member')) r (command, role) loop
    execute format('drop policy if exists %I on %s', short || '_' || rule.command, named);
    execute format('create policy %I on %s for %s to authenticated %s %s', short || '_' || rule.command, named, rule.command,
      case when rule.command <> 'insert' then format('using (project_id in (select private.project_ids(%L)))', rule.role) end,
      case when rule.command in ('insert', 'update') then format('with check (project_id in (select private.project_ids(%L)))', rule.role) end);
  end loop;
  execute format('create or replace trigger touch_inserted after insert on %s referencing new table as changed for each statement execute function private.touch_project()', named);
  execute format('create or replace trigger touch_updated after update on %s referencing new table as changed for each statement execute function private.touch_project()', named);
  execute format('create or replace trigger touch_deleted after delete on %s referencing old table as changed for each statement execute function private.touch_project()', named);
  if is_numbered then
    if cardinality(words) = 0 then
      words := array(
        select a.attname from pg_catalog.pg_attribute a where a.attrelid = named and a.attnum > 0 and not a.attisdropped
          and a.attname not in ('id', 'project_id', 'number', 'revision', 'order_index', 'generation_id', 'created_by', 'created_at', 'updated_at')
          and a.attname not like '%\_file'
        order by a.attnum);
    end if;
    execute format('create or replace trigger number_it before insert or update on %s for each row execute function private.set_number()', named);
    execute format('create or replace trigger revise_it before update on %s for each row execute function private.set_revision(%s)', named,
      (select string_agg(quote_literal(w), ', ') from unnest(words) w));
    call private.keep_what_is_removed(named);
  end if;
  call private.announce_changes(named);
  call private.fix_columns_of(named);
  call private.bound_rows(named);
end $$;

revoke execute on function private.row_tables, private.row_references, private.write_rows, private.undo_obstacles from public;
grant execute on function private.row_tables, private.row_references, private.write_rows, private.undo_obstacles to authenticated, service_role;
comment on table private.counters is 'The last number given to a row of each list of a project.';
