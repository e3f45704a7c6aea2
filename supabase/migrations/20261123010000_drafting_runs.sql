-- One press drafts a whole specification: a run whose parts are generations, so that everybody who may read the project sees the
-- same progress and the same end, whoever pressed and wherever it is written.

create table public.drafting_runs (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references public.projects (id) on delete cascade,
  status text not null default 'running' check (status in ('running', 'ended', 'stopped', 'interrupted', 'undone')),
  attempt integer not null default 1,
  adds_to_all boolean not null default false,
  created_by uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  beat_at timestamptz not null default now(),
  finished_at timestamptz,
  unique (id, project_id)
);
comment on table public.drafting_runs is 'One press that drafts a specification, section by section.';
comment on column public.drafting_runs.attempt is 'Counts how often it was gone on with: whoever still writes an earlier one writes no more.';
comment on column public.drafting_runs.adds_to_all is 'Whether sections that hold something are drafted, too.';
comment on column public.drafting_runs.beat_at is 'When the server that writes it last said that it lives.';
create index drafting_runs_project_id_idx on public.drafting_runs (project_id, created_at desc);
create index drafting_runs_created_by_idx on public.drafting_runs (created_by);
create unique index drafting_runs_running_key on public.drafting_runs (project_id) where status = 'running';
call private.protect('public.drafting_runs');

create table public.drafting_parts (
  id uuid primary key default gen_random_uuid(),
  run_id uuid not null,
  project_id uuid not null references public.projects (id) on delete cascade,
  function text not null check (char_length(function) <= 100),
  place smallint not null,
  draft_id uuid,
  is_kept boolean not null default false,
  error text check (char_length(error) <= 2000),
  so_far text check (char_length(so_far) <= 50000),
  version text check (char_length(version) <= 50),
  written jsonb check (pg_column_size(written) <= 1000000),
  unique (run_id, function),
  foreign key (run_id, project_id) references public.drafting_runs (id, project_id) on delete cascade,
  foreign key (draft_id, project_id) references public.generations (id, project_id) on delete set null (draft_id)
);
comment on table public.drafting_parts is 'The sections of a run, in the order they build on each other, each with the generation that drafted it last.';
comment on column public.drafting_parts.draft_id is 'The generation that drafts it, the last one where there were several.';
comment on column public.drafting_parts.is_kept is 'Whether something stood there already, so that nothing was drafted.';
comment on column public.drafting_parts.so_far is 'A text as far as it is written; null once it has ended.';
comment on column public.drafting_parts.written is 'The texts that were written into the specification of `version`, by column; one that was no longer empty is not among them.';
create index drafting_parts_run_id_idx on public.drafting_parts (run_id, project_id);
create index drafting_parts_project_id_idx on public.drafting_parts (project_id);
create index drafting_parts_draft_id_idx on public.drafting_parts (draft_id, project_id);
call private.protect('public.drafting_parts');

-- Runs are a record: nobody takes them away, and what they write touches the project by itself.
do $$
declare
  short text;
begin
  foreach short in array array['drafting_runs', 'drafting_parts'] loop
    execute format('drop policy %I on public.%I', short || '_delete', short);
    execute format('revoke insert, update, delete on public.%I from authenticated', short);
    execute format('drop trigger touch_inserted on public.%1$I; drop trigger touch_updated on public.%1$I; drop trigger touch_deleted on public.%1$I', short);
  end loop;
end $$;
grant insert (project_id, status, adds_to_all), update (status, attempt, beat_at, finished_at) on public.drafting_runs to authenticated;
grant insert (run_id, project_id, function, place), update (draft_id, is_kept, error, so_far, version, written) on public.drafting_parts to authenticated;

-- A server says every few seconds that it lives; one that has not for this long is gone, and so is what it was writing.
create function private.is_lost(run public.drafting_runs) returns boolean
language sql stable set search_path = '' as $$
  select run.status = 'running' and run.beat_at < now() - interval '30 seconds'
$$;

