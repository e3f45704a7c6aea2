-- A run says what was asked for beside the project, what became of that, and what it changed of what stood already, so that one undo
-- takes all of it back. What somebody deleted is remembered by its name, so that no run brings it back unasked.

alter table public.generations
  add column instruction text check (char_length(instruction) <= 2000),
  add column notes text[] not null default '{}' check (pg_column_size(notes) <= 40000),
  add column left_out jsonb check (pg_column_size(left_out) <= 1000000),
  add column offered jsonb check (pg_column_size(offered) <= 1000000),
  add column changes jsonb check (pg_column_size(changes) <= 4000000),
  add column has_left_out boolean not null generated always as (left_out is not null) stored;
comment on column public.generations.instruction is 'What whoever asked wanted to be different, in their words.';
comment on column public.generations.notes is 'What is said of how it went, a sentence each.';
comment on column public.generations.left_out is 'Rows, by their list, that were drafted and not written, because somebody had deleted them.';
comment on column public.generations.offered is 'Texts, by their column, that were drafted and not written, because others stand there.';
comment on column public.generations.changes is 'Rows and texts that stood already: [{"table": …, "id": …, "before": {…}, "after": {…}}].';
grant insert (instruction), update (notes, left_out, offered, changes) on public.generations to authenticated;

drop function public.start_generation;
create function public.start_generation(
  project_id uuid,
  function text,
  provider text,
  model text default null,
  asked text default null,
  request_key uuid default null,
  own_model boolean default false,
  daily_limit integer default null,
  instruction text default null
) returns uuid
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  started uuid;
  organization uuid;
begin
  -- A run whose server died would otherwise block its successor for ever.
  update public.generations g set status = 'failed', error = 'The server stopped before this run ended.', finished_at = now()
  where g.project_id = project_id and g.function = function and g.status = 'running' and g.created_at < now() - interval '10 minutes';
  insert into public.generations as g (project_id, function, provider, model, asked, request_key, own_model, instruction)
  values (project_id, function, provider, model, asked, request_key, own_model, instruction)
  returning g.id into started;
  if daily_limit is not null and provider <> 'built-in' and not own_model then
    select p.organization_id into organization from public.projects p where p.id = project_id;
    perform private.refuse_past_limit(organization, daily_limit);
  end if;
  return started;
exception when unique_violation then
  raise exception 'This is being generated already. Wait until it is done.' using errcode = '23505';
end $$;
comment on function public.start_generation is 'Begins a run of a drafting function; refused while one of the same kind is running in the project, and past the day''s limit.';

