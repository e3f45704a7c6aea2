-- A run over all sections takes an instruction, like each draft, and says which parts of it nothing was made of.

alter table public.drafting_runs
  add column instruction text check (char_length(instruction) <= 2000),
  add column unused text[] check (pg_column_size(unused) <= 40000);
comment on column public.drafting_runs.instruction is 'What whoever began it wanted to be different in every part, in their words.';
comment on column public.drafting_runs.unused is 'The parts of the instruction that the built-in drafter has used nowhere so far; null where nobody has looked.';
grant insert (instruction), update (unused) on public.drafting_runs to authenticated;

-- As before, with an instruction, which a run that is gone on with keeps.
drop function public.start_drafting_run;
create function public.start_drafting_run(
  project_id uuid,
  functions text[],
  adds_to_all boolean default false,
  goes_on uuid default null,
  instruction text default null
)
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
    insert into public.drafting_runs as r (project_id, adds_to_all, instruction) values (project_id, adds_to_all, instruction)
    returning r.id into started;
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
revoke execute on function public.start_drafting_run from public, anon;
grant execute on function public.start_drafting_run to authenticated, service_role;

-- As before, and the part is drafted with the run's instruction.
create or replace function public.begin_drafting_part(
  run_id uuid,
  attempt integer,
  function text,
  provider text,
  model text default null,
  own_model boolean default false,
  daily_limit integer default null
) returns uuid
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  run public.drafting_runs;
  started uuid;
begin
  if not public.beat_drafting_run(run_id, attempt) then
    raise exception 'Stopped by hand.' using errcode = 'P0001';
  end if;
  select * into run from public.drafting_runs r where r.id = run_id;
  -- a run asks for each part once; what others ask for meanwhile is another question
  started := public.start_generation(project_id => run.project_id, function => function, provider => provider, model => model,
    asked => 'run ' || run_id, own_model => own_model, daily_limit => daily_limit, instruction => run.instruction);
  update public.drafting_parts p set draft_id = started where p.run_id = run_id and p.function = function;
  return started;
end $$;

-- As before, with the instruction and what nothing was made of.
create or replace function public.get_drafting_run(project_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('id', r.id, 'created_by', r.created_by, 'created_at', r.created_at, 'finished_at', r.finished_at,
    'adds_to_all', r.adds_to_all, 'instruction', r.instruction, 'unused', to_jsonb(r.unused),
    'status', case when private.is_lost(r) then 'interrupted' else r.status end, 'now', now(),
    'parts', (
      select jsonb_agg(jsonb_build_object('function', p.function, 'generation_id', p.draft_id, 'count', g.row_count,
        'error', coalesce(g.error, p.error), 'notes', coalesce(g.notes, '{}'), 'has_left_out', coalesce(g.has_left_out, false), 'so_far', case when g.status = 'running' then p.so_far end, 'started_at', g.created_at, 'finished_at', g.finished_at,
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