-- Ends what a run is writing, whose parts can be drafted again.
create function private.end_parts(run_id uuid, said text) returns void
language sql volatile set search_path = '' as $$
  update public.generations g set status = 'failed', error = end_parts.said, finished_at = now()
  from public.drafting_parts p where p.run_id = end_parts.run_id and g.id = p.draft_id and g.status = 'running'
$$;

-- Begins a run over these functions, or goes on with one that has ended: with those of them that did not succeed. Where one is
-- running already, that one is answered, and `is_begun` is false.
create function public.start_drafting_run(project_id uuid, functions text[], adds_to_all boolean default false, goes_on uuid default null)
returns table (id uuid, attempt integer, is_begun boolean)
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  lost public.drafting_runs;
  started uuid;
  attempt integer := 1;
begin
  for lost in select * from public.drafting_runs r where r.project_id = project_id and private.is_lost(r) for update loop
    perform private.end_parts(lost.id, 'The server stopped before this was written.');
    update public.drafting_runs r set status = 'interrupted', finished_at = now() where r.id = lost.id;
  end loop;
  if goes_on is null then
    insert into public.drafting_runs as r (project_id, adds_to_all) values (project_id, adds_to_all) returning r.id into started;
    insert into public.drafting_parts (run_id, project_id, function, place)
    select started, project_id, f.name, f.place from unnest(functions) with ordinality f (name, place);
  else
    update public.drafting_runs r set status = 'running', attempt = r.attempt + 1, beat_at = now(), finished_at = null
    where r.id = goes_on and r.project_id = project_id and r.status in ('ended', 'stopped', 'interrupted') returning r.id, r.attempt into started, attempt;
    if started is null then
      select r.id into started from public.drafting_runs r where r.id = goes_on and r.project_id = project_id and r.status = 'running';
      if started is null then
        raise exception 'This draft can no longer be gone on with. Draft what is empty anew.' using errcode = 'P0001';
      end if;
      return query select started, attempt, false;
      return;
    end if;
    update public.drafting_parts p set draft_id = null, is_kept = false, error = null, so_far = null
    where p.run_id = started and p.function = any (functions)
      and not exists (select from public.generations g where g.id = p.draft_id and g.status in ('succeeded', 'undone'));
  end if;
  return query select started, attempt, true;
exception when unique_violation then
  return query select r.id, r.attempt, false from public.drafting_runs r where r.project_id = project_id and r.status = 'running';
end $$;
comment on function public.start_drafting_run is 'Begins a run over the sections of a project or goes on with one; answers the one that is running where there is one already.';

-- Whether the run is still to be written: false once somebody stopped it, or goes on with it elsewhere.
create function public.beat_drafting_run(run_id uuid, attempt integer) returns boolean
language plpgsql set search_path = '' as $$
begin
  update public.drafting_runs r set beat_at = now()
  where r.id = beat_drafting_run.run_id and r.attempt = beat_drafting_run.attempt and r.status = 'running';
  return found;
end $$;
comment on function public.beat_drafting_run is 'Says that the server that writes a run lives; answers whether the run goes on.';

create function public.stop_drafting_run(run_id uuid) returns boolean
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
begin
  update public.drafting_runs r set status = 'stopped', finished_at = now() where r.id = run_id and r.status = 'running';
  if not found then
    return false;
  end if;
  perform private.end_parts(run_id, 'Stopped by hand.');
  return true;
end $$;
comment on function public.stop_drafting_run is 'Ends a run; what is finished stays. Answers whether there was something to stop.';

