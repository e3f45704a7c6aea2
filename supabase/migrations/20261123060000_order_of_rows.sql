-- Rows stand in the order people put them in: `position`, which every table of numbered rows has that keeps no order of its own.

-- A new row comes last; one that comes back stands where it stood.
create function private.set_position() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.position is null or not private.is_restoring() then
    execute format('select coalesce(max(t.position), 0) + 1 from %s t where t.project_id = $1', tg_relid::regclass)
      into new.position using new.project_id;
  end if;
  return new;
end $$;
revoke execute on function private.set_position from public;

create procedure private.keep_order(named regclass)
language plpgsql set search_path = '' as $$
declare
  short text := (select relname from pg_catalog.pg_class where oid = named);
begin
  if exists (select from pg_catalog.pg_attribute a where a.attrelid = named and a.attname = 'order_index' and not a.attisdropped) then
    return;
  end if;
  if not exists (select from pg_catalog.pg_attribute a where a.attrelid = named and a.attname = 'position' and not a.attisdropped) then
    execute format('alter table %s add column position double precision not null default 0
      check (position > ''-Infinity'' and position < ''Infinity'')', named);
    execute format('comment on column %s.position is ''Rows stand in its order; move_rows changes it.''', named);
    -- until now they stood in the order they were written in, and nobody changed anything
    execute format('alter table %s disable trigger user', named);
    execute format('update %1$s t set position = o.place from (select id, row_number() over (partition by project_id order by created_at, number) as place
      from %1$s) o where o.id = t.id', named);
    execute format('alter table %s enable trigger user', named);
  end if;
  execute format('create index if not exists %I on %s (project_id, position)', short || '_position_idx', named);
  execute format('create or replace trigger place_it before insert on %s for each row execute function private.set_position()', named);
end $$;

-- The columns that hold what people write or choose.
create function private.word_columns(named regclass) returns setof name
language sql stable set search_path = '' as $$
  select a.attname from pg_catalog.pg_attribute a
  where a.attrelid = named and a.attnum > 0 and not a.attisdropped
    and a.attname not in ('id', 'project_id', 'number', 'revision', 'order_index', 'position', 'generation_id', 'created_by', 'created_at', 'updated_at')
    and a.attname not like '%\_file'
  order by a.attnum
$$;

-- As before, and rows that are numbered have an order.
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
      words := array(select w::text from private.word_columns(named) w);
    end if;
    execute format('create or replace trigger number_it before insert or update on %s for each row execute function private.set_number()', named);
    execute format('create or replace trigger revise_it before update on %s for each row execute function private.set_revision(%s)', named,
      (select string_agg(quote_literal(w), ', ') from unnest(words) w));
    call private.keep_order(named);
    call private.keep_what_is_removed(named);
  end if;
  call private.announce_changes(named);
  call private.fix_columns_of(named);
  call private.bound_rows(named);
end $$;

do $$
declare
  listed record;
begin
  for listed in select t.named from private.row_tables() t loop
    call private.keep_order(listed.named);
  end loop;
end $$;

-- A table whose rows people move and change many at once.
create function private.list_named(table_name text) returns regclass
language plpgsql stable set search_path = '' as $$
declare
  named regclass := (select t.named from private.row_tables() t where t.short = list_named.table_name and not t.is_versioned);
begin
  if named is null then
    raise exception 'There is no list "%" to change. Name a list of the project.', table_name using errcode = '22023';
  end if;
  return named;
end $$;

create function public.move_rows(project_id uuid, table_name text, ids uuid[], before uuid default null) returns integer
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  named regclass := private.list_named(table_name);
  least_gap constant double precision := 1e-6;
  low double precision;
  high double precision;
  moved integer;
begin
  if not exists (select from pg_catalog.pg_attribute a where a.attrelid = named and a.attname = 'position' and not a.attisdropped) then
    raise exception 'The rows of "%" are not moved this way.', table_name using errcode = '22023';
  end if;
  -- who moves at the same time would take the same room
  perform pg_catalog.pg_advisory_xact_lock(hashtextextended(table_name || project_id, 0));
  for attempt in 1..2 loop
    low := null;
    high := null;
    if before is not null then
      execute format('select t.position from %s t where t.project_id = $1 and t.id = $2 and t.id <> all ($3)', named)
        into high using project_id, before, ids;
      if high is null then
        raise exception 'The row these should stand before was deleted meanwhile. Move them again.' using errcode = 'P0001';
      end if;
    end if;
    execute format('select max(t.position) from %s t where t.project_id = $1 and t.id <> all ($2) and ($3 is null or
      (t.position, t.number) < (select r.position, r.number from %1$s r where r.id = $3))', named) into low using project_id, ids, before;
    low := coalesce(low, high - cardinality(ids) - 1, 0);
    high := coalesce(high, low + cardinality(ids) + 1);
    exit when (high - low) / (cardinality(ids) + 1) > least_gap or attempt = 2;
    execute format('update %1$s t set position = o.place from (select r.id, row_number() over (order by r.position, r.number) as place
      from %1$s r where r.project_id = $1) o where o.id = t.id and t.position <> o.place', named) using project_id;
  end loop;
  execute format('update %s t set position = $3 + ($4 - $3) * o.place / (cardinality($2) + 1)
    from unnest($2) with ordinality o (id, place) where t.id = o.id and t.project_id = $1', named) using project_id, ids, low, high;
  get diagnostics moved = row_count;
  if moved = 0 then
    raise exception 'These were deleted meanwhile, or you may not move them.' using errcode = 'P0001';
  end if;
  return moved;
end $$;
comment on function public.move_rows is 'Puts rows of a list, in the order they are named, before another one, or at the end where none is named; answers how many.';

create function public.change_rows(project_id uuid, table_name text, changes jsonb) returns jsonb
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  named regclass := private.list_named(table_name);
  given text[] := array(select k from jsonb_object_keys(changes -> 0) k where k not in ('id', 'revision') order by k);
  unknown text;
  former jsonb;
begin
  if cardinality(given) = 0 or exists (select from jsonb_array_elements(changes) c where not c ?& (given || array['id'])) then
    raise exception 'Give a list of changes, each with an id and the same words.' using errcode = '22023';
  end if;
  select g into unknown from unnest(given) g where g not in (select w::text from private.word_columns(named) w) limit 1;
  if found then
    raise exception 'There is nothing called "%" to change.', unknown using errcode = '22023';
  end if;
  execute format($f$
    with given as (
      select g.*, nullif(c ->> 'revision', '')::integer as expected from jsonb_array_elements($2) c, jsonb_populate_record(null::%1$s, c - 'revision') g
    ), standing as (
      select t.* from %1$s t join given g on g.id = t.id where t.project_id = $1 and t.revision = coalesce(g.expected, t.revision) for update of t
    ), written as (
      update %1$s t set %2$s from given g join standing s on s.id = g.id where t.id = g.id returning t.id, t.revision
    )
    select jsonb_agg(jsonb_build_object('id', w.id, 'revision', w.revision) || jsonb_build_object(%3$s)) from written w join standing s on s.id = w.id
    $f$, named,
    (select string_agg(format('%1$I = g.%1$I', k), ', ') from unnest(given) k),
    (select string_agg(format('%1$L, s.%1$I', k), ', ') from unnest(given) k)) into former using project_id, changes;
  if former is null then
    raise exception 'These were changed or deleted meanwhile, or you may not change them.' using errcode = 'P0001';
  end if;
  return former;
end $$;
comment on function public.change_rows is 'Changes the same words of many rows of a list, [{"id": …, "priority": …}, …], of which one that says a revision counts only while it has it; answers the same list with what they were before and their revisions now, by which it is taken back.';

create function public.copy_rows(project_id uuid, table_name text, ids uuid[]) returns uuid[]
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  named regclass := private.list_named(table_name);
  made uuid[];
begin
  execute format($f$
    with made as (
      insert into %1$s (project_id, %2$s) select t.project_id, %3$s from %1$s t
      join unnest($2) with ordinality o (id, place) on o.id = t.id where t.project_id = $1 order by o.place returning id
    ) select array_agg(id) from made
    $f$, named, (select string_agg(format('%I', w), ', ') from private.word_columns(named) w),
    (select string_agg(case w when 'name' then 'left(t.name, 193) || '' (copy)''' else format('t.%I', w) end, ', ') from private.word_columns(named) w))
    into made using project_id, ids;
  if made is null then
    raise exception 'These were deleted meanwhile, or you may not copy them.' using errcode = 'P0001';
  end if;
  return made;
end $$;
comment on function public.copy_rows is 'Adds a copy of each of these rows of a list at its end, called "… (copy)"; answers their ids.';

revoke execute on function public.move_rows, public.change_rows, public.copy_rows from public, anon;
grant execute on function public.move_rows, public.change_rows, public.copy_rows to authenticated, service_role;
revoke execute on function private.list_named, private.word_columns from public;
revoke execute on procedure private.keep_order from public;
grant execute on function private.list_named, private.word_columns to authenticated, service_role;

-- What is kept of a version stands in this order.
create or replace function private.content_of(project uuid, named text) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  content jsonb := jsonb_build_object('specification', (
    select to_jsonb(s) - array['id', 'project_id', 'version', 'created_at', 'updated_at']
    from public.specifications s where s.project_id = project and s.version = named));
  listed record;
  found_rows jsonb;
begin
  for listed in
    select t.named, t.short, t.is_versioned, exists (select from pg_catalog.pg_attribute a
      where a.attrelid = t.named and a.attname = 'position' and not a.attisdropped) as is_ordered
    from private.row_tables() t
  loop
    execute format(
      'select coalesce(jsonb_agg(to_jsonb(t) - array[''project_id'', ''version'', ''position''] order by %s t.number), ''[]'') from %s t where t.project_id = $1 %s',
      case when listed.is_ordered then 't.position,' end, listed.named, case when listed.is_versioned then 'and t.version = $2' end)
      into found_rows using project, named;
    content := content || jsonb_build_object(listed.short, found_rows);
  end loop;
  return content;
end $$;

-- A row that was moved has the revision it had, which says nothing of who moved it.
create or replace function private.announce() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  several boolean := (select count(*) > 1 from (select from changed limit 2) c);
  told record;
  news jsonb;
  former jsonb;
begin
  if several then
    for told in execute format('select %1$I::text as owner, count(*) as rows from changed where %1$I is not null group by 1', tg_argv[1]) loop
      perform private.tell(tg_argv[0] || ':' || told.owner, jsonb_build_object(
        'table', tg_table_name, 'op', lower(tg_op), 'rows', told.rows, 'id', null, 'revision', null));
    end loop;
    return null;
  end if;
  select to_jsonb(c) into news from changed c;
  if tg_op = 'UPDATE' then
    select to_jsonb(b) into former from before b;
    if former - 'updated_at' = news - 'updated_at' then return null; end if;
  end if;
  if news ->> tg_argv[1] is not null then
    perform private.tell(tg_argv[0] || ':' || (news ->> tg_argv[1]), jsonb_build_object(
      'table', tg_table_name, 'op', lower(tg_op), 'rows', 1, 'id', news -> tg_argv[2],
      'revision', case when former is null or former -> 'position' is not distinct from news -> 'position' then news -> 'revision' end));
  end if;
  return null;
exception when others then
  raise warning 'A change of % was not announced: %', tg_table_name, sqlerrm;
  return null;
end $$;
