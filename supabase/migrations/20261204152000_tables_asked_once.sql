-- Asking the catalogue which tables have rows takes longer than writing a few of them: a statement that writes a draft asks once, and
-- once more where rows hold rows of their own. It was three times a draft, and twice for each row that holds others.

create or replace function private.row_references() returns table (
  named regclass, short name, target regclass, target_short name, column_name name, tie text, said text
)
language sql stable set search_path = '' as $$
  with tables as materialized (select * from private.row_tables())
  select t.named, t.short, r.named, r.short,
    (select a.attname from unnest(f.conkey, f.confkey) p (ours, theirs)
      join pg_catalog.pg_attribute a on a.attrelid = f.conrelid and a.attnum = p.ours
      join pg_catalog.pg_attribute b on b.attrelid = f.confrelid and b.attnum = p.theirs and b.attname = 'id'),
    (select string_agg(format('t.%I = r.%I', a.attname, b.attname), ' and ') from unnest(f.conkey, f.confkey) p (ours, theirs)
      join pg_catalog.pg_attribute a on a.attrelid = f.conrelid and a.attnum = p.ours
      join pg_catalog.pg_attribute b on b.attrelid = f.confrelid and b.attnum = p.theirs),
    pg_catalog.obj_description(f.oid, 'pg_constraint')
  from tables t
  join pg_catalog.pg_constraint f on f.conrelid = t.named and f.contype = 'f'
  join tables r on r.named = f.confrelid
  order by r.depth, r.short, t.depth, t.short, f.conname
$$;

create or replace function private.write_rows(wanted regclass, owned jsonb, list jsonb) returns integer
language plpgsql set search_path = '' as $$
declare
  columns text := (
    select string_agg(format('%I', a.attname), ', ' order by a.attnum) from pg_catalog.pg_attribute a
    where a.attrelid = wanted and a.attnum > 0 and not a.attisdropped and (owned ? a.attname or a.attname = 'id'
      or a.attname not in ('project_id', 'number', 'revision', 'generation_id', 'created_at')
        and exists (select from jsonb_array_elements(list) r where jsonb_typeof(r -> a.attname) <> 'array'))
  );
  holds_rows constant boolean := exists (
    select from jsonb_array_elements(list) r, jsonb_each(case jsonb_typeof(r) when 'object' then r else '{}' end) e
    where jsonb_typeof(e.value) = 'array' and jsonb_typeof(e.value -> 0) = 'object'
  );
  belonging jsonb := case when holds_rows then (
    select jsonb_object_agg(f.short, jsonb_build_object('named', f.named::oid, 'column', f.column_name)) from private.row_references() f
    where f.target = wanted and exists (select from jsonb_array_elements(list) r where jsonb_typeof(r -> f.short::text) = 'array')
  ) end;
  call constant text := 'insert into %1$s (%2$s) select %2$s from jsonb_array_elements($1) with ordinality l (r, place),
    jsonb_populate_record(null::%1$s, r || $2) order by place';
  one jsonb;
  child record;
  added integer := 0;
begin
  list := (select coalesce(jsonb_agg(r || jsonb_build_object('id', gen_random_uuid()) order by place), '[]') from jsonb_array_elements(list) with ordinality l (r, place));
  if belonging is null then
    perform private.tell_rests(list);
    execute format(call, wanted, columns) using list, owned;
    get diagnostics added = row_count;
    return added;
  end if;
  for one in select r from jsonb_array_elements(list) r loop
    perform private.tell_rests(jsonb_build_array(one));
    execute format(call, wanted, columns) using jsonb_build_array(one), owned;
    added := added + 1;
    for child in select b.key, (b.value ->> 'named')::oid::regclass as named, b.value ->> 'column' as owner from jsonb_each(belonging) b loop
      -- what belongs to a row stands in the order it was drafted in
      perform private.write_rows(child.named, owned || jsonb_build_object(child.owner, one -> 'id'), (
        select coalesce(jsonb_agg(jsonb_build_object('order_index', place - 1) || r order by place), '[]')
        from jsonb_array_elements(coalesce(nullif(one -> child.key, 'null'), '[]')) with ordinality l (r, place)));
    end loop;
  end loop;
  return added;
end $$;

create or replace function public.finish_generation(
  generation_id uuid,
  drafted jsonb default '{}',
  input_tokens integer default null,
  output_tokens integer default null,
  answer jsonb default null,
  notes text[] default '{}',
  left_out jsonb default null,
  rewritten jsonb default '{}',
  texts jsonb default null
) returns integer
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  project uuid;
  unknown text;
  listed record;
  lists jsonb;
  written integer := 0;
  changes jsonb := '[]';
  made jsonb;
  overtaken integer := 0;
begin
  perform set_config('private.through', 'draft', true), set_config('private.run', generation_id::text, true);
  select g.project_id into project from public.generations g where g.id = generation_id and g.status = 'running' for update;
  if not found then
    raise exception 'This run has ended already. Generate again.' using errcode = 'P0001';
  end if;
  if drafted || rewritten <> '{}' then
    lists := (select jsonb_object_agg(t.short, jsonb_build_object('named', t.named::oid, 'place', t.place))
      from (select r.named, r.short, row_number() over (order by r.depth, r.short) as place from private.row_tables() r) t
      where (drafted || rewritten) ? t.short::text);
  end if;
  select k into unknown from jsonb_object_keys(drafted || rewritten) k where lists is null or not lists ? k limit 1;
  if found then
    raise exception 'There is no list "%" to write to. Name a list of the project.', unknown using errcode = '22023';
  end if;
  for listed in
    select (l.value ->> 'named')::oid::regclass as named, drafted -> l.key as list from jsonb_each(lists) l
    where drafted ? l.key order by (l.value ->> 'place')::integer
  loop
    written := written + private.write_rows(listed.named, jsonb_build_object('project_id', project, 'generation_id', generation_id), listed.list);
  end loop;
  for listed in
    select (l.value ->> 'named')::oid::regclass as named, rewritten -> l.key as list from jsonb_each(lists) l
    where rewritten ? l.key order by (l.value ->> 'place')::integer
  loop
    made := private.rewrite_rows(listed.named, project, listed.list);
    changes := changes || made;
    overtaken := overtaken + jsonb_array_length(listed.list) - jsonb_array_length(made);
  end loop;
  if overtaken > 0 then
    notes := notes || case overtaken when 1 then 'One was changed or deleted meanwhile and stays as it is.'
      else format('%s were changed or deleted meanwhile and stay as they are.', overtaken) end;
  end if;
  if texts is not null then
    changes := changes || private.write_texts(project, texts);
  end if;
  update public.generations g
  set status = 'succeeded', row_count = written + jsonb_array_length(changes), input_tokens = input_tokens, output_tokens = output_tokens,
    answer = answer, notes = notes, left_out = left_out, changes = nullif(changes, '[]'), finished_at = now(),
    offered = case when not changes @> '[{"table": "specifications"}]' then texts end
  where g.id = generation_id;
  return written + jsonb_array_length(changes);
end $$;

-- Each deletion forgets what was removed long ago, and read all that was removed for it.
create index removed_files_removed_at_idx on private.removed_files (removed_at);
