-- What people bring from elsewhere becomes rows and texts of a project in one step, which can be taken back in one.

create table public.imports (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references public.projects (id) on delete cascade,
  name text not null check (btrim(name) <> '' and char_length(name) <= 300),
  kept text check (char_length(kept) <= 1000000),
  -- {"pages": ["<id>", …], …}
  added jsonb not null default '{}' check (jsonb_typeof(added) = 'object' and pg_column_size(added) <= 1048576),
  -- [{"list": "pages", "id": "<id>", "revision": 4, "before": {"name": "Boxes"}}, …]: the revision it was left at, and what it said
  changed jsonb not null default '[]' check (jsonb_typeof(changed) = 'array' and pg_column_size(changed) <= 4194304),
  created_by uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  undone_at timestamptz
);
comment on table public.imports is 'A file that was brought into a project: which rows came of it, what it changed, and what of it stays source text.';
create index imports_project_id_idx on public.imports (project_id, created_at desc);
create index imports_created_by_idx on public.imports (created_by);
call private.protect('public.imports');

create function private.count_on(project uuid, counted regclass) returns void
language plpgsql security definer set search_path = '' as $$
declare
  last integer;
begin
  execute format('select max(number) from %s where project_id = $1', counted) into last using project;
  insert into private.counters as c (project_id, kind, last_number)
  select project, (select relname from pg_catalog.pg_class where oid = counted), last where last is not null
  on conflict (project_id, kind) do update set last_number = greatest(c.last_number, excluded.last_number);
end $$;
comment on function private.count_on is 'The next number of a list comes after those its rows brought along.';

create function private.has_counted(project uuid, counted text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.counters c where c.project_id = project and c.kind = counted and c.last_number > 0)
$$;

-- Rows of a list with the ids they are given, so that they can refer to each other. A list that never had a row keeps the numbers
-- they bring; any other one gives them its next.
create function private.bring_list(project uuid, wanted regclass, short text, list jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  keeps_numbers boolean := not private.has_counted(project, short)
    and not exists (select from jsonb_array_elements(list) r where coalesce(r ->> 'number', '') !~ '^[1-9][0-9]{0,5}$');
  columns text := (
    select string_agg(format('%I', a.attname), ', ' order by a.attnum) from pg_catalog.pg_attribute a
    where a.attrelid = wanted and a.attnum > 0 and not a.attisdropped
      and (a.attname in ('id', 'project_id') or a.attname in ('number', 'position') and keeps_numbers
        or a.attname not in ('number', 'position', 'revision', 'generation_id', 'created_at', 'updated_at', 'created_by', 'version', 'key')
          and exists (select from jsonb_array_elements(list) r where r ? a.attname)));
begin
  if keeps_numbers then
    perform set_config('private.restoring', 'on', true);
  end if;
  execute format('insert into %1$s (%2$s) select %2$s from jsonb_array_elements($1) with ordinality l (r, place),
    jsonb_populate_record(null::%1$s, r || $2 || jsonb_build_object(''position'', place)) order by place', wanted, columns)
    using list, jsonb_build_object('project_id', project);
  if keeps_numbers then
    perform set_config('private.restoring', 'off', true), private.count_on(project, wanted);
  end if;
end $$;

-- Writes words over those of one revision; answers what they said before and the revision now.
create function private.bring_change(wanted regclass, short text, row_id uuid, from_revision integer, words jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  before jsonb;
  left_at integer;
  columns text := (select string_agg(format('%I', a.attname), ', ') from pg_catalog.pg_attribute a
    where a.attrelid = wanted and a.attnum > 0 and not a.attisdropped and words ? a.attname
      and a.attname not in ('id', 'project_id', 'number', 'revision', 'generation_id', 'created_at', 'updated_at', 'version'));
begin
  execute format('select to_jsonb(t) from %s t where t.id = $1 for update', wanted) into before using row_id;
  if before is null or (before ->> 'revision')::integer is distinct from from_revision then
    raise exception 'Somebody else changed "%" meanwhile. Compare it again, then import.', coalesce(before ->> 'name', short) using errcode = 'P0001';
  end if;
  execute format('update %1$s t set (%2$s) = (select %2$s from jsonb_populate_record(t, $2) p) where t.id = $1 returning t.revision', wanted, columns)
    into left_at using row_id, words;
  if left_at is null then
    raise exception 'You may read this project but not change it. Ask an admin of the organization.' using errcode = '42501';
  end if;
  return jsonb_build_object('list', short, 'id', row_id, 'revision', left_at,
    'before', (select jsonb_object_agg(w.key, before -> w.key) from jsonb_each(words) w));
end $$;

create function public.bring_rows(
  name text,
  project_id uuid default null,
  new_project jsonb default null,
  written jsonb default '{}',
  changed jsonb default '[]',
  texts jsonb default '{}',
  texts_revision integer default null,
  kept text default null
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
    insert into public.projects (organization_id, name, type, description)
    values ((new_project ->> 'organization_id')::uuid, new_project ->> 'name', new_project ->> 'type', new_project ->> 'description')
    returning id into project;
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
    from jsonb_each(written) l where jsonb_array_length(l.value) > 0), before)
  returning id into brought;
  return jsonb_build_object('project_id', project, 'import_id', brought);
exception when unique_violation then
  raise exception 'This was imported already.' using errcode = '23505';
end $$;
comment on function public.bring_rows is 'Writes what was brought into a project, or into a new one: rows with ids of their own, changes of rows and texts, and what stays source text; all of it or nothing.';

create function public.undo_import(import_id uuid) returns integer
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
  update public.imports i set undone_at = now() where i.id = import_id;
  return removed + jsonb_array_length(run.changed);
end $$;
comment on function public.undo_import is 'Takes back all that an import wrote and changed; refused where any of it was edited since, or something else stands on it.';

revoke execute on function private.count_on, private.has_counted, private.bring_list, private.bring_change from public;
grant execute on function private.count_on, private.has_counted, private.bring_list, private.bring_change to authenticated, service_role;
revoke execute on function public.bring_rows, public.undo_import from public, anon;
grant execute on function public.bring_rows, public.undo_import to authenticated, service_role;