-- Changes words of rows that still have the revision they were read at; answers what they were before and are now.
create function private.rewrite_rows(wanted regclass, project uuid, list jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  short text := (select relname from pg_catalog.pg_class where oid = wanted);
  given text[] := array(select w::text from private.word_columns(wanted) w where list -> 0 ? w::text);
  made jsonb;
begin
  if cardinality(given) = 0 then
    return '[]';
  end if;
  execute format($f$
    with given as (
      select g.*, (c ->> 'revision')::integer as expected from jsonb_array_elements($2) c, jsonb_populate_record(null::%1$s, c - 'revision') g
    ), standing as (
      select t.* from %1$s t join given g on g.id = t.id where t.project_id = $1 and t.revision = g.expected for update of t
    ), written as (
      update %1$s t set %2$s from given g join standing s on s.id = g.id where t.id = g.id and (%3$s) returning t.*
    )
    select jsonb_agg(jsonb_build_object('table', $3, 'id', w.id, 'before', jsonb_build_object(%4$s), 'after', jsonb_build_object(%5$s)))
    from written w join standing s on s.id = w.id
    $f$, wanted,
    (select string_agg(format('%1$I = g.%1$I', k), ', ') from unnest(given) k),
    (select string_agg(format('t.%1$I is distinct from g.%1$I', k), ' or ') from unnest(given) k),
    (select string_agg(format('%1$L, s.%1$I', k), ', ') from unnest(given) k),
    (select string_agg(format('%1$L, w.%1$I', k), ', ') from unnest(given) k)) into made using project, list, short;
  return coalesce(made, '[]');
end $$;

-- Writes texts where nothing stands; answers what that changed.
create function private.write_texts(project uuid, texts jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  named text := (select p.version from public.projects p where p.id = project);
  filled jsonb := private.fill_texts(project, named, texts);
begin
  if filled = '{}' then
    return '[]';
  end if;
  return (select jsonb_build_array(jsonb_build_object('table', 'specifications', 'id', s.id, 'after', filled,
      'before', (select jsonb_object_agg(k, null) from jsonb_object_keys(filled) k)))
    from public.specifications s where s.project_id = project and s.version = named);
end $$;

drop function public.finish_generation;
create function public.finish_generation(
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
  select k into unknown from jsonb_object_keys(drafted || rewritten) k where k not in (select t.short from private.row_tables() t) limit 1;
  if found then
    raise exception 'There is no list "%" to write to. Name a list of the project.', unknown using errcode = '22023';
  end if;
  for listed in
    select t.named, drafted -> t.short::text as list from private.row_tables() t where drafted ? t.short::text order by t.depth, t.short
  loop
    written := written + private.write_rows(listed.named, jsonb_build_object('project_id', project, 'generation_id', generation_id), listed.list);
  end loop;
  for listed in select t.named, rewritten -> t.short::text as list from private.row_tables() t where rewritten ? t.short::text loop
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
comment on function public.finish_generation is 'Writes everything a run drafted, {"pages": [{"name": …}], …} by the names of lists, or nothing, and ends the run: new rows, other words of rows that have the revision they were read at, and texts where nothing stands. Answers how many rows and texts (sections not counted).';

drop function public.finish_drafting_part;
create function public.finish_drafting_part(
  run_id uuid,
  generation_id uuid,
  drafted jsonb default '{}',
  texts jsonb default null,
  input_tokens integer default null,
  output_tokens integer default null,
  answer jsonb default null,
  notes text[] default '{}',
  left_out jsonb default null
) returns integer
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  project public.projects;
  stored integer;
begin
  perform from public.drafting_runs r where r.id = run_id and r.status = 'running' for share;
  if not found or not exists (select from public.drafting_parts p where p.run_id = run_id and p.draft_id = generation_id) then
    raise exception 'Stopped by hand.' using errcode = 'P0001';
  end if;
  stored := public.finish_generation(generation_id, drafted, input_tokens, output_tokens, answer, notes, left_out);
  select p.* into project from public.projects p join public.generations g on g.project_id = p.id where g.id = generation_id;
  update public.drafting_parts p
  set so_far = null, version = project.version, written = case when texts is not null then private.fill_texts(project.id, project.version, texts) end
  where p.run_id = run_id and p.draft_id = generation_id;
  return stored;
end $$;
comment on function public.finish_drafting_part is 'Ends a part of a run as finish_generation does, and writes its texts where nothing stands yet.';

-- Puts a text a run offers in the place of the one the person compared it with.
create function public.accept_draft(generation_id uuid, over jsonb) returns integer
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  run public.generations;
  stands public.specifications;
  before jsonb;
begin
  perform set_config('private.through', 'draft', true), set_config('private.run', generation_id::text, true);
  select * into run from public.generations g where g.id = generation_id and g.status = 'succeeded' and g.offered is not null for update;
  if not found then
    raise exception 'This draft was used already, or you may not use it. Generate again.' using errcode = 'P0001';
  end if;
  select s.* into stands from public.specifications s join public.projects p on p.id = s.project_id and p.version = s.version
  where s.project_id = run.project_id for update of s;
  select jsonb_object_agg(k, to_jsonb(stands) -> k) into before from jsonb_object_keys(run.offered) k;
  if stands.id is null or exists (select from jsonb_object_keys(run.offered) k where coalesce(before ->> k, '') <> coalesce(over ->> k, '')) then
    raise exception 'Somebody changed this text meanwhile. Compare it with the draft once more.' using errcode = 'P0001';
  end if;
  perform private.put_words('public.specifications', stands.id, run.offered);
  update public.generations g set offered = null, row_count = 1,
    changes = jsonb_build_array(jsonb_build_object('table', 'specifications', 'id', stands.id, 'before', before, 'after', run.offered))
  where g.id = generation_id;
  return 1;
end $$;
comment on function public.accept_draft is 'Writes a text a run offers over the text it was compared with, {"project_scope": …}; refused where another one stands there by now.';

create function private.put_words(wanted regclass, row_id uuid, words jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  execute format('update %1$s t set %2$s from jsonb_populate_record(null::%1$s, $1) p where t.id = $2', wanted,
    (select string_agg(format('%1$I = p.%1$I', w), ', ') from private.word_columns(wanted) w where words ? w::text)) using words, row_id;
end $$;

-- What runs changed of what stood already, with what stands there now; what was deleted since is not among it.
create function private.changes_of(project uuid, runs uuid[]) returns table (run uuid, named regclass, row_id uuid, before jsonb, after jsonb, stands jsonb)
language plpgsql stable set search_path = '' as $$
declare
  listed record;
begin
  for listed in
    select t.named, t.short::text from private.row_tables() t union all select 'public.specifications'::regclass, 'specifications'
  loop
    return query execute format('select g.id, %1$L::regclass, t.id, c -> ''before'', c -> ''after'', to_jsonb(t)
      from public.generations g cross join jsonb_array_elements(g.changes) c join %1$s t on t.id::text = c ->> ''id'' and t.project_id = g.project_id
      where g.id = any ($1) and g.project_id = $2 and c ->> ''table'' = %2$L', listed.named, listed.short) using runs, project;
  end loop;
end $$;

create or replace function private.undo_obstacles(project uuid, runs uuid[], together boolean default false) returns table (id uuid, obstacle text)
language plpgsql stable set search_path = '' as $$
declare
  listed record;
  found_runs uuid[];
  edited_runs uuid[];
  changing uuid[] := array(select g.id from public.generations g where g.id = any (runs) and g.changes is not null);
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
  if changing <> '{}' then
    select standing || array_agg(distinct c.run), edited || array_agg(distinct c.run) filter (where not c.stands @> c.after)
    into standing, edited from private.changes_of(project, changing) c;
  end if;
  for listed in select * from private.row_references() loop
    execute format('select array_agg(distinct r.generation_id) from %s r join %s t on %s
      where r.generation_id = any ($2) and r.project_id = $1 and t.generation_id is distinct from r.generation_id
        and not ($3 and coalesce(t.generation_id = any ($2), false))',
      listed.target, listed.named, listed.tie) into found_runs using project, runs, together;
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
  perform set_config('private.through', 'undo', true);
  select * into run from public.generations g where g.id = generation_id for update;
  if not found then
    raise exception 'You may not undo this draft. Ask an admin of the organization.' using errcode = '42501';
  end if;

  -- Locked first: whoever edits a row, or hangs something on it, comes before or after, never in between.
  for listed in select * from private.row_tables() t loop
    execute format('select from %s t where t.generation_id = $1 %s for update', listed.named, listed.live) using generation_id;
  end loop;
  for listed in select * from private.changes_of(run.project_id, array[generation_id]) loop
    execute format('select from %s t where t.id = $1 for update', listed.named) using listed.row_id;
  end loop;

  select o.obstacle into obstacle from private.undo_obstacles(run.project_id, array[generation_id]) o;
  if obstacle is not null then
    raise exception '%', obstacle using errcode = 'P0001';
  end if;

  for listed in select * from private.changes_of(run.project_id, array[generation_id]) loop
    perform private.put_words(listed.named, listed.row_id, listed.before);
    removed := removed + 1;
  end loop;
  -- What belongs to a row goes with it, and is not counted.
  for listed in select * from private.row_tables() t order by t.depth loop
    execute format('delete from %s t where t.generation_id = $1 %s', listed.named, listed.live) using generation_id;
    get diagnostics gone = row_count;
    removed := removed + gone;
  end loop;
  update public.generations g set status = 'undone' where g.id = generation_id;
  return removed;
end $$;

-- The names of what was deleted, each with what it belonged to.
create table private.deleted_names (
  id bigint generated always as identity primary key,
  removal uuid not null,
  project_id uuid not null references public.projects (id) on delete cascade,
  table_name name not null,
  row_id uuid not null,
  name text not null,
  ties jsonb not null
);
comment on table private.deleted_names is 'What people deleted of projects, by name, so that no draft brings it back; forgotten where it comes back by hand or by undo.';
create index deleted_names_project_id_idx on private.deleted_names (project_id, id);
alter table private.deleted_names enable row level security;

create function private.name_key(name text) returns text
language sql immutable set search_path = '' as $$
  select btrim(lower(regexp_replace(name, '[^[:alnum:]]+', ' ', 'g')))
$$;

-- What a row refers to, by column.
create function private.ties_of(row_words jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_object_agg(e.key, e.value), '{}') from jsonb_each(row_words) e
  where e.key like '%\_id' and e.key not in ('project_id', 'generation_id') and e.value <> 'null'
$$;

-- Remembers what somebody deletes, not what goes along with it: that would not be missed by whoever keeps what it belonged to.
create function private.remember_deleted() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  most constant integer := 2000;
begin
  if pg_trigger_depth() > 1 then
    return null;
  end if;
  insert into private.deleted_names (removal, project_id, table_name, row_id, name, ties)
  select private.removal(), g.project_id, tg_table_name, g.id, g.name, private.ties_of(to_jsonb(g))
  from gone g where private.name_key(g.name) <> '' and exists (select from public.projects p where p.id = g.project_id);
  delete from private.deleted_names d where d.id in (
    select o.id from (select distinct g.project_id from gone g) w
    cross join lateral (select n.id from private.deleted_names n where n.project_id = w.project_id order by n.id desc offset most) o);
  return null;
end $$;

create function private.forget_deleted() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from private.deleted_names d where d.project_id in (select a.project_id from added a)) then
    delete from private.deleted_names d using added a
    where d.project_id = a.project_id and d.table_name = tg_table_name
      and (d.row_id = a.id or private.name_key(d.name) = private.name_key(a.name) and d.ties = private.ties_of(to_jsonb(a)));
  end if;
  return null;
end $$;

-- What an undo takes away nobody deleted.
create function private.forget_undone() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.deleted_names d where d.project_id = new.project_id and d.removal = private.removal();
  return null;
end $$;
create trigger forget_undone after update of status on public.generations for each row
  when (new.status = 'undone' and old.status <> 'undone') execute function private.forget_undone();
create trigger forget_undone after update of undone_at on public.imports for each row
  when (new.undone_at is not null and old.undone_at is null) execute function private.forget_undone();

-- As before, and what has a name is remembered by it.
create or replace procedure private.keep_what_is_removed(named regclass)
language plpgsql set search_path = '' as $$
declare
  loosened text := (select string_agg(format('old.%1$I is distinct from new.%1$I', l.column_name), ' or ') from private.loose_columns(named) l);
begin
  execute format('create or replace trigger keep_removed after delete on %s referencing old table as gone for each statement execute function private.keep_removed()', named);
  if loosened is not null
    and exists (select from pg_catalog.pg_attribute a where a.attrelid = named and a.attname = 'id' and not a.attisdropped) then
    execute format('create or replace trigger keep_loosened after update on %s for each row when (pg_trigger_depth() > 0 and (%s)) execute function private.keep_loosened()', named, loosened);
  end if;
  if 3 = (select count(*) from pg_catalog.pg_attribute a where a.attrelid = named and a.attname in ('id', 'name', 'generation_id') and not a.attisdropped) then
    execute format('create or replace trigger remember_deleted after delete on %s referencing old table as gone for each statement execute function private.remember_deleted()', named);
    execute format('create or replace trigger forget_deleted after insert on %s referencing new table as added for each statement execute function private.forget_deleted()', named);
  end if;
end $$;
do $$
declare
  named regclass;
begin
  for named in select t.tgrelid from pg_catalog.pg_trigger t where t.tgname = 'keep_removed' loop
    call private.keep_what_is_removed(named);
  end loop;
end $$;

create function private.deleted_names_in(wanted uuid) returns table (table_name text, name text, ties jsonb)
language sql stable security definer set search_path = '' as $$
  select d.table_name::text, d.name, d.ties from private.deleted_names d
  where d.project_id = wanted and d.project_id in (select private.project_ids('member')) order by d.id desc
$$;
create function public.get_deleted_names(project_id uuid) returns table (table_name text, name text, ties jsonb)
language sql stable set search_path = '' as $$
  select * from private.deleted_names_in(project_id)
$$;
comment on function public.get_deleted_names is 'What people deleted of a project, by list and name, which no draft brings back; for those who may edit.';

create function public.bring_left_out(generation_id uuid) returns integer
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  run public.generations;
  listed record;
  list jsonb;
  brought integer := 0;
begin
  select * into run from public.generations g where g.id = generation_id and g.status = 'succeeded' and g.left_out is not null for update;
  if not found then
    raise exception 'These were brought in already, or you may not bring them in.' using errcode = 'P0001';
  end if;
  for listed in select t.named, t.short::text as short, t.live from private.row_tables() t where run.left_out ? t.short::text order by t.depth, t.short loop
    -- what stands there again by now is not brought in twice
    execute format('select coalesce(jsonb_agg(r order by place), ''[]'') from jsonb_array_elements($1) with ordinality l (r, place)
      where not exists (select from %s t where t.project_id = $2 %s and private.name_key(t.name) = private.name_key(r ->> ''name'')
        and private.ties_of(to_jsonb(t)) = private.ties_of(r))', listed.named, listed.live) into list using run.left_out -> listed.short, run.project_id;
    brought := brought + private.write_rows(listed.named, jsonb_build_object('project_id', run.project_id, 'generation_id', generation_id), list);
  end loop;
  update public.generations g set left_out = null, row_count = coalesce(g.row_count, 0) + brought where g.id = generation_id;
  return brought;
exception when foreign_key_violation then
  raise exception 'What these belonged to is not there any more, so they cannot be brought in.' using errcode = 'P0001';
end $$;
comment on function public.bring_left_out is 'Writes what a run left out because somebody had deleted it, as rows of that run; answers how many.';

revoke execute on function public.start_generation, public.finish_generation, public.finish_drafting_part, public.accept_draft,
  public.get_deleted_names, public.bring_left_out from public, anon;
grant execute on function public.start_generation, public.finish_generation, public.finish_drafting_part, public.accept_draft,
  public.get_deleted_names, public.bring_left_out to authenticated, service_role;
revoke execute on function private.rewrite_rows, private.write_texts, private.put_words, private.changes_of, private.name_key, private.ties_of,
  private.remember_deleted, private.forget_deleted, private.forget_undone, private.deleted_names_in from public;
grant execute on function private.rewrite_rows, private.write_texts, private.put_words, private.changes_of, private.name_key, private.ties_of,
  private.deleted_names_in to authenticated, service_role;