-- Writes texts into the columns of a specification that are empty; answers those that were written.
create function private.fill_texts(project uuid, named text, texts jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  columns constant text[] := array['project_overview', 'project_scope', 'references_list', 'product_perspective', 'business_model',
    'pricing_details', 'frontend_details', 'backend_details', 'database_details'];
  standing jsonb;
  written jsonb;
begin
  insert into public.specifications (project_id, version) values (project, named) on conflict do nothing;
  select to_jsonb(s) into standing from public.specifications s where s.project_id = project and s.version = named for update;
  if standing is null then
    raise exception 'You may read this project but not change it. Ask an admin of the organization.' using errcode = '42501';
  end if;
  select coalesce(jsonb_object_agg(t.key, t.value), '{}') into written from jsonb_each_text(texts) t
  where t.key = any (columns) and btrim(coalesce(standing ->> t.key, '')) = '' and btrim(coalesce(t.value, '')) <> '';
  if written <> '{}' then
    execute format('update public.specifications s set %s where s.project_id = $1 and s.version = $2', (
      select string_agg(format('%I = %L', t.key, t.value), ', ') from jsonb_each_text(written) t)) using project, named;
  end if;
  return written;
end $$;

create function public.finish_drafting_part(
  run_id uuid,
  generation_id uuid,
  drafted jsonb default '{}',
  texts jsonb default null,
  input_tokens integer default null,
  output_tokens integer default null,
  answer jsonb default null
) returns integer
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  project public.projects;
  stored integer;
begin
  perform set_config('private.through', 'draft', true);
  perform from public.drafting_runs r where r.id = run_id and r.status = 'running' for share;
  if not found or not exists (select from public.drafting_parts p where p.run_id = run_id and p.draft_id = generation_id) then
    raise exception 'Stopped by hand.' using errcode = 'P0001';
  end if;
  stored := public.finish_generation(generation_id, drafted, input_tokens, output_tokens, answer);
  select p.* into project from public.projects p join public.generations g on g.project_id = p.id where g.id = generation_id;
  update public.drafting_parts p
  set so_far = null, version = project.version, written = case when texts is not null then private.fill_texts(project.id, project.version, texts) end
  where p.run_id = run_id and p.draft_id = generation_id;
  return stored;
end $$;
comment on function public.finish_drafting_part is 'Ends a part of a run as finish_generation does, and writes its texts where nothing stands yet.';

-- What a project's last run is at, for everybody who may read the project; null where there was none.
create function public.get_drafting_run(project_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('id', r.id, 'created_by', r.created_by, 'created_at', r.created_at, 'finished_at', r.finished_at,
    'adds_to_all', r.adds_to_all, 'status', case when private.is_lost(r) then 'interrupted' else r.status end, 'now', now(),
    'parts', (
      select jsonb_agg(jsonb_build_object('function', p.function, 'generation_id', p.draft_id, 'count', g.row_count,
        'error', coalesce(g.error, p.error), 'so_far', case when g.status = 'running' then p.so_far end, 'started_at', g.created_at, 'finished_at', g.finished_at,
        'written', array(select jsonb_object_keys(coalesce(p.written, '{}'))),
        'is_offered', g.status = 'succeeded' and p.written = '{}' and g.answer is not null,
        'status', case
          when p.is_kept then 'kept'
          when g.status = 'succeeded' then 'done'
          when g.status = 'undone' then 'undone'
          when g.status = 'running' and r.status = 'running' and not private.is_lost(r) then 'writing'
          when p.error is not null or g.id is not null then 'failed'
          else 'waiting'
        end) order by p.place)
      from public.drafting_parts p left join public.generations g on g.id = p.draft_id where p.run_id = r.id))
  from public.drafting_runs r where r.project_id = get_drafting_run.project_id order by r.created_at desc, r.id limit 1
$$;
comment on function public.get_drafting_run is 'The last run over all sections of a project with its parts, as it stands now.';

-- Taken back together, drafts may stand on each other.
drop function private.undo_obstacles;
create function private.undo_obstacles(project uuid, runs uuid[], together boolean default false) returns table (id uuid, obstacle text)
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

-- The texts a run wrote, with what stands there now.
create function private.written_texts(run_id uuid) returns table (function text, version text, column_name text, wrote text, stands text)
language sql stable set search_path = '' as $$
  select p.function, p.version, t.key, t.value, to_jsonb(s) ->> t.key
  from public.drafting_parts p
  join public.generations g on g.id = p.draft_id and g.status = 'succeeded'
  cross join jsonb_each_text(p.written) t
  join public.specifications s on s.project_id = p.project_id and s.version = p.version
  where p.run_id = written_texts.run_id and btrim(coalesce(to_jsonb(s) ->> t.key, '')) <> ''
$$;

create function public.undo_drafting_run(run_id uuid) returns integer
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  run public.drafting_runs;
  runs uuid[];
  listed record;
  obstacles text;
  removed integer := 0;
  gone integer;
begin
  perform set_config('private.through', 'undo', true);
  select * into run from public.drafting_runs r where r.id = run_id for update;
  if not found then
    raise exception 'You may not undo this draft. Ask an admin of the organization.' using errcode = '42501';
  elsif run.status = 'undone' then
    raise exception 'This draft was undone already.' using errcode = 'P0001';
  elsif run.status = 'running' and not private.is_lost(run) then
    raise exception 'This is still being drafted. Stop it first.' using errcode = 'P0001';
  end if;
  perform private.end_parts(run_id, 'The server stopped before this was written.');
  runs := array(select g.id from public.drafting_parts p join public.generations g on g.id = p.draft_id
    where p.run_id = run_id and g.status = 'succeeded');

  -- Locked first: whoever edits a row, or hangs something on it, comes before or after, never in between.
  perform from public.specifications s where s.project_id = run.project_id and s.version in (
    select p.version from public.drafting_parts p where p.run_id = run_id) for update;
  for listed in select * from private.row_tables() t loop
    execute format('select from %s t where t.generation_id = any ($1) and t.project_id = $2 %s for update', listed.named, listed.live)
      using runs, run.project_id;
  end loop;

  select string_agg(o.said, ' ' order by o.said) into obstacles from (
    select private.drafted_by(g.function) || ': ' || case when u.obstacle like 'Something in this draft was edited%'
      then 'something was edited since.' else u.obstacle end as said
    from private.undo_obstacles(run.project_id, runs, true) u join public.generations g on g.id = u.id
    where u.obstacle is not null and g.row_count > 0 and u.obstacle not like 'Everything in this draft was deleted%'
    union
    select private.drafted_by(t.function) || ': the text was edited since.' from private.written_texts(run_id) t where t.wrote <> t.stands
  ) o;
  if obstacles is not null then
    raise exception 'This cannot be undone as a whole. %', obstacles using errcode = 'P0001';
  end if;

  for listed in select * from private.written_texts(run_id) loop
    execute format('update public.specifications s set %I = null where s.project_id = $1 and s.version = $2', listed.column_name)
      using run.project_id, listed.version;
    removed := removed + 1;
  end loop;
  for listed in select * from private.row_tables() t order by t.depth loop
    execute format('delete from %s t where t.generation_id = any ($1) and t.project_id = $2 %s', listed.named, listed.live)
      using runs, run.project_id;
    get diagnostics gone = row_count;
    removed := removed + gone;
  end loop;
  if removed = 0 then
    raise exception 'Nothing of this draft is left, so there is nothing to undo.' using errcode = 'P0001';
  end if;
  update public.generations g set status = 'undone' where g.id = any (runs);
  update public.drafting_runs r set status = 'undone', finished_at = coalesce(r.finished_at, now()) where r.id = run_id;
  return removed;
end $$;
comment on function public.undo_drafting_run is 'Removes all that a run wrote, rows and texts, or nothing; answers how many rows and texts.';

-- `generate-user-classes` writes 'User classes'.
create function private.drafted_by(named text) returns text
language sql immutable set search_path = '' as $$
  select upper(left(w, 1)) || substr(w, 2) from replace(regexp_replace(named, '^generate-', ''), '-', ' ') w
$$;

revoke execute on function public.start_drafting_run, public.beat_drafting_run, public.stop_drafting_run, public.finish_drafting_part,
  public.get_drafting_run, public.undo_drafting_run from public, anon;
grant execute on function public.start_drafting_run, public.beat_drafting_run, public.stop_drafting_run, public.finish_drafting_part,
  public.get_drafting_run, public.undo_drafting_run to authenticated, service_role;
revoke execute on function private.is_lost, private.end_parts, private.fill_texts, private.undo_obstacles, private.written_texts,
  private.drafted_by from public;
grant execute on function private.is_lost, private.end_parts, private.fill_texts, private.undo_obstacles, private.written_texts,
  private.drafted_by to authenticated, service_role;
