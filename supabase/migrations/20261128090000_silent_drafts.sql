-- A draft whose server died no longer keeps its successor waiting: like a run over all sections, it says every few seconds that it lives.

alter table public.generations add column beat_at timestamptz not null default now();
comment on column public.generations.beat_at is 'When the server that writes it last said that it lives.';
grant update (beat_at) on public.generations to authenticated;

create function public.beat_generation(id uuid) returns boolean
language plpgsql set search_path = '' as $$
begin
  update public.generations g set beat_at = now()
  where g.id = beat_generation.id and g.status = 'running' and g.beat_at < now() - interval '5 seconds';
  return exists (select from public.generations g where g.id = beat_generation.id and g.status = 'running');
end $$;
comment on function public.beat_generation is 'Says that the server that writes a draft lives; answers whether the draft goes on.';
revoke execute on function public.beat_generation from public, anon;
grant execute on function public.beat_generation to authenticated, service_role;

-- What nobody has said for half a minute that he writes it is written by nobody.
create function public.end_silent_generations(project_id uuid) returns integer
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  ended integer;
begin
  update public.generations g set status = 'failed', error = 'The server stopped before this was written. Generate again.', finished_at = now()
  where g.project_id = project_id and g.status = 'running' and g.beat_at < now() - interval '30 seconds';
  get diagnostics ended = row_count;
  return ended;
end $$;
comment on function public.end_silent_generations is 'Ends the drafts of a project whose server has been silent for half a minute; answers how many there were.';
revoke execute on function public.end_silent_generations from public, anon;
grant execute on function public.end_silent_generations to authenticated, service_role;

-- As before, where silence tells that the server died, not age.
create or replace function public.start_generation(
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
  perform public.end_silent_generations(project_id);
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

-- As before; what an earlier attempt left being written has nobody who writes it, and must not be waited for.
create or replace function public.start_drafting_run(
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
    perform private.end_parts(started, 'The server stopped before this was written.');
    update public.drafting_parts p set draft_id = null, is_kept = false, error = null, so_far = null
    where p.run_id = started and p.function = any (functions)
      and not exists (select from public.generations g where g.id = p.draft_id and g.status in ('succeeded', 'undone'));
  end if;
  return query select started, attempt, true;
exception when unique_violation then
  return query select r.id, r.attempt, false from public.drafting_runs r where r.project_id = project_id and r.status = 'running';
end $$;
